import { LIMITS, NO_CLOCK, type Person } from "@roundtable/protocol";
import { newId } from "../common/ids.ts";
import { WorkerRunner } from "../common/worker-runner.ts";
import { refusalForStoreError } from "../store/store-error-to-refusal.ts";
import { hashOf } from "../common/token.ts";
import { Queue } from "@roundtable/host/queue";
import { refused, type Refusal } from "@roundtable/host/refusal";
import type { Clock } from "@roundtable/host/clock";
import type { Games } from "@roundtable/host/games";
import type { Logger } from "pino";
import type { Store } from "../store/store.ts";
import { countUploadsBy, insertUpload, type ReplayedMatch } from "./offline-upload-repository.ts";
import { findRequest } from "../store/tables/table-lists.ts";
import { newTable } from "@roundtable/host/tables/new-table";
import { personSeat, type SeatAtTable, type Table, type TableId } from "@roundtable/host/tables/table";
import type { FromVerifier, UploadedMatch } from "./replayed.ts";

/** How long the replay of one match may take, once its rules are loaded. */
const CHECK_MS = 20_000;
/** Loading the rules may take this long on a busy machine. */
const LOADING_MS = 60_000;
/** At most this many uploads wait to be verified. */
const MOST_WAITING = 20;

interface UploadServices {
  readonly store: Store;
  readonly clock: Clock;
  readonly games: Games;
  readonly log: Logger;
}

/** Matches that people have played offline and upload. They are stored and replayable, but never rated. */
export class OfflineUploads {
  readonly #services: UploadServices;
  readonly #registry: string;
  readonly #queue = new Queue();
  #waiting = 0;

  constructor(services: UploadServices, registry: string) {
    this.#services = services;
    this.#registry = registry;
  }

  /** Stores an uploaded match and returns its table. The same match is stored once, whatever its id. */
  async take(person: Person, saved: UploadedMatch): Promise<Refusal | { readonly table: TableId }> {
    const { db } = this.#services.store;
    const request = `handed ${contentOf(saved)}`;
    // Older uploads are identified by their table id.
    const before =
      (await findRequest(db, person.id, request)) ??
      (await findRequest(db, person.id, `handed ${saved.table}`));
    if (before !== null) return { table: before };
    if ((await countUploadsBy(db, person.id)) >= LIMITS.offlineUploadsPerPerson)
      return refused("too-many-tables");
    const seats = await this.#seatsOf(person, saved);
    if (seats === null) return refused("unreadable");
    if (this.#waiting >= MOST_WAITING) return refused("try-again");
    this.#waiting++;
    const played = await this.#queue.run(() => this.#replayed(saved)).finally(() => this.#waiting--);
    return played === null
      ? refused("unreadable")
      : await this.#keep(person, saved, { request, seats, played });
  }

  async #keep(
    person: Person,
    saved: UploadedMatch,
    { request, seats, played }: { request: string; seats: readonly SeatAtTable[]; played: ReplayedMatch },
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
      await store.write((transaction) => insertUpload(transaction, table, saved.key, played));
      return { table: table.id };
    } catch (error) {
      // Two tabs may have uploaded it at the same time.
      const other = await findRequest(store.db, person.id, request).catch(() => null);
      return other === null ? refusalForStoreError(error) : { table: other };
    }
  }

  /** The uploader's seat and bots that this server knows; null for any other seats. */
  async #seatsOf(
    person: Person,
    { log, names, bots = [] }: UploadedMatch,
  ): Promise<readonly SeatAtTable[] | null> {
    const inPlay = await this.#services.games.load(log.header.game);
    if (inPlay === null || new Set(bots).size !== log.header.seats - 1) return null;
    const known = Object.keys(inPlay.bots);
    return names.map((name, seat) =>
      bots.includes(seat)
        ? { kind: "bot", bot: known.find((bot) => bot === name) ?? known[0] ?? "" }
        : personSeat(person.id),
    );
  }

  #replayed(saved: UploadedMatch): Promise<ReplayedMatch | null> {
    const { promise, resolve } = Promise.withResolvers<ReplayedMatch | null>();
    const worker = new WorkerRunner<FromVerifier>({
      module: new URL("./verifier.node.ts", import.meta.url),
      data: { registry: this.#registry, saved },
      timeoutMs: LOADING_MS,
      heapMb: 512,
      onMessage(message) {
        if (message.kind === "begun") worker.limit(CHECK_MS);
        else resolve(message.played);
      },
      onEnd: (end) => {
        if (end instanceof Error)
          this.#services.log.warn({ error: end }, "An uploaded offline match could not be replayed.");
        resolve(null);
      },
    });
    return promise;
  }
}

/** Identifies a match by its content. Entries have their fields in a fixed order, or they are refused. */
function contentOf({ log: { header, entries } }: UploadedMatch): string {
  return hashOf(JSON.stringify([header.game, header.fairness?.commitment ?? null, entries]));
}
