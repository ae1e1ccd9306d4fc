import { offeredBots, usualBot } from "@roundtable/bots";
import { REVIEW_VERSION } from "@roundtable/bots/review";
import { checkTable } from "@roundtable/kernel";
import {
  FromClient,
  type FromServer,
  NO_CLOCK,
  type Person,
  PROTOCOL,
  type Reason,
  type SinceBody,
} from "@roundtable/protocol";
import { encode, type Frame } from "@roundtable/host/disclosure/frame";
import { matchFile } from "@roundtable/host/disclosure/match-file";
import { reveal, type Secret } from "@roundtable/host/disclosure/secret";
import { isRefusal, refused, type Refusal } from "@roundtable/host/refusal";
import { filledWithBots } from "@roundtable/host/seats/add-bot";
import { freshKey } from "@roundtable/host/start/fresh-key";
import type { Listener } from "@roundtable/host/table-host/listeners";
import { performAt } from "@roundtable/host/table-host/perform";
import { onlyPerson, type Ports } from "@roundtable/host/table-host/ports";
import { TableHost } from "@roundtable/host/table-host/table-host";
import { newTable } from "@roundtable/host/tables/new-table";
import { rematchTable } from "@roundtable/host/tables/rematch";
import { type Table, viewerOf } from "@roundtable/host/tables/table";
import * as v from "valibot";
import { newLocalId } from "../local-id.ts";
import type { DeviceRecords, DeviceTable } from "./device-records.ts";
import { DeviceTableStore } from "./device-table-store.ts";
import type { Asked, Asks, LocalTableSummary, NewLocalTable } from "./messages.ts";

/** So many finished matches stay; the oldest go first. */
const MOST_FINISHED = 100;

/** Why the worker did not do what the page has asked for. */
export class NotDone extends Error {
  readonly reason: Reason;
  constructor(reason: Reason) {
    super(reason);
    this.reason = reason;
  }
}

/** What the tables of this device make use of. */
export interface DeviceParts extends Pick<Ports, "clock" | "bots" | "games" | "random" | "log"> {
  readonly records: DeviceRecords;
  /** A table has come so far: other tabs may have it open. */
  readonly written: (id: string, version: number) => void;
  readonly send: (text: Frame) => void;
}

/**
 * All tables of this device. They stand in a server's place and speak its protocol: the person before the device is told what
 * their seat may know, and nothing else.
 */
export class DeviceTables {
  readonly #parts: DeviceParts;
  readonly #ports: Ports;
  readonly #listener: Listener;
  readonly #open = new Map<string, Promise<TableHost | null>>();
  #me: Person;

  constructor(parts: DeviceParts, me: Person) {
    const { clock, bots, games, random, log, records, written, send } = parts;
    this.#parts = parts;
    this.#me = me;
    const store = new DeviceTableStore({ records, clock, me: () => this.#me, written });
    this.#ports = { store, clock, bots, games, random, log, audience: onlyPerson(() => this.#me.name) };
    this.#listener = this.#page(send);
    this.#say({ kind: "welcome", protocol: PROTOCOL, me, now: clock.now(), address: null });
  }

  /** Who I am may change: a server may know me by another id than when I was last without one. */
  meet(me: Person): void {
    if (me.id === this.#me.id && me.name === this.#me.name) return;
    this.#me = me;
    this.#atEach(({ live }) => live.reread());
  }

  /** Another tab has brought a table so far. */
  hear(id: string, version: number): void {
    this.#atEach(({ live }) => {
      if (live.table.id === id) live.hear(version, false);
    });
  }

  /** A message of the protocol. */
  async receive(text: string): Promise<void> {
    const command = v.parse(FromClient, JSON.parse(text));
    const outcome = await this.#perform(command);
    if (outcome === "told") return;
    const { id } = command;
    if (outcome === null) return this.#say({ kind: "ack", id });
    const { refused: reason, problems } = outcome;
    this.#say({ kind: "refused", id, reason, ...(problems === undefined ? {} : { problems }) });
  }

  /** What a server is asked by HTTP. */
  async answer(asked: Asked): Promise<Asks[keyof Asks]["answer"]> {
    const { records } = this.#parts;
    switch (asked.what) {
      case "create":
        return await this.#create(asked.about);
      case "tables":
        return await this.#tables();
      case "log":
        return done(await this.#at(asked.about, ({ live }) => live.read(matchFile)));
      case "since":
        return done(await this.#at(asked.about, (host) => this.#since(host))).since;
      case "review": {
        const kept = await records.review(asked.about);
        return kept?.version === REVIEW_VERSION ? kept.review : null;
      }
      case "reviewed":
        await records.keepReview({ ...asked.about, version: REVIEW_VERSION });
        return null;
      case "remove":
        await this.#close(asked.about);
        await records.remove(asked.about);
        return null;
      case "handed": {
        const { id, as } = asked.about;
        await records.update(id, "any", (record) => ({ ...record, handed: as }));
        return null;
      }
    }
  }

  async #perform(command: FromClient): Promise<Refusal | "told" | null> {
    if (command.kind === "watch-lobby" || command.kind === "ping") return null;
    const { table: id } = command;
    switch (command.kind) {
      case "enter":
        return await this.#opened(id, (host) => host.enter(this.#listener, command));
      case "exit":
        await this.#close(id);
        return null;
      case "again":
        return await this.#at(id, (host) => this.#again(host));
      default:
        return await this.#at(id, (host) => performAt(host, this.#listener, command));
    }
  }

  /** The one page that is told everything. */
  #page(send: (text: Frame) => void): Listener {
    const me = (): Person => this.#me;
    const open = this.#open;
    return {
      get person() {
        return me();
      },
      get opensSeveral() {
        return open.size > 1;
      },
      isGone: false,
      send,
      comeAgain() {},
    };
  }

  /** At a table that is open, or is loaded for this. */
  async #at<Outcome>(id: string, use: (host: TableHost) => Promise<Outcome>): Promise<Outcome | Refusal> {
    const open = this.#open.get(id);
    const host = await (open ?? TableHost.load(this.#ports, id));
    if (host === null) return refused("no-such-table");
    try {
      return await use(host);
    } finally {
      if (open === undefined) await host.live.stop();
    }
  }

  /** At a table that is open from now on, until the page leaves it. */
  async #opened<Outcome>(id: string, use: (host: TableHost) => Promise<Outcome>): Promise<Outcome | Refusal> {
    const loading = this.#open.get(id) ?? TableHost.load(this.#ports, id);
    this.#open.set(id, loading);
    try {
      if ((await loading) === null) this.#open.delete(id);
    } catch (error) {
      this.#open.delete(id);
      throw error;
    }
    return await this.#at(id, use);
  }

  #atEach(use: (host: TableHost) => void): void {
    for (const loading of this.#open.values())
      void loading.then((host) => (host === null ? undefined : use(host)));
  }

  /** Nobody looks any more: bots stop thinking, clocks stop. */
  async #close(id: string): Promise<void> {
    const host = await this.#open.get(id);
    this.#open.delete(id);
    host?.exit(this.#listener);
    await host?.live.stop();
  }

  async #since(host: TableHost): Promise<SinceBody | Refusal> {
    return await host.live.read(({ table, match }) => {
      const seat = viewerOf(table, this.#me.id);
      if (seat === "public" || match === null) return refused("not-playing");
      return { since: match.disclosure.lastTurnOf(seat) };
    });
  }

  async #again(host: TableHost): Promise<Refusal | null> {
    const me = this.#me.id;
    const made = await host.again(me, (table) => {
      const { key, ...fresh } = this.#fresh();
      return Promise.resolve({
        table: rematchTable(table, me, { ...fresh, request: fresh.id, code: null }),
        key,
      });
    });
    return isRefusal(made) ? made : null;
  }

  async #create({ game: id, play, seats: wanted, bot }: NewLocalTable): Promise<string> {
    const { games, records, log } = this.#parts;
    const inPlay = await games.load(id);
    if (inPlay === null) throw new NotDone("no-such-game");
    const { game, bots } = inPlay;
    const seats = wanted ?? game.seats.min;
    const check = checkTable(game, seats, {});
    if (play && check.errors.length > 0) throw new NotDone("cannot-start");
    const { key, ...fresh } = this.#fresh();
    const maker = this.#me.id;
    const empty = newTable({
      ...fresh,
      game: id,
      seats,
      options: {},
      listed: false,
      clock: NO_CLOCK,
      rated: false,
      code: null,
      maker,
      request: fresh.id,
    });
    const offered = offeredBots(bots);
    const chosen = offered.find((name) => name === bot) ?? usualBot(offered) ?? "random";
    const table = play ? filledWithBots(empty, chosen) : empty;
    const { created: at } = table;
    await records.insert({
      id: table.id,
      version: 1,
      at,
      table,
      key: reveal(key),
      match: null,
      handed: null,
    });
    await this.#forgetOld();
    // The match begins when the page has opened the table and given its share of chance.
    if (play)
      this.#opened(table.id, (host) => host.start(maker)).catch((error: unknown) =>
        log.error({ table: table.id, error }, "A match could not be started."),
      );
    return table.id;
  }

  async #tables(): Promise<readonly LocalTableSummary[]> {
    const all = await this.#parts.records.all();
    return all.map(summaryOf).toSorted((one, other) => other.created - one.created);
  }

  async #forgetOld(): Promise<void> {
    const finished = (await this.#tables()).filter(({ status }) => status === "over");
    for (const { id } of finished.slice(MOST_FINISHED)) await this.#parts.records.remove(id);
  }

  #fresh(): Pick<Table, "id" | "created" | "commitment"> & { readonly key: Secret<string> } {
    const { random, clock } = this.#parts;
    return { id: newLocalId(), created: clock.now(), ...freshKey(random.keyBytes()) };
  }

  #say(message: FromServer): void {
    this.#listener.send(encode(message));
  }
}

function summaryOf({ id, table, handed }: DeviceTable): LocalTableSummary {
  const { game, status, seats, created, ended } = table;
  return { id, game, status, seats: seats.length, created, handed, isWhole: ended === "played" };
}

function done<Outcome extends object>(outcome: Outcome | Refusal): Outcome {
  if (isRefusal(outcome)) throw new NotDone(outcome.refused);
  return outcome;
}
