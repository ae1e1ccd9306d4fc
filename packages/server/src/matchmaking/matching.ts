import type { PersonId } from "@roundtable/host/tables/table";

/** A person who waits for a game. */
export interface Seeker {
  readonly person: PersonId;
  readonly game: string;
  /** null for any number. */
  readonly seats: number | null;
  readonly rated: boolean;
  /** When bots become acceptable; null for never. */
  readonly botsAt: number | null;
  readonly rating: number | null;
  readonly since: number;
}

/** A possible table: these people, with bots on the other seats. */
export interface MatchedGroup {
  readonly game: string;
  readonly size: number;
  readonly rated: boolean;
  readonly people: readonly PersonId[];
}

export interface MatchingContext {
  readonly now: number;
  readonly sizesOf: (game: string) => {
    readonly min: number;
    readonly max: number;
    readonly usual: number;
  };
  /** Whether one of the two has blocked the other. */
  readonly areApart: (one: PersonId, other: PersonId) => boolean;
}

/** People who accept any number wait this long for the usual one before fewer or more will do. */
const SETTLE_MS = 15_000;
/** The allowed difference in rating at first, and how much it grows per second of waiting. */
const NEAR = 100;
const WIDER_PER_SECOND = 10;

/** The groups that can start now. The person who has waited longest chooses first, and nobody is in two groups. */
export function matchedGroups(seekers: readonly Seeker[], context: MatchingContext): MatchedGroup[] {
  const taken = new Set<PersonId>();
  const companies: MatchedGroup[] = [];
  for (const first of seekers.toSorted((one, other) => one.since - other.since)) {
    if (taken.has(first.person)) continue;
    const free = seekers.filter((other) => !taken.has(other.person) && isSameGame(first, other));
    const group = groupAround(first, free, context);
    if (group === null) continue;
    companies.push(group);
    for (const person of group.people) taken.add(person);
  }
  return companies;
}

function isSameGame(one: Seeker, other: Seeker): boolean {
  return one.person !== other.person && one.game === other.game && one.rated === other.rated;
}

function groupAround(first: Seeker, free: readonly Seeker[], context: MatchingContext): MatchedGroup | null {
  const { now } = context;
  const { game, rated } = first;
  const at = (size: number, others: readonly Seeker[]): MatchedGroup => ({
    game,
    size,
    rated,
    people: [first, ...others].map(({ person }) => person),
  });
  const sizes = sizesFor(first, context);
  for (const size of sizes) {
    const others = othersFor(first, size, free, context);
    if (others.length === size - 1) return at(size, others);
  }
  // People who accept bots rather play with others now than wait until their own time for bots has come.
  if (first.botsAt === null || first.botsAt > now) return null;
  const withBots = free.filter(({ botsAt }) => botsAt !== null);
  const size = first.seats ?? context.sizesOf(game).usual;
  return at(size, othersFor(first, size, withBots, context));
}

/** The wanted number of players; otherwise the usual one, and after a while any. */
function sizesFor({ game, seats, since }: Seeker, { now, sizesOf }: MatchingContext): number[] {
  if (seats !== null) return [seats];
  const { min, max, usual } = sizesOf(game);
  const fewest = Math.max(2, min);
  if (now - since < SETTLE_MS) return [usual];
  const all = Array.from({ length: max - fewest + 1 }, (_, nth) => max - nth);
  return [usual, ...all.filter((size) => size !== usual)];
}

/** Those who have waited longest; at rated tables, those nearest in rating. */
function othersFor(
  first: Seeker,
  size: number,
  free: readonly Seeker[],
  { now, areApart }: MatchingContext,
): Seeker[] {
  const reach = NEAR + ((now - first.since) / 1000) * WIDER_PER_SECOND;
  const far = (other: Seeker): number =>
    first.rated && first.rating !== null && other.rating !== null ? Math.abs(first.rating - other.rating) : 0;
  const inOrder = free
    .filter((other) => (other.seats === null || other.seats === size) && far(other) <= reach)
    .toSorted((one, other) => far(one) - far(other) || one.since - other.since);
  const chosen: Seeker[] = [];
  for (const other of inOrder) {
    if (chosen.length === size - 1) break;
    if ([first, ...chosen].every(({ person }) => !areApart(person, other.person))) chosen.push(other);
  }
  return chosen;
}
