import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Registry } from "@roundtable/games/registry";
import { Complaint, readFlags, type Terminal, wholeNumber } from "../command-line.ts";
import { Progress } from "../progress.ts";
import { check, type Findings } from "./check/check.ts";
import { type Database, givenDatabase, openDatabase, ownDatabase } from "./database.ts";
import { freePort } from "./free-port.ts";
import { Group, type House } from "./group.ts";
import { History } from "./history.ts";
import { openSqlite } from "./kept.ts";
import { type Misfortunes, strike } from "./misfortune.ts";
import { Node } from "./nodes.ts";
import { Person } from "./person.ts";
import { Whim } from "./whim.ts";

const FLAGS = {
  minutes: { type: "string", default: "1" },
  nodes: { type: "string", default: "1" },
  matches: { type: "string", default: "100" },
  database: { type: "string" },
  seed: { type: "string", default: "1" },
  json: { type: "boolean", default: false },
} as const;

/** What a run may be told beyond its flags. */
export interface Bounds {
  readonly seconds: number;
  /** Between two misfortunes, on average. */
  readonly everyMs: number;
  readonly frozenMs: number;
}

/** In the last part of the time nothing happens to the servers: their memory is looked at, and nobody may be stuck. */
const QUIET = 0.2;
/** How much more memory a server may have at the end than when it was warm, if it had time to become so. */
const GROWTH = 1.5;
const WARM_AFTER_S = 20;
/** How long what was sent may take to be answered when it is over. */
const LAST_ANSWERS_MS = 20_000;

/** Plays at servers to which everything happens, and holds what was said against what was kept. 1 if anything is wrong. */
export async function soak(
  argv: readonly string[],
  registry: Registry,
  terminal: Terminal,
  given: Partial<Bounds> = {},
): Promise<number> {
  if (process.platform !== "linux") throw new Complaint("Memory is read from Linux's /proc.");
  const flags = readFlags(argv, FLAGS);
  const minutes = wholeNumber("minutes", flags.minutes, 1);
  const bounds: Bounds = { seconds: minutes * 60, everyMs: 3000, frozenMs: 30_000, ...given };
  const nodes = wholeNumber("nodes", flags.nodes, 1);
  const matches = wholeNumber("matches", flags.matches, 1);
  const whim = new Whim(wholeNumber("seed", flags.seed, 1));
  const folder = await mkdtemp(join(tmpdir(), "roundtable-soak-"));
  const database = await databaseFor(nodes, flags.database);
  try {
    const run = new Soak(folder, database, registry, whim, bounds, terminal);
    const wrong = await run.play(nodes, matches);
    return await judge(run, wrong, folder, terminal, flags.json);
  } finally {
    await database?.stop();
  }
}

/** Several servers need one; a single one has its file. */
async function databaseFor(nodes: number, given: string | undefined): Promise<Database | null> {
  if (given !== undefined) return givenDatabase(given);
  return nodes > 1 ? await ownDatabase() : null;
}

async function judge(
  run: Soak,
  wrong: readonly string[],
  folder: string,
  terminal: Terminal,
  isJson: boolean,
): Promise<number> {
  const found = await run.look();
  const failures = [...wrong, ...Object.values(found.faults).flat()];
  tell(run, found, failures, terminal, isJson);
  if (failures.length === 0) await rm(folder, { recursive: true, force: true });
  else terminal.stderr.write(`History and store are kept in ${folder}.\n`);
  return failures.length === 0 ? 0 : 1;
}

class Soak {
  readonly misfortunes: Misfortunes = { kills: 0, freezes: 0, cuts: 0, restarts: 0 };
  readonly history: History;
  /** Bytes: when the quiet part had begun, at the most, and at the end, of the server that has most. */
  readonly memory = { warm: 0, most: 0, end: 0 };
  readonly #complaints: string[] = [];
  readonly #folder: string;
  readonly #database: Database | null;
  readonly #registry: Registry;
  readonly #whim: Whim;
  readonly #bounds: Bounds;
  readonly #terminal: Terminal;

  constructor(
    folder: string,
    database: Database | null,
    registry: Registry,
    whim: Whim,
    bounds: Bounds,
    terminal: Terminal,
  ) {
    this.#folder = folder;
    this.#database = database;
    this.#registry = registry;
    this.#whim = whim;
    this.#bounds = bounds;
    this.#terminal = terminal;
    this.history = new History(join(folder, "history"));
  }

  /** What went wrong while it ran, in words. */
  async play(count: number, matches: number): Promise<string[]> {
    const { seconds } = this.#bounds;
    const nodes: Node[] = [];
    while (nodes.length < count)
      nodes.push(
        new Node(await freePort(), join(this.#folder, "data"), this.#database?.url, this.#complaints),
      );
    try {
      for (const node of nodes)
        if (!(await node.start()))
          throw new Complaint(`A server did not start: ${this.#complaints.join(" ")}`);
      const [begun, end] = [performance.now(), performance.now() + seconds * 1000];
      const quietFrom = end - seconds * QUIET * 1000;
      const house: House = {
        history: this.history,
        whim: this.#whim,
        urls: () => nodes.map(({ url }) => url),
        games: await Promise.all(
          Object.values(this.#registry).map(async (entry) => (await entry.rules()).game),
        ),
        tables: [],
        isOver: () => performance.now() > end,
      };
      const people = await Promise.all(
        Array.from({ length: matches * 2 + Math.ceil(matches / 2) }, (_, nth) => Person.come(house, nth)),
      );
      const striking = strike(
        {
          nodes,
          database: this.#database,
          whim: this.#whim,
          isOver: () => performance.now() > quietFrom,
          everyMs: this.#bounds.everyMs,
          frozenMs: this.#bounds.frozenMs,
        },
        this.misfortunes,
      );
      const playing = Promise.allSettled(groupsOf(people, matches, house).map((group) => group.play()));
      let nextWord = begun + 15_000;
      while (!house.isOver()) {
        await pause(500);
        for (const person of people) person.lookAtClock();
        this.#lookAtMemory(nodes, performance.now() - quietFrom, end - quietFrom);
        if (performance.now() < nextWord) continue;
        nextWord += 15_000;
        this.#terminal.stderr.write(
          `${Math.round((end - performance.now()) / 1000)} s to go · ${this.misfortunes.kills} kills · ${this.history.acknowledged} acknowledged · ${house.tables.length} tables\n`,
        );
      }
      await striking;
      const unanswered = await lastAnswers(people, playing);
      for (const person of people) person.leave();
      const codes = await Promise.all(nodes.map((node) => node.stop()));
      const { warm, end: last } = this.memory;
      return [
        ...unanswered,
        ...nodes.flatMap(({ deaths }) => deaths),
        ...codes.flatMap((code) => (code === 0 ? [] : [`A server ended with ${code}.`])),
        ...(last > warm * GROWTH && (seconds * QUIET) / 3 >= WARM_AFTER_S
          ? [`Memory grew from ${mebibytes(warm)} to ${mebibytes(last)} MiB.`]
          : []),
      ];
    } finally {
      await Promise.all(nodes.map((node) => node.kill()));
      for (const complaint of this.#complaints) this.#terminal.stderr.write(`${complaint}\n`);
    }
  }

  /** What the history and the store have against each other. */
  async look(): Promise<Findings> {
    const store =
      this.#database === null
        ? openSqlite(join(this.#folder, "data", "roundtable.sqlite"))
        : await openDatabase(this.#database.url);
    const gameOf = async (id: string) => (await this.#registry[id]?.rules())?.game ?? null;
    try {
      const progress = new Progress(this.#terminal, "Checking", (await store.ids()).length);
      return await check(this.history, store, gameOf, () => progress.advance());
    } finally {
      await store.close();
    }
  }

  #lookAtMemory(nodes: readonly Node[], quietMs: number, lastsMs: number): void {
    const now = Math.max(...nodes.map(({ memory }) => memory ?? 0));
    if (now === 0) return;
    this.memory.most = Math.max(this.memory.most, now);
    if (quietMs < lastsMs / 3) this.memory.warm = now;
    this.memory.end = now;
  }
}

/** By turns of two and three, so that bots sit at most tables. */
function groupsOf(people: readonly Person[], count: number, house: House): Group[] {
  let taken = 0;
  return Array.from({ length: count }, (_, nth) => {
    const size = 2 + (nth % 2);
    taken += size;
    return new Group(people.slice(taken - size, taken), house, nth);
  });
}

/** Waits until everybody has been answered; who has not, in words. */
async function lastAnswers(
  people: readonly Person[],
  playing: Promise<readonly PromiseSettledResult<void>[]>,
): Promise<string[]> {
  const end = performance.now() + LAST_ANSWERS_MS;
  const waiting = (): Person[] => people.filter(({ unanswered }) => unanswered.length > 0);
  while (waiting().length > 0 && performance.now() < end) {
    await pause(200);
    for (const person of people) person.lookAtClock();
  }
  const stuck = waiting().flatMap(({ unanswered }) => unanswered.map(({ text }) => `Unanswered: ${text}`));
  if (stuck.length > 0) return stuck;
  return (await playing).flatMap((group) => (group.status === "rejected" ? [String(group.reason)] : []));
}

function tell(
  { misfortunes, history, memory }: Soak,
  found: Findings,
  failures: readonly string[],
  terminal: Terminal,
  isJson: boolean,
): void {
  const { kills, ...others } = misfortunes;
  const { faults, matches, ...rest } = found;
  const { lost, doubled, leaks, ...more } = faults;
  const numbers = {
    kills,
    acknowledged: history.acknowledged,
    lost: lost.length,
    doubled: doubled.length,
    leaks: leaks.length,
    matches,
    ...Object.fromEntries(Object.entries(more).map(([kind, all]) => [kind, all.length])),
    ...others,
    ...rest,
    memory: {
      warm: mebibytes(memory.warm),
      most: mebibytes(memory.most),
      end: mebibytes(memory.end),
    },
  };
  if (isJson) terminal.stdout.write(`${JSON.stringify(numbers)}\n`);
  else
    terminal.stdout.write(
      Object.entries(numbers)
        .map(
          ([name, value]) =>
            `${name.padStart(14)}  ${typeof value === "object" ? JSON.stringify(value) : value}\n`,
        )
        .join(""),
    );
  for (const failure of failures.slice(0, 30)) terminal.stderr.write(`✗ ${failure}\n`);
}

function mebibytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024);
}
