import type { BotSight, Watched } from "@roundtable/bots";
import type { Seat } from "@roundtable/kernel";
import type { QuestCard } from "../../rules/cards.ts";
import { type Character, type Loyalty, type Side, sideOf } from "../../rules/characters.ts";
import { isNamedRightly } from "../../rules/hunt.ts";
import { type Fact, type Known, learnedBy, mustShow } from "../../rules/introduction.ts";
import type { QuestShape, View } from "../../rules/quest.ts";

/** Everything but the sampled world: this bot samples deals itself, from what it knows. */
export type Sight = Omit<BotSight<QuestShape>, "world">;

/** What everybody can see and hear at the table. */
export type Table = Watched<QuestShape>;

/** The seat number of an observer, who has no seat. */
const NOBODY: Seat = -1;

/** A possible deal: a character for each seat. */
export type Deal = readonly Character[];

/** What a player knows for certain, and how an imagined deal fits it. */
export interface Knowledge {
  readonly seat: Seat;
  readonly sides: ReadonlyMap<Seat, Side>;
  readonly characters: ReadonlyMap<Seat, Character>;
  /** The player's own cards, quest by quest. */
  readonly cards: readonly (QuestCard | null)[];
  readonly checks: readonly { readonly seat: Seat; readonly loyalty: Loyalty }[];
  /** QU-9: whether the introduction would have told the player exactly what it did. */
  explains(deal: Deal): boolean;
}

/** The seat's true knowledge. */
export function ownKnowledge({ seat, seats, view }: Sight): Knowledge {
  const { mine } = view;
  if (mine === null) throw new Error("A bot has a character.");
  const shown = (loyalty: Known): boolean => loyalty === "shows-good" || loyalty === "shows-evil";
  const facts = mine.facts.filter(({ known }) => !shown(known));
  const leaderShowed = mine.facts.find(({ known }) => shown(known))?.known ?? null;
  const characters = new Map([...publicCharacters(view), [seat, mine.character] as const]);
  const sides = publicSides(view, seats);
  for (const { seat: other, known } of facts) {
    const character = characterKnown(known);
    if (character !== null) characters.set(other, character);
    else sides.set(other, "evil");
  }
  const hunterHidden = view.directorsCut && seats >= 6;
  const introduction = {
    set: view.set,
    firstLeader: view.firstLeader,
    hunterHidden,
    leaderShows: "good" as const,
  };
  const wanted = written(facts);
  const leader = leaderShowed === null ? null : leaderShowed === "shows-evil" ? "evil" : "good";
  return {
    seat,
    sides,
    characters,
    cards: mine.cards,
    checks: [
      ...mine.checks,
      ...(leader === null ? [] : [{ seat: view.firstLeader, loyalty: leader } as const]),
    ],
    explains: (deal) =>
      written(learnedBy(seat, { ...introduction, deal }).filter(({ known }) => !shown(known))) === wanted,
  };
}

/** What a good player on this seat would know: an evil player talks as if it knew no more. */
export function pretendedKnowledge({ seats, view }: Table, seat: Seat): Knowledge {
  const pretended = view.quests.map(({ team }) => (team.includes(seat) ? "success" : null));
  const sides = publicSides(view, seats);
  const characters = publicCharacters(view);
  if (!characters.has(seat)) sides.set(seat, "good");
  return { seat, sides, characters, cards: pretended, checks: [], explains: () => true };
}

/** What an observer without a card knows. */
export function publicKnowledge({ seats, view }: Table): Knowledge {
  const [sides, characters] = [publicSides(view, seats), publicCharacters(view)];
  return { seat: NOBODY, sides, characters, cards: [], checks: [], explains: () => true };
}

function publicCharacters({ revealed, hunt, set }: View): Map<Seat, Character> {
  const known = new Map<Seat, Character>();
  for (const [seat, character] of Object.entries(revealed)) known.set(Number(seat), character);
  // A player who was rightly named as a Loyal Servant may be a Duke: everybody knows only that they are good.
  for (const { seat, character, right } of hunt?.named ?? [])
    if (
      right &&
      seat !== null &&
      set.every((other) => other === character || !isNamedRightly(other, character))
    )
      known.set(seat, character);
  return known;
}

/**
 * QU-20b: once the hands are dropped, a player who kept theirs is good, or the Mutineer. QU-21: a rightly named player
 * is good.
 */
function publicSides({ dropped, set, hunt }: View, seats: number): Map<Seat, Side> {
  const sides = new Map<Seat, Side>();
  for (const { seat, right } of hunt?.named ?? []) if (right && seat !== null) sides.set(seat, "good");
  if (dropped.length === 0) return sides;
  for (let seat = 0; seat < seats; seat++) {
    if (dropped.includes(seat)) sides.set(seat, "evil");
    else if (!set.includes("mutineer")) sides.set(seat, "good");
  }
  return sides;
}

function characterKnown(known: Known): Character | null {
  switch (known) {
    case "scion":
    case "mutineer":
    case "blind-hunter":
    case "evil-lancelot":
    case "good-lancelot":
    case "morgan-le-fay":
    case "cleric":
      return known;
    case "evil":
    case "hunter-or-lancelot":
    case "shows-good":
    case "shows-evil":
      return null;
  }
}

function written(facts: readonly Fact[]): string {
  return facts
    .map(({ seat, known }) => `${seat} ${known}`)
    .toSorted()
    .join();
}

/** QU-15: whether this character could have shown that. */
export function couldShow(character: Character, loyalty: Loyalty): boolean {
  return (mustShow(character) ?? loyalty) === loyalty;
}

export function isEvil(character: Character | undefined): boolean {
  return character !== undefined && sideOf(character) === "evil";
}
