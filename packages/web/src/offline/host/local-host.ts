import { offeredBots, usualBot } from "@roundtable/bots";
import { REVIEW_VERSION } from "@roundtable/bots/review";
import { commit, newKey } from "@roundtable/fairness";
import { checkTable } from "@roundtable/kernel";
import {
  FromClient,
  type FromServer,
  NO_CLOCK,
  type Person,
  PROTOCOL,
  type Reason,
} from "@roundtable/protocol";
import type { Games } from "@roundtable/host/games";
import { pressed } from "@roundtable/host/start/shares";
import { isRefusal, refused, type Refusal } from "@roundtable/host/refusal";
import { filledWithBots } from "@roundtable/host/seats/add-bot";
import { newTable } from "@roundtable/host/tables/new-table";
import * as v from "valibot";
import { newLocalId } from "../local-id.ts";
import type { StoredTable } from "./local-store.ts";
import type { Asked, Asks, LocalTableSummary, NewLocalTable } from "./messages.ts";
import { type Services, LocalTable } from "./local-table.ts";

/** How many finished matches are kept; the oldest are deleted first. */
const MOST_FINISHED = 100;

/** Why the worker refused a request of the page. */
export class NotDone extends Error {
  readonly reason: Reason;
  constructor(reason: Reason) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * All tables of this device. It takes a server's place: it speaks the protocol, and sends each seat only what it may
 * know.
 */
export class LocalHost {
  readonly #services: Services;
  readonly #games: Games;
  readonly #send: (text: string) => void;
  readonly #open = new Map<string, Promise<LocalTable | null>>();
  #me: Person;

  constructor(services: Services, games: Games, me: Person, send: (text: string) => void) {
    this.#services = services;
    this.#games = games;
    this.#me = me;
    this.#send = send;
    this.#say({ kind: "welcome", protocol: PROTOCOL, me, now: services.clock.now(), address: null });
  }

  /** My identity may change: a server may know me by another id than the one I had offline. */
  meet(me: Person): void {
    if (me.id === this.#me.id && me.name === this.#me.name) return;
    this.#me = me;
    this.#atEach((table) => table.meet(me));
  }

  /** Another tab has stored this version of a table. */
  hear(id: string, version: number): void {
    this.#atEach((table) => {
      if (table.id === id && table.version < version) table.hear();
    });
  }

  /** Receives a message of the protocol. */
  async receive(text: string): Promise<void> {
    const command = v.parse(FromClient, JSON.parse(text));
    const outcome = await this.#perform(command);
    if (outcome === "told") return;
    const { id } = command;
    if (outcome === null) return this.#say({ kind: "ack", id });
    const { refused: reason, problems } = outcome;
    this.#say({ kind: "refused", id, reason, ...(problems === undefined ? {} : { problems }) });
  }

  /** Answers what a server would answer by HTTP. */
  async answer(asked: Asked): Promise<Asks[keyof Asks]["answer"]> {
    switch (asked.what) {
      case "create":
        return await this.#create(asked.about);
      case "tables":
        return await this.#tables();
      case "log":
        return done(await this.#at(asked.about, (table) => table.file()));
      case "since":
        return done(await this.#at(asked.about, (table) => table.since())).since;
      case "review": {
        const kept = await this.#services.store.review(asked.about);
        return kept?.version === REVIEW_VERSION ? kept.review : null;
      }
      case "reviewed":
        await this.#services.store.keepReview({ ...asked.about, version: REVIEW_VERSION });
        return null;
      case "remove":
        await this.#close(asked.about);
        await this.#services.store.remove(asked.about);
        return null;
      case "handed": {
        const { id, as } = asked.about;
        return done(await this.#at(id, async (table) => (await table.handed(as)) ?? {})) && null;
      }
    }
  }

  async #perform(command: FromClient): Promise<Refusal | "told" | null> {
    if (command.kind === "watch-lobby" || command.kind === "ping") return null;
    const { table: id } = command;
    switch (command.kind) {
      case "enter":
        return await this.#at(id, (table) => table.enter(this.#send, command.lines), true);
      case "exit":
        await this.#close(id);
        return null;
      case "again": {
        const { key, ...fresh } = this.#fresh();
        return await this.#at(id, (table) => table.again({ ...fresh, request: fresh.id, code: null }, key));
      }
      default:
        return await this.#at(id, (table) => table.carryOut(command));
    }
  }

  /** Runs an action at a table, which is loaded if it is not open. With `stays` the table remains open. */
  async #at<Outcome>(
    id: string,
    use: (table: LocalTable) => Promise<Outcome>,
    stays = false,
  ): Promise<Outcome | Refusal> {
    const loading =
      this.#open.get(id) ?? LocalTable.load(this.#services, id, this.#me, (game) => this.#games.load(game));
    if (stays) this.#open.set(id, loading);
    const table = await loading;
    if (table === null) this.#open.delete(id);
    return table === null ? refused("no-such-table") : await use(table);
  }

  #atEach(use: (table: LocalTable) => void): void {
    for (const loading of this.#open.values())
      void loading.then((table) => (table === null ? undefined : use(table)));
  }

  async #close(id: string): Promise<void> {
    const loading = this.#open.get(id);
    this.#open.delete(id);
    await (await loading)?.exit();
  }

  async #create({ game: id, play, seats: wanted, bot }: NewLocalTable): Promise<string> {
    const { store, clock } = this.#services;
    const inPlay = await this.#games.load(id);
    if (inPlay === null) throw new NotDone("no-such-game");
    const { game, bots } = inPlay;
    const seats = wanted ?? game.seats.min;
    const check = checkTable(game, seats, {});
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
    const full = filledWithBots(empty, chosen);
    const table = play ? done(pressed(full, maker, check, { isHere: false, now: clock.now() })) : empty;
    await store.write({ id: table.id, version: 1, table, key, match: null, handed: null });
    await this.#forgetOld();
    return table.id;
  }

  async #tables(): Promise<readonly LocalTableSummary[]> {
    const all = await this.#services.store.all();
    return all.map(summaryOf).toSorted((one, other) => other.created - one.created);
  }

  async #forgetOld(): Promise<void> {
    const finished = (await this.#tables()).filter(({ status }) => status === "over");
    for (const { id } of finished.slice(MOST_FINISHED)) await this.#services.store.remove(id);
  }

  #fresh(): { id: string; created: number; commitment: string; key: string } {
    const key = newKey(this.#services.newKey());
    return { id: newLocalId(), created: this.#services.clock.now(), commitment: commit(key), key };
  }

  #say(message: FromServer): void {
    this.#send(JSON.stringify(message));
  }
}

function summaryOf({ id, table, handed }: StoredTable): LocalTableSummary {
  const { game, status, seats, created, ended } = table;
  return { id, game, status, seats: seats.length, created, handed, isWhole: ended === "played" };
}

function done<Outcome extends object>(outcome: Outcome | Refusal): Outcome {
  if (isRefusal(outcome)) throw new NotDone(outcome.refused);
  return outcome;
}
