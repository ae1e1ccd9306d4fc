import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Registry } from "@roundtable/games/registry";
import { UsageError, type Terminal } from "../command-line.ts";
import { Progress } from "../progress.ts";
import { check, type Findings } from "./check/check.ts";
import { type Database, openDatabase } from "./database.ts";
import { freePort } from "./free-port.ts";
import { Group, type Site } from "./group.ts";
import { History } from "./history.ts";
import { openSqlite } from "./stored.ts";
import { type FaultCounts, injectFaults, faultsOf } from "./fault-injection.ts";
import { Node } from "./nodes.ts";
import { Person } from "./person.ts";
import { Schedule } from "./schedule.ts";
import { makeWaitingTables } from "./waiting-tables.ts";
import type { Random } from "./random.ts";

export interface Bounds {
  readonly seconds: number;
  /** The mean time between two faults. */
  readonly everyMs: number;
  readonly frozenMs: number;
  /** The least number of faults before it may end. */
  readonly least: number;
}

const LOOK_MS = 500;
const WORD_MS = 15_000;
/** By which factor a server's memory may have grown at the end, compared with when it was warm. */
const GROWTH = 1.5;
/** How long the last answers may take when the run is over. */
const LAST_ANSWERS_MS = 180_000;
/**
 * Longer than any bot thinks: somebody who has received nothing for this long has received everything, or never will.
 */
const STILL_MS = 6000;
const LAST_NEWS_MS = 90_000;

/** One run: its servers, its people, and its results. */
export class Run {
  readonly misfortunes: FaultCounts = { kills: 0, freezes: 0, cuts: 0, restarts: 0, clocks: 0 };
  readonly history: History;
  /** Memory in bytes of the largest server: when the quiet phase began, at its peak, and at the end. */
  readonly memory = { warm: 0, most: 0, end: 0 };
  /** How many tables nobody entered. */
  waitingTables = 0;
  /** How often servers have swept. */
  sweeps = 0;
  readonly #complaints: string[] = [];
  readonly #folder: string;
  readonly #database: Database | null;
  readonly #registry: Registry;
  readonly #random: Random;
  readonly #bounds: Bounds;
  readonly #terminal: Terminal;

  constructor(
    folder: string,
    database: Database | null,
    registry: Registry,
    random: Random,
    bounds: Bounds,
    terminal: Terminal,
  ) {
    this.#folder = folder;
    this.#database = database;
    this.#registry = registry;
    this.#random = random;
    this.#bounds = bounds;
    this.#terminal = terminal;
    this.history = new History(join(folder, "history"));
  }

  /** Plays; resolves with what went wrong, in words. */
  async play(count: number, matches: number): Promise<string[]> {
    const { seconds, least } = this.#bounds;
    const nodes: Node[] = [];
    while (nodes.length < count)
      nodes.push(
        new Node(await freePort(), join(this.#folder, "data"), this.#database?.url, this.#complaints),
      );
    try {
      for (const node of nodes)
        if (!(await node.start()))
          throw new UsageError(`A server did not start: ${this.#complaints.join(" ")}`);
      const around = { history: this.history, random: this.#random, urls: () => nodes.map(({ url }) => url) };
      const people = await Promise.all(
        Array.from({ length: matches * 2 + Math.ceil(matches / 2) }, (_, nth) => Person.come(around, nth)),
      );
      const schedule = new Schedule(seconds, () => faultsOf(this.misfortunes) >= least);
      const site: Site = {
        ...around,
        games: await Promise.all(
          Object.values(this.#registry).map(async (entry) => (await entry.rules()).game),
        ),
        tables: [],
        isOver: () => schedule.isOver,
        moment: () =>
          this.#database === null && this.misfortunes.clocks > 0 ? Number.MAX_SAFE_INTEGER : Date.now(),
      };
      const options = {
        ...this.#bounds,
        nodes,
        database: this.#database,
        random: this.#random,
        acknowledged: () => this.history.acknowledged,
        // A single server has only its own clock. If that was changed, nobody can tell which answers came before the
        // end of a match.
        maySetClocks: () => this.#database !== null || schedule.isHalfOver,
      };
      const striking = injectFaults({ ...options, isOver: () => schedule.isQuiet }, this.misfortunes);
      const wait = async (): Promise<void> => {
        this.waitingTables = await makeWaitingTables(site, people.length);
      };
      const playing = Promise.allSettled([
        wait(),
        ...groupsOf(people, matches, site).map((group) => group.play()),
      ]);
      let nextWord = performance.now() + WORD_MS;
      while (!schedule.isOver) {
        await pause(LOOK_MS);
        for (const person of people) person.leaveSilentServer();
        this.#lookAtMemory(nodes, schedule.quiet);
        if (performance.now() < nextWord) continue;
        nextWord += WORD_MS;
        this.#terminal.stderr.write(
          `${schedule.secondsLeft} s to go · ${this.misfortunes.kills} kills · ${this.history.acknowledged} acknowledged · ${site.tables.length} tables\n`,
        );
      }
      await striking;
      const unanswered = await lastAnswers(people, playing);
      await stillness(people);
      for (const person of people) person.lookLast();
      for (const person of people) person.leave();
      const codes = await Promise.all(nodes.map((node) => node.stop()));
      const { warm, end: last } = this.memory;
      return [
        ...unanswered,
        ...nodes.flatMap(({ deaths }) => deaths),
        ...codes.flatMap((code) => (code === 0 ? [] : [`A server ended with ${code}.`])),
        ...(last > warm * GROWTH && schedule.isLong
          ? [`Memory grew from ${mebibytes(warm)} to ${mebibytes(last)} MiB.`]
          : []),
      ];
    } finally {
      await Promise.all(nodes.map((node) => node.kill()));
      for (const complaint of this.#complaints) this.#terminal.stderr.write(`${complaint}\n`);
    }
  }

  /** Finds the contradictions between the history and the store. */
  async look(): Promise<Findings> {
    const store =
      this.#database === null
        ? openSqlite(join(this.#folder, "data", "roundtable.sqlite"))
        : await openDatabase(this.#database.url);
    const gameOf = async (id: string) => (await this.#registry[id]?.rules())?.game ?? null;
    try {
      this.sweeps = await store.sweeps();
      // Including deleted tables.
      const tables = new Set([...(await store.ids()), ...this.history.tables]);
      const progress = new Progress(this.#terminal, "Checking", tables.size);
      return await check(this.history, store, gameOf, () => progress.advance());
    } finally {
      await store.close();
    }
  }

  #lookAtMemory(nodes: readonly Node[], quiet: number): void {
    const now = Math.max(...nodes.map(({ memory }) => memory ?? 0));
    if (now === 0) return;
    this.memory.most = Math.max(this.memory.most, now);
    if (quiet < 1 / 3) this.memory.warm = now;
    this.memory.end = now;
  }
}

/** Groups of two and three in turns, so that bots sit at most tables. */
function groupsOf(people: readonly Person[], count: number, site: Site): Group[] {
  let taken = 0;
  return Array.from({ length: count }, (_, nth) => {
    const size = 2 + (nth % 2);
    taken += size;
    return new Group(people.slice(taken - size, taken), site, nth);
  });
}

/** Waits until everybody has been answered; resolves with who has not, in words. */
async function lastAnswers(
  people: readonly Person[],
  playing: Promise<readonly PromiseSettledResult<void>[]>,
): Promise<string[]> {
  const end = performance.now() + LAST_ANSWERS_MS;
  const waiting = (): Person[] => people.filter(({ unanswered }) => unanswered.length > 0);
  while (waiting().length > 0 && performance.now() < end) {
    await pause(200);
    for (const person of people) person.leaveSilentServer();
  }
  const stuck = waiting().flatMap(({ unanswered }) => unanswered.map(({ text }) => `Unanswered: ${text}`));
  if (stuck.length > 0) return stuck;
  return (await playing).flatMap((group) => (group.status === "rejected" ? [String(group.reason)] : []));
}

/** Waits until everybody is connected and nothing arrives any more. */
async function stillness(people: readonly Person[]): Promise<void> {
  const end = performance.now() + LAST_NEWS_MS;
  while (!people.every((person) => person.isAtRest(STILL_MS)) && performance.now() < end) await pause(200);
}

export function mebibytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024);
}
