import { availableParallelism } from "node:os";
import { chanceOf, seeded, shuffled } from "@roundtable/kernel";
import { readFlags, type Terminal, wholeNumber } from "../command-line.ts";
import { Progress } from "../progress.ts";
import { filesOf } from "../repository-copy.ts";
import { Sandbox } from "./sandbox.ts";
import type { Change } from "./changes.ts";
import { harmlessOf, outdated, speaksOf } from "./harmless.ts";
import { allChanges, type Target, targetOf } from "./target.ts";

const FLAGS = {
  game: { type: "string" },
  package: { type: "string" },
  count: { type: "string", default: "200" },
  seed: { type: "string", default: "1" },
  file: { type: "string", default: "" },
  workers: { type: "string", default: String(availableParallelism()) },
  json: { type: "boolean", default: false },
} as const;

interface Verdicts {
  readonly survivors: Change[];
  /** Noticed by a golden game, but by no clause test. */
  readonly goldenOnly: Change[];
}

/**
 * Breaks a game or a package in many small ways, and reports which of them no test notices. Returns 1 if there are any.
 */
export async function mutate(argv: readonly string[], root: string, terminal: Terminal): Promise<number> {
  const flags = readFlags(argv, FLAGS);
  const target = targetOf(root, flags);
  const count = wholeNumber("count", flags.count, 1);
  const seed = wholeNumber("seed", flags.seed, 0);
  const workers = wholeNumber("workers", flags.workers, 1);

  const possible = allChanges(root, target);
  const harmless = harmlessOf(root, target);
  for (const { file, change } of outdated(harmless, possible))
    terminal.stderr.write(`There is no such change any more: ${file}: ${change}\n`);
  const tried = shuffled(
    chanceOf(seeded(seed)),
    possible.filter(({ file }) => file.includes(flags.file)),
  ).slice(0, count);
  const [equivalent, open] = parted(tried, (change) => harmless.some((each) => speaksOf(each, change)));

  const verdicts = await judged(root, target, open, workers, terminal);
  const { survivors, goldenOnly } = verdicts;
  const killed = open.length - survivors.length;
  if (flags.json) {
    const line = {
      [target.word]: target.name,
      tried: tried.length,
      killed,
      equivalent: equivalent.length,
      survivors: survivors.map(asRow),
      goldenOnly: goldenOnly.map(asRow),
    };
    terminal.stdout.write(`${JSON.stringify(line)}\n`);
  } else {
    terminal.stdout.write(
      `${target.name}: ${tried.length} of ${possible.length} possible changes tried, ${killed} noticed, ${equivalent.length} change nothing, ${survivors.length} survive.\n`,
    );
    terminal.stdout.write(listed("No test notices:", survivors));
    terminal.stdout.write(listed("A golden game notices, and no clause:", goldenOnly));
  }
  return survivors.length === 0 ? 0 : 1;
}

/** Every worker has a sandbox of its own, and takes the next change when it is done with one. */
async function judged(
  root: string,
  target: Target,
  changes: readonly Change[],
  workers: number,
  terminal: Terminal,
): Promise<Verdicts> {
  const progress = new Progress(terminal, target.name, changes.length);
  const verdicts: Verdicts = { survivors: [], goldenOnly: [] };
  const files = filesOf(root);
  const left = [...changes];
  const work = async (): Promise<void> => {
    const sandbox = new Sandbox(root, files);
    try {
      await sandbox.expectSound(target.stages);
      for (let change = left.shift(); change !== undefined; change = left.shift()) {
        const stage = await sandbox.noticing(change, target.stages);
        if (stage === null) verdicts.survivors.push(change);
        if (stage?.name === "golden") verdicts.goldenOnly.push(change);
        if (stage === null || stage.name === "golden") terminal.stderr.write(`\n${rowOf(change)}`);
        progress.advance();
      }
    } finally {
      sandbox.clear();
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, changes.length) }, work));
  return {
    survivors: verdicts.survivors.toSorted(byPlace),
    goldenOnly: verdicts.goldenOnly.toSorted(byPlace),
  };
}

function parted<T>(items: readonly T[], belongs: (item: T) => boolean): [T[], T[]] {
  return [items.filter(belongs), items.filter((item) => !belongs(item))];
}

function byPlace(one: Change, other: Change): number {
  return one.file.localeCompare(other.file) || one.start - other.start;
}

function asRow({ file, line, kind, code, words }: Change) {
  return { file, line, kind, code, change: words };
}

function listed(title: string, changes: readonly Change[]): string {
  return changes.length === 0 ? "" : `${title}\n${changes.map(rowOf).join("")}`;
}

function rowOf({ file, line, kind, code, words }: Change): string {
  return `  ${file}:${line} · ${kind} · ${words}\n      ${code}\n`;
}
