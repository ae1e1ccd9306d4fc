import { setTimeout as pause } from "node:timers/promises";
import type { Game } from "@roundtable/kernel";
import { NO_CLOCK, defaultClock } from "@roundtable/protocol";
import { someHttpPaths } from "./http-paths.ts";
import { garbage, forgedCommand } from "./forged-commands.ts";
import type { Person, Environment } from "./person.ts";
import type { Random } from "./random.ts";

/** How long people look before they do something, on average. */
const LOOK_MS = 700;
/** A start may be interrupted again and again; after this many tries another table is made. */
const TRIES = 30;
/** Random players may never finish a match, so nobody waits longer than this. */
const LONGEST_MS = 180_000;
const SAYINGS = ["Well played.", "Ты уверен?", "Qui est Mordred ?", "🐉"];

/** Where groups play. */
export interface Site extends Environment {
  readonly games: readonly Game[];
  /** All tables that were made so far. */
  readonly tables: string[];
  readonly isOver: () => boolean;
  /** The time of the store's clock, by which a match is over; infinite if nobody knows. */
  readonly moment: () => number;
}

/** A few people and bots, who play one match after another: mostly honestly. */
export class Group {
  readonly #people: readonly Person[];
  readonly #around: Site;
  readonly #random: Random;
  #played: number;

  /** The number of the game that they play first. */
  constructor(people: readonly Person[], site: Site, first: number) {
    this.#people = people;
    this.#around = site;
    this.#random = site.random;
    this.#played = first;
  }

  async play(): Promise<void> {
    while (!this.#around.isOver()) {
      const { games } = this.#around;
      const game = games[this.#played++ % games.length];
      const [host] = this.#people;
      if (game === undefined || host === undefined)
        throw new Error("Nobody is here, or there is nothing to play.");
      const least = Math.max(2, game.seats.min);
      const seats = least + this.#random.upTo(Math.min(game.seats.max - least, 2) + 1);
      const clock = this.#random.percent(30) ? defaultClock(game, seats) : NO_CLOCK;
      const table = await host.create({ game: game.id, seats, clock, listed: this.#random.percent(30) });
      this.#around.tables.push(table);
      const players = this.#people.slice(0, seats);
      for (const person of players) void person.enter(table);
      if (await this.#start(table, players)) {
        const end = performance.now() + LONGEST_MS;
        const isOver = (): boolean => this.#around.isOver() || performance.now() > end;
        await Promise.all(players.map((person) => this.#playAt(table, person, isOver)));
      }
      // At the very end everybody stays, and must get to see the final state.
      if (!this.#around.isOver()) await Promise.all(players.map((person) => person.exit(table)));
    }
  }

  /** Sits down, fills up with bots and starts, until the match has begun; false if it never does. */
  async #start(table: string, players: readonly Person[]): Promise<boolean> {
    for (let attempt = 0; attempt < TRIES && !this.#around.isOver(); attempt++) {
      await pause(100 + this.#random.upTo(200));
      const infos = players.map((person) => person.at(table)?.info ?? null);
      if (infos.some((info) => info !== null && info.status !== "gathering")) return true;
      for (const person of players) if (person.seatAt(table) < 0) await person.send({ kind: "sit", table });
      const host = players.find(({ id }) => infos.some((info) => info?.host === id));
      if (host === undefined) continue;
      if (this.#random.percent(20)) await host.send({ kind: "say", table, say: { text: this.#something() } });
      await host.send({ kind: "pace", table, pace: "instant" });
      await host.send({ kind: "add-bot", table });
      await host.send({ kind: "start", table });
    }
    return false;
  }

  async #playAt(table: string, person: Person, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      await pause(LOOK_MS / 2 + this.#random.upTo(LOOK_MS));
      const place = person.at(table);
      if (place === null || place.info?.status === "over" || place.following.sight?.outcome != null) return;
      await this.#doSomething(table, person);
    }
  }

  async #doSomething(table: string, person: Person): Promise<void> {
    const random = this.#random;
    const sight = person.at(table)?.following.sight ?? null;
    if (sight === null) return;
    const { decision, undoAsked, undo } = sight;
    const what = random.upTo(100);
    if (what < 3) person.sendRaw(garbage(table, random));
    else if (what < 6) await this.#lie(table, person);
    else if (what < 8) person.hangUp();
    else if (what < 10) await person.sendOldAgain();
    else if (what < 11) await this.#visit(person);
    else if (what < 14) await person.send({ kind: "say", table, say: { text: this.#something() } });
    else if (what < 18) await this.#fetchSomething(table, person);
    else if (what < 19) person.watchLobby();
    else if (undoAsked !== null && undoAsked.seat !== sight.viewer)
      await person.send({ kind: "undo-vote", table, of: undoAsked.seat, agrees: random.percent(50) });
    else if (what < 22 && undo !== "none") await person.send({ kind: "undo", table });
    else if (decision !== null) {
      if (what < 26) await person.send({ kind: "preview", table, decision: decision.id });
      const answer = random.oneOf(decision.answers)?.id ?? "";
      const how = { twice: random.percent(10), hangUp: random.percent(5) };
      await person.send({ kind: "answer", table, decision: decision.id, answer }, how);
    }
  }

  async #lie(table: string, person: Person): Promise<void> {
    const elsewhere = this.#random.percent(30) ? this.#random.oneOf(this.#around.tables) : table;
    const sight = person.at(table)?.following.sight ?? null;
    const info = person.at(table)?.info ?? null;
    const hearsay = {
      table: elsewhere ?? table,
      seats: info?.seats.length ?? 1,
      answers: sight?.decision?.answers.map(({ id }) => id) ?? [],
    };
    await person.send(forgedCommand(hearsay, this.#random));
  }

  /** Watches another table, or one that ended long ago. */
  async #visit(person: Person): Promise<void> {
    const table = this.#random.oneOf(this.#around.tables);
    if (table === undefined || person.at(table) !== null) return;
    await person.enter(table);
    await pause(LOOK_MS);
    if (this.#random.percent(30)) await person.send({ kind: "say", table, say: { text: this.#something() } });
    await person.exit(table);
  }

  /** Fetches something at random. It must not say more about the running match than the person sees. */
  async #fetchSomething(table: string, person: Person): Promise<void> {
    const about = this.#random.percent(50) ? table : (this.#random.oneOf(this.#around.tables) ?? table);
    const game = person.at(table)?.info?.game ?? "";
    const other = this.#random.oneOf(this.#people)?.id ?? "me";
    for (const path of someHttpPaths(about, game, other, this.#random)) {
      const answer = await person.read(path);
      if (answer === null) continue;
      const moment = this.#around.moment();
      const fetched = { who: person.id, kind: "fetched", path, ...answer, moment } as const;
      for (const concerned of new Set([table, about])) this.#around.history.note(concerned, fetched);
    }
  }

  #something(): string {
    return this.#random.oneOf(SAYINGS) ?? "";
  }
}
