import { randomBytes } from "node:crypto";
import type { Secret } from "@roundtable/host/disclosure/secret";
import { type Bots, offeredBots, usualBot } from "@roundtable/bots";
import { checkTable } from "@roundtable/kernel";
import {
  type ContinueBody,
  type CreateBody,
  NO_CLOCK,
  type Person,
  defaultClock,
  whyNotRated,
} from "@roundtable/protocol";
import { newId } from "../common/ids.ts";
import { refusalForStoreError } from "../store/store-error-to-refusal.ts";
import { Queue } from "@roundtable/host/queue";
import { freshKey } from "@roundtable/host/start/fresh-key";
import { isRefusal, refused, type Refusal } from "@roundtable/host/refusal";
import type { Services } from "./services.ts";
import { freeCode } from "../store/tables/table-code.ts";
import type { Write } from "../store/group-commit.ts";
import {
  countTablesHostedBy,
  findRequest,
  mustNotBeTooMany,
  TooManyTables,
} from "../store/tables/table-lists.ts";
import { blockedEitherWay } from "../moderation/block-repository.ts";
import { insertTable } from "../store/tables/table-repository.ts";
import { filledWithBots } from "@roundtable/host/seats/add-bot";
import { rematchTable } from "@roundtable/host/tables/rematch";
import { continuingTable, foundTable, newTable } from "@roundtable/host/tables/new-table";
import { peopleOf, type PersonId, type Table, type TableId } from "@roundtable/host/tables/table";
import { canContinue } from "./continuing.ts";
import type { Tables } from "./tables.ts";

type FreshTable = Pick<Table, "id" | "created" | "commitment" | "code"> & { readonly key: Secret<string> };

/** People who have found each other. */
export interface Found {
  readonly offer: string;
  readonly people: readonly PersonId[];
  readonly game: string;
  readonly size: number;
  readonly rated: boolean;
}

/** How tables come to be: by somebody’s wish, out of a finished match, for people who have found each other, or once more. */
export class Making {
  readonly #services: Services;
  readonly #tables: Pick<Tables, "at" | "matchFile">;
  readonly #tablesPerPerson: number;
  /** New tables, by who makes them. */
  readonly #queues = new Map<PersonId, Queue>();

  constructor(services: Services, tables: Pick<Tables, "at" | "matchFile">, tablesPerPerson: number) {
    this.#services = services;
    this.#tables = tables;
    this.#tablesPerPerson = tablesPerPerson;
  }

  create(person: Person, wanted: CreateBody): Promise<Refusal | { readonly table: TableId }> {
    return this.#oneByOne(person.id, () => this.#create(person, wanted));
  }

  async #create(person: Person, wanted: CreateBody): Promise<Refusal | { readonly table: TableId }> {
    const { db } = this.#services.store;
    const before = await findRequest(db, person.id, wanted.id);
    if (before !== null) return { table: before };
    const inPlay = await this.#services.games.load(wanted.game);
    if (inPlay === null) return refused("no-such-game");
    if (await this.hasTooMany(person.id)) return refused("too-many-tables");
    const seats = wanted.seats ?? inPlay.game.seats.min;
    const check = checkTable(inPlay.game, seats, wanted.options);
    if (check.errors.length > 0 && wanted.play) return refused("cannot-start", check.errors);
    const whyNot = whyNotRated(wanted.clock, seats);
    if (wanted.rated && whyNot !== null) return refused(whyNot);

    const { key, ...fresh } = await this.#freshTable();
    const { game, options, listed, clock, rated, ratedWithBots, id: request } = wanted;
    const empty = newTable({
      ...fresh,
      game,
      seats,
      options,
      listed,
      clock,
      rated,
      ratedWithBots,
      maker: person.id,
      request,
    });
    const table = wanted.play ? filledWithBots(empty, botFor(inPlay.bots, wanted.bot)) : empty;
    const made = await this.#insert(table, key, this.#withinLimit(person.id));
    if (isRefusal(made) || made.table !== table.id) return made;
    // The match begins once the nonce is there. The caller gets the id before that.
    if (wanted.play) this.#startSoon(table.id, person.id);
    return { table: table.id };
  }

  /** A new table of this person's at which a finished match goes on, against bots. */
  continueFrom(
    person: Person,
    id: TableId,
    wanted: ContinueBody,
  ): Promise<Refusal | { readonly table: TableId }> {
    return this.#oneByOne(person.id, async () => {
      const before = await findRequest(this.#services.store.db, person.id, wanted.id);
      if (before !== null) return { table: before };
      const file = await this.#tables.matchFile(id);
      if (isRefusal(file)) return file;
      const { game, seats, options } = file.log.header;
      const inPlay = await this.#services.games.load(game);
      if (inPlay === null) return refused("no-such-game");
      const { seat, at, openly } = wanted;
      if (seat >= seats) return refused("no-such-seat");
      if (!canContinue(inPlay.game, file, at)) return refused("cannot-continue");
      if (await this.hasTooMany(person.id)) return refused("too-many-tables");
      const { key, ...fresh } = await this.#freshTable();
      const given = {
        ...fresh,
        game,
        seats,
        options,
        listed: false,
        clock: NO_CLOCK,
        rated: false,
        maker: person.id,
        request: wanted.id,
      };
      const continues = { table: id, at, dealtAnewFor: openly ? null : seat };
      const table = continuingTable(given, { seat, bot: botFor(inPlay.bots), continues });
      const made = await this.#insert(table, key, this.#withinLimit(person.id));
      if (isRefusal(made) || made.table !== table.id) return made;
      this.#startSoon(table.id, person.id);
      return { table: table.id };
    });
  }

  /** A table for people who have found each other, with bots on its other seats; `also` is written with it. */
  async seatFound(
    found: Found,
    also: (table: TableId) => Write,
  ): Promise<Refusal | { readonly table: TableId }> {
    const { offer, people, game, size, rated } = found;
    const [maker] = people;
    const inPlay = await this.#services.games.load(game);
    if (inPlay === null || maker === undefined) return refused("no-such-game");
    const { key, ...fresh } = await this.#freshTable();
    // Nobody knows how patient strangers are.
    const clock = defaultClock(inPlay.game, size);
    const given = {
      ...fresh,
      game,
      seats: size,
      options: {},
      listed: false,
      clock,
      rated,
      maker,
      request: `found ${offer}`,
    };
    const table = foundTable(given, people, botFor(inPlay.bots));
    const made = await this.#insert(table, key, also(table.id));
    if (isRefusal(made) || made.table !== table.id) return made;
    this.#services.lobby.changed(table.id, people, false);
    this.#startSoon(table.id, maker);
    return made;
  }

  #startSoon(id: TableId, person: PersonId): void {
    this.#tables
      .at(id, (host) => host.start(person))
      .catch((error: unknown) =>
        this.#services.log.error({ table: id, error }, "A match could not be started."),
      );
  }

  async again(person: Person, id: TableId): Promise<Refusal | null> {
    let invited: readonly PersonId[] = [];
    const made = await this.#oneByOne(person.id, () =>
      this.#tables.at(id, (host) =>
        host.again(person.id, async (table) => {
          if (await this.hasTooMany(person.id)) return refused("too-many-tables");
          const { key, ...fresh } = await this.#freshTable();
          const apart = await blockedEitherWay(this.#services.store.db, person.id, peopleOf(table));
          const next = rematchTable(table, person.id, { ...fresh, request: `again ${id}` }, apart);
          invited = peopleOf(next).filter((other) => other !== person.id);
          return { table: next, key };
        }),
      ),
    );
    if (isRefusal(made)) return made;
    this.#services.lobby.awaited(invited);
    for (const other of invited)
      void this.#services.notices.notify(other, { kind: "invitation", table: made.again, from: person.id });
    return await this.#tables.at(made.again, (host) =>
      host.change(person, { kind: "sit", id: "again", table: made.again }),
    );
  }

  /** A person who asked two nodes at once gets the table of the faster one. */
  async #insert(
    table: Table,
    key: Secret<string>,
    also: Write = async () => {},
  ): Promise<Refusal | { readonly table: TableId }> {
    const { store, lobby, log } = this.#services;
    try {
      await store.write(
        async (transaction, rows) => {
          await insertTable(transaction, table, key);
          await also(transaction, rows);
        },
        { tables: [table.id] },
      );
      lobby.changed(table.id, [table.maker], table.listed);
      return { table: table.id };
    } catch (error) {
      const other = await findRequest(store.db, table.maker, table.request).catch(() => null);
      if (other !== null) return { table: other };
      if (error instanceof TooManyTables) return refused("too-many-tables");
      log.error({ error }, "A new table could not be stored.");
      return refusalForStoreError(error);
    }
  }

  /** One person's tables are made one after another, so that each is counted before the next. */
  async #oneByOne<Result>(person: PersonId, make: () => Promise<Result>): Promise<Result> {
    const queue = this.#queues.get(person) ?? new Queue();
    this.#queues.set(person, queue);
    try {
      return await queue.run(make);
    } finally {
      if (queue.isIdle) this.#queues.delete(person);
    }
  }

  /** Whether the person hosts as many tables as allowed. */
  async hasTooMany(person: PersonId): Promise<boolean> {
    return (
      (await countTablesHostedBy(this.#services.store.db, person, this.#tablesPerPerson)) >=
      this.#tablesPerPerson
    );
  }

  /** The person may have asked another node at the same time. */
  #withinLimit(person: PersonId): Write {
    return (db) => mustNotBeTooMany(db, person, this.#tablesPerPerson);
  }

  async #freshTable(): Promise<FreshTable> {
    const code = await freeCode(this.#services.store.db);
    return { id: newId(), created: this.#services.clock.now(), ...freshKey(randomBytes(32)), code };
  }
}

/** The one that was wished for, where the game has it. */
function botFor(bots: Bots, wished?: string): string {
  const offered = offeredBots(bots);
  return offered.find((name) => name === wished) ?? usualBot(offered) ?? "random";
}
