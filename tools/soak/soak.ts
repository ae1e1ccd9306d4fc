import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Registry } from "@roundtable/games/registry";
import { UsageError, readFlags, type Terminal, wholeNumber } from "../command-line.ts";
import type { Findings } from "./check/check.ts";
import { type Database, givenDatabase, ownDatabase } from "./database.ts";
import { type Bounds, mebibytes, Run } from "./run.ts";
import { Random } from "./random.ts";

const FLAGS = {
  minutes: { type: "string", default: "1" },
  nodes: { type: "string", default: "1" },
  matches: { type: "string", default: "100" },
  database: { type: "string" },
  seed: { type: "string", default: "1" },
  json: { type: "boolean", default: false },
} as const;

/**
 * Plays on servers while faults are injected, and checks what was said against what was stored. Returns 1 if anything
 * is wrong.
 */
export async function soak(
  argv: readonly string[],
  registry: Registry,
  terminal: Terminal,
  given: Partial<Bounds> = {},
): Promise<number> {
  if (process.platform !== "linux") throw new UsageError("Memory is read from Linux's /proc.");
  const flags = readFlags(argv, FLAGS);
  const minutes = wholeNumber("minutes", flags.minutes, 1);
  const bounds: Bounds = { seconds: minutes * 60, everyMs: 3000, frozenMs: 30_000, least: 1, ...given };
  const nodes = wholeNumber("nodes", flags.nodes, 1);
  const matches = wholeNumber("matches", flags.matches, 1);
  const random = new Random(wholeNumber("seed", flags.seed, 1));
  const folder = await mkdtemp(join(tmpdir(), "roundtable-soak-"));
  const database = await databaseFor(nodes, flags.database);
  try {
    const run = new Run(folder, database, registry, random, bounds, terminal);
    const wrong = await run.play(nodes, matches);
    return await judge(run, wrong, folder, terminal, flags.json);
  } finally {
    await database?.stop();
  }
}

/** Several servers need a database; a single one has its file. */
async function databaseFor(nodes: number, given: string | undefined): Promise<Database | null> {
  if (given !== undefined) return givenDatabase(given);
  return nodes > 1 ? await ownDatabase() : null;
}

async function judge(
  run: Run,
  wrong: readonly string[],
  folder: string,
  terminal: Terminal,
  isJson: boolean,
): Promise<number> {
  const found = await run.look();
  const failures = [...Object.values(found.faults).flat(), ...wrong];
  tell(run, found, failures, terminal, isJson);
  if (failures.length === 0) await rm(folder, { recursive: true, force: true });
  else terminal.stderr.write(`History and store are kept in ${folder}.\n`);
  return failures.length === 0 ? 0 : 1;
}

function tell(
  { misfortunes, history, memory, waitingTables, sweeps }: Run,
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
    waitingTables,
    sweeps,
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
