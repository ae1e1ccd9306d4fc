import { randomUUID } from "node:crypto";
import type { MatchmakingRequest, MatchmakingState, MatchmakingBody } from "@roundtable/protocol/matchmaking";
import type { Person } from "@roundtable/protocol";
import type { StoreTime } from "@roundtable/host/clock";
import type { Tables } from "../live/tables.ts";
import { inBackground } from "../common/log.ts";
import { isRefusal, refused, type Refusal } from "@roundtable/host/refusal";
import { encode } from "@roundtable/host/disclosure/frame";
import type { Services } from "../live/services.ts";
import { UNKNOWN } from "../ratings/glicko.ts";
import { ratingsOf } from "../ratings/rating-repository.ts";
import { blockedBy } from "../moderation/block-repository.ts";
import {
  allWaiting,
  AlreadyTaken,
  dropOffer,
  isWaiting,
  saveOffer,
  markReady,
  markSeated,
  saveWaiting,
  prolong,
  prolongAll,
  releaseOffer,
  removeWaitingBefore,
  stopWaiting,
  type WaitingRow,
} from "./waiting-repository.ts";
import type { PersonId } from "@roundtable/host/tables/table";
import { matchedGroups, type MatchedGroup, type Seeker } from "./matching.ts";

/** How often the matchmaker looks at everyone who waits. */
const LOOK_MS = 1000;
/** A person whose page is gone for this long stops waiting. It is enough to reload the page. */
const GRACE_MS = 20_000;
/** How long people have to accept an offer. */
const READY_MS = 20_000;
/** How long a person can find out that they were seated. */
const SEATED_MS = 60_000;

/**
 * Matchmaking. Everyone who waits is in the store, and each node looks after the people whose page it serves. If two nodes
 * match the same person, the transaction of one fails.
 */
export class Matchmaker {
  readonly #services: Services;
  readonly #tables: Tables;
  /** People whose page is open here, and what they were last sent. */
  readonly #told = new Map<PersonId, string>();
  #isLooking = false;
  #isAskedAgain = false;
  #isAwaited = false;
  #isStopped = false;

  constructor(services: Services, tables: Tables) {
    this.#services = services;
    this.#tables = tables;
  }

  /** Somebody has opened their home page here. */
  onWatched(person: PersonId): void {
    this.#meet(person).catch(this.#failed);
  }

  /** After a restart, everyone who waited gets time to come back. */
  async wake(): Promise<void> {
    const { store, clock } = this.#services;
    if ((await allWaiting(store.db)).length === 0) return;
    const now = clock.now();
    await store.write((db) => prolongAll(db, now + GRACE_MS, now + READY_MS));
  }

  stop(): void {
    this.#isStopped = true;
  }

  async find(person: Person, wanted: MatchmakingRequest): Promise<MatchmakingBody | Refusal> {
    const { store, clock, games } = this.#services;
    const inPlay = await games.load(wanted.game);
    if (inPlay === null) return refused("no-such-game");
    const { min, max } = inPlay.game.seats;
    if (wanted.seats !== null && (wanted.seats < min || wanted.seats > max)) return refused("no-such-seat");
    if (await this.#tables.making.hasTooMany(person.id)) return refused("too-many-tables");
    const now = clock.now();
    const { game, seats, rated, botsAfter } = wanted;
    const rating = rated ? await this.#ratingIn(game, person.id, now) : null;
    await store.write((db) =>
      saveWaiting(db, {
        person: person.id,
        game,
        seats: seats ?? 0,
        rated: rated ? 1 : 0,
        bots_at: botsAfter === null ? null : now + botsAfter * 1000,
        rating,
        since: now,
        until: now + GRACE_MS,
      }),
    );
    this.#told.set(person.id, "");
    await this.#look();
    return await this.stateOf(person.id);
  }

  /** The person's rating, as of now. */
  async #ratingIn(game: string, person: PersonId, now: StoreTime): Promise<number> {
    const ratings = await ratingsOf(this.#services.store.db, person, now);
    return (ratings.find((one) => one.game === game) ?? UNKNOWN).rating;
  }

  async cancel(person: PersonId): Promise<MatchmakingBody> {
    await this.#services.store.write((db) => stopWaiting(db, [person]));
    await this.#look();
    return await this.stateOf(person);
  }

  async ready(person: PersonId): Promise<MatchmakingBody> {
    const { store, clock } = this.#services;
    const now = clock.now();
    await store.write((db) => markReady(db, person, now));
    await this.#look();
    return await this.stateOf(person);
  }

  async stateOf(person: PersonId): Promise<MatchmakingBody> {
    const rows = await allWaiting(this.#services.store.db);
    return bodyFor(person, rows, this.#services.clock.now());
  }

  /** A page was opened here. Its person may be waiting already. */
  async #meet(person: PersonId): Promise<void> {
    if (!(await isWaiting(this.#services.store.db, person))) return;
    this.#told.set(person, "");
    await this.#look();
  }

  readonly #failed = (error: unknown): void => {
    this.#services.log.error({ error }, "A matchmaking round failed.");
  };

  /** One round at a time; each covers everyone. */
  async #look(): Promise<void> {
    this.#isAskedAgain = true;
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      while (this.#isAskedAgain && !this.#isStopped) {
        this.#isAskedAgain = false;
        await this.#lookOnce();
      }
    } finally {
      this.#isLooking = false;
      this.#lookLater();
    }
  }

  #lookLater(): void {
    if (this.#told.size === 0 || this.#isAwaited || this.#isStopped) return;
    this.#isAwaited = true;
    this.#services.clock.after(LOOK_MS, () => {
      this.#isAwaited = false;
      void inBackground(() => this.#look().catch(this.#failed));
    });
  }

  async #lookOnce(): Promise<void> {
    await this.#stayAwhile();
    await this.#settleOffers();
    await this.#bringTogether();
    await this.#tell();
  }

  /** Renews the wait of everyone whose page is open here, and removes people who are gone from all nodes. */
  async #stayAwhile(): Promise<void> {
    const { store, clock, lobby } = this.#services;
    const now = clock.now();
    const rows = await allWaiting(store.db);
    const here = rows.filter(
      ({ person, until, table_id }) =>
        table_id === null && lobby.has(person) && until - now < GRACE_MS - LOOK_MS * 4,
    );
    if (here.length > 0)
      await store.write((db) =>
        prolong(
          db,
          here.map(({ person }) => person),
          now + GRACE_MS,
        ),
      );
    const isHere = new Set(here.map(({ person }) => person));
    if (rows.some(({ person, until }) => until < now && !isHere.has(person)))
      await store.write((db) => removeWaitingBefore(db, now));
  }

  /** Makes a table of each offer that all have accepted, and drops those that have expired. */
  async #settleOffers(): Promise<void> {
    const { store, clock } = this.#services;
    const now = clock.now();
    const offered = (await allWaiting(store.db)).filter(
      ({ offer, table_id }) => offer !== null && table_id === null,
    );
    for (const [offer, rows] of Map.groupBy(offered, (row) => row.offer ?? "")) {
      const isShort = rows.length < peopleIn(offer);
      if (!isShort && rows.every(({ ready }) => ready === 1)) await this.#seat(offer, rows);
      else if (isShort) await store.write((db) => releaseOffer(db, offer));
      else if (rows.some(({ offered_until }) => (offered_until ?? 0) < now))
        await store.write((db) => dropOffer(db, offer));
    }
  }

  async #bringTogether(): Promise<void> {
    const { store, clock, games } = this.#services;
    const now = clock.now();
    const free = (await allWaiting(store.db)).filter(
      ({ offer, table_id, until }) => offer === null && table_id === null && until >= now,
    );
    if (free.length === 0) return;
    const sizes = new Map(
      await Promise.all(
        [...new Set(free.map(({ game }) => game))].map(
          async (game) => [game, (await games.load(game))?.game.seats] as const,
        ),
      ),
    );
    const blocked = await blockedBy(
      store.db,
      free.map(({ person }) => person),
    );
    const companies = matchedGroups(
      // Games that this node does not have are matched by nodes that have them.
      free.filter(({ game }) => sizes.get(game) !== undefined).map(seekerFrom),
      {
        now,
        sizesOf: (game) => sizes.get(game) ?? { min: 1, max: 1, usual: 1 },
        areApart: (one, other) =>
          blocked.get(one)?.has(other) === true || blocked.get(other)?.has(one) === true,
      },
    );
    for (const company of companies) await this.#offer(company, now);
  }

  /** A person who plays with bots alone is not asked to confirm, since nobody else waits. */
  async #offer({ people, size }: MatchedGroup, now: StoreTime): Promise<void> {
    const isAlone = people.length === 1;
    const id = `${people.length}-${randomUUID()}`;
    const offer = { id, until: now + READY_MS, size, ready: isAlone };
    const isKept = await this.#unlessTaken((db) => saveOffer(db, people, offer));
    if (isKept && isAlone) await this.#settleOffers();
  }

  async #seat(offer: string, rows: readonly WaitingRow[]): Promise<void> {
    const [first] = rows;
    if (first === undefined) return;
    const { notices, clock } = this.#services;
    const until = clock.now() + SEATED_MS;
    const people = rows.map(({ person }) => person);
    const made = await this.#tables.making.seatFound(
      { offer, people, game: first.game, size: first.size ?? people.length, rated: first.rated === 1 },
      (table) => (db) => markSeated(db, { offer, people: people.length, table, until }),
    );
    if (isRefusal(made)) {
      // Someone has left at the last moment, or the store failed. The others go on waiting.
      await this.#services.store.write((db) => releaseOffer(db, offer));
      return;
    }
    for (const person of people)
      await notices.notify(person, { kind: "table-started", table: made.table }, { mark: "found" });
  }

  async #unlessTaken(write: Parameters<Services["store"]["write"]>[0]): Promise<boolean> {
    try {
      await this.#services.store.write(write);
      return true;
    } catch (error) {
      if (error instanceof AlreadyTaken) return false;
      throw error;
    }
  }

  /** Sends the state to everyone whose page is open here and for whom it has changed. */
  async #tell(): Promise<void> {
    const { store, clock, lobby } = this.#services;
    const now = clock.now();
    const rows = await allWaiting(store.db);
    for (const [person, told] of this.#told) {
      const body = bodyFor(person, rows, now);
      const frame = encode({ kind: "finding", ...body });
      if (frame !== told) lobby.send(person, frame);
      if (body.finding === null || !lobby.has(person)) this.#told.delete(person);
      else this.#told.set(person, frame);
    }
  }
}

/** An offer's id begins with its number of people. */
function peopleIn(offer: string): number {
  return Number.parseInt(offer, 10);
}

function seekerFrom(row: WaitingRow): Seeker {
  const { person, game, seats, rated, bots_at: botsAt, rating, since } = row;
  return { person, game, seats: seats === 0 ? null : seats, rated: rated === 1, botsAt, rating, since };
}

function bodyFor(person: PersonId, rows: readonly WaitingRow[], now: StoreTime): MatchmakingBody {
  const row = rows.find((one) => one.person === person && one.until >= now);
  const waiting = rows.filter(({ table_id, until }) => table_id === null && until >= now);
  const queues = [...Map.groupBy(waiting, ({ game }) => game)].map(([game, those]) => ({
    game,
    people: those.length,
    since: Math.min(...those.map(({ since }) => since)),
  }));
  return { finding: row === undefined ? null : stateOf(row, rows), queues };
}

function stateOf(row: WaitingRow, rows: readonly WaitingRow[]): MatchmakingState {
  const { game, table_id, offer } = row;
  if (table_id !== null) return { state: "seated", table: table_id };
  if (offer === null) {
    const { rated, since, bots_at: botsAt, seats } = row;
    return { state: "waiting", game, seats: seats === 0 ? null : seats, rated: rated === 1, since, botsAt };
  }
  const together = rows.filter((other) => other.offer === offer);
  return {
    state: "offered",
    game,
    size: row.size ?? together.length,
    rated: row.rated === 1,
    people: peopleIn(offer),
    ready: together.filter(({ ready }) => ready === 1).length,
    amReady: row.ready === 1,
    until: row.offered_until ?? 0,
  };
}
