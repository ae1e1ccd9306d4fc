import { Worker } from "node:worker_threads";
import { LIMITS, NO_CLOCK, type Person } from "@roundtable/protocol";
import { newId } from "../ids.ts";
import { notKept } from "../not-kept.ts";
import { hashOf } from "../people/secret.ts";
import { Queue } from "../queue.ts";
import { refused, type Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { countHandedBy, insertHanded, type PlayedAgain } from "../store/handed-rows.ts";
import { findRequest } from "../store/lists.ts";
import { newTable } from "../tables/create.ts";
import { personSeat, type SeatAtTable, type Table, type TableId } from "../tables/table.ts";
import type { FromChecker, Saved } from "./played-again.ts";

/** How long one match may be played again, once its rules are there. */
const CHECK_MS = 20_000;
/** A server that has just started, on a machine that has much to do, needs its time for those. */
const LOADING_MS = 60_000;
/** How many wait for that at the most. */
const MOST_WAITING = 20;

/** Matches that somebody has played on his own device and gives to the server. They count for nothing but memory. */
export class Handed {
  readonly #services: Services;
  readonly #registry: string;
  readonly #queue = new Queue();
  #waiting = 0;

  constructor(services: Services, registry: string) {
    this.#services = services;
    this.#registry = registry;
  }

  /** The table under which it is kept. Given again, under whatever id, it is kept once. */
  async take(person: Person, saved: Saved): Promise<Refusal | { readonly table: TableId }> {
    const { db } = this.#services.store;
    const request = `handed ${contentOf(saved)}`;
    // Those that were kept before this was so are known by their id.
    const before =
      (await findRequest(db, person.id, request)) ??
      (await findRequest(db, person.id, `handed ${saved.table}`));
    if (before !== null) return { table: before };
    if ((await countHandedBy(db, person.id)) >= LIMITS.handedPerPerson) return refused("too-many-tables");
    const seats = await this.#seatsOf(person, saved);
    if (seats === null) return refused("unreadable");
    if (this.#waiting >= MOST_WAITING) return refused("try-again");
    this.#waiting++;
    const played = await this.#queue.run(() => this.#playedAgain(saved)).finally(() => this.#waiting--);
    return played === null
      ? refused("unreadable")
      : await this.#keep(person, saved, { request, seats, played });
  }

  async #keep(
    person: Person,
    saved: Saved,
    { request, seats, played }: { request: string; seats: readonly SeatAtTable[]; played: PlayedAgain },
  ): Promise<Refusal | { readonly table: TableId }> {
    const { store, clock } = this.#services;
    const now = clock.now();
    const { game, options, fairness } = saved.log.header;
    const fresh = {
      id: newId(),
      game,
      options,
      listed: false,
      clock: NO_CLOCK,
      rated: false,
      code: null,
      maker: person.id,
      request,
      seats: seats.length,
    };
    const table: Table = {
      ...newTable({
        ...fresh,
        commitment: fairness?.commitment ?? "",
        created: Math.min(saved.started, now),
      }),
      seats,
      seals: fairness?.seals ?? null,
      status: "over",
      started: Math.min(saved.started, now),
      over: now,
      ended: "played",
    };
    try {
      await store.write((transaction) => insertHanded(transaction, table, saved.key, played));
      return { table: table.id };
    } catch (error) {
      // Two of his tabs may have handed it over at the same time.
      const other = await findRequest(store.db, person.id, request).catch(() => null);
      return other === null ? notKept(error) : { table: other };
    }
  }

  /** One person, who hands it over, and bots that this server knows. */
  async #seatsOf(person: Person, { log, names, bots = [] }: Saved): Promise<readonly SeatAtTable[] | null> {
    const inPlay = await this.#services.games.load(log.header.game);
    if (inPlay === null || new Set(bots).size !== log.header.seats - 1) return null;
    const known = Object.keys(inPlay.bots);
    return names.map((name, seat) =>
      bots.includes(seat)
        ? { kind: "bot", bot: known.find((bot) => bot === name) ?? known[0] ?? "" }
        : personSeat(person.id),
    );
  }

  #playedAgain(saved: Saved): Promise<PlayedAgain | null> {
    const { promise, resolve } = Promise.withResolvers<PlayedAgain | null>();
    const worker = new Worker(new URL("./checker.node.ts", import.meta.url), {
      workerData: { registry: this.#registry, saved },
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    const end = (): void => void worker.terminate();
    let overrun = setTimeout(end, LOADING_MS);
    worker.on("message", (message: FromChecker) => {
      clearTimeout(overrun);
      if (message.kind === "begun") overrun = setTimeout(end, CHECK_MS);
      else resolve(message.played);
    });
    worker.once("error", (error) => {
      this.#services.log.warn({ error }, "A match that was handed over could not be played again.");
      resolve(null);
    });
    worker.once("exit", () => {
      clearTimeout(overrun);
      resolve(null);
    });
    return promise;
  }
}

/** Which match it is, by what happened in it. The fields of its entries stand in one order only, or it is not taken. */
function contentOf({ log: { header, entries } }: Saved): string {
  return hashOf(JSON.stringify([header.game, header.fairness?.commitment ?? null, entries]));
}
