import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { UsageError } from "../command-line.ts";
import { type Change, changesIn } from "./changes.ts";

/** A game or a package to mutate, and the tests that have to notice. */
export interface Target {
  readonly word: "game" | "package";
  readonly name: string;
  readonly folder: string;
  readonly sources: readonly string[];
  /** Run one after another until one fails; each begins with the tests that import the changed file. */
  readonly stages: readonly Stage[];
}

/** Tests that are run together. */
export interface Stage {
  readonly name: "tests" | "clauses" | "golden";
  readonly files: readonly string[];
}

/** The tests of a stage, those first that mention this file: the most specific tests run first. */
export function byRelevance({ files }: Stage, changed: string, textOf: (file: string) => string): string[][] {
  const name = `/${basename(changed)}"`;
  const kin = files.filter((file) => textOf(file).includes(name));
  return [kin, files.filter((file) => !kin.includes(file))].filter((some) => some.length > 0);
}

const FOR_TESTS = /\.test\.tsx?$|\/(clauses|testing)\//;

export function targetOf(
  root: string,
  chosen: { readonly game?: string | undefined; readonly package?: string | undefined },
): Target {
  const { game, package: packageName } = chosen;
  if ((game === undefined) === (packageName === undefined))
    throw new UsageError("Say what is to be changed: --game NAME or --package NAME.");
  return game === undefined ? packageTarget(root, packageName ?? "") : gameTarget(root, game);
}

/**
 * Clause tests run first: a change that only a golden game notices is a rule without a test of its own. Bot tests do
 * not count, since they guard no rule.
 */
function gameTarget(root: string, name: string): Target {
  const folder = folderOf(root, "games", name);
  const tests = testsIn(root, folder).filter((file) => !file.startsWith(`${folder}/bot/`));
  const [rules, golden] = [`${folder}/rules/`, `${folder}/golden.test.ts`];
  return {
    word: "game",
    name,
    folder,
    sources: sourcesIn(root, `${folder}/rules`),
    stages: [
      { name: "clauses", files: tests.filter((file) => file.startsWith(rules)) },
      { name: "golden", files: tests.filter((file) => file === golden) },
      { name: "tests", files: tests.filter((file) => !file.startsWith(rules) && file !== golden) },
    ],
  };
}

function packageTarget(root: string, name: string): Target {
  const folder = folderOf(root, "packages", name);
  return {
    word: "package",
    name,
    folder,
    sources: sourcesIn(root, `${folder}/src`),
    stages: [{ name: "tests", files: testsIn(root, folder) }],
  };
}

function folderOf(root: string, parent: string, name: string): string {
  const names = globSync(`${parent}/*/`, { cwd: root })
    .map((path) => path.split("/")[1] ?? "")
    .filter((each) => each !== "node_modules" && existsSync(join(root, parent, each)));
  if (!names.includes(name))
    throw new UsageError(`${parent}/ holds ${names.toSorted().join(", ")}, not “${name}”.`);
  return `${parent}/${name}`;
}

const sourcesIn = (root: string, folder: string): string[] =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !FOR_TESTS.test(file) && !file.endsWith(".d.ts"))
    .toSorted();

const testsIn = (root: string, folder: string): string[] =>
  globSync(`${folder}/**/*.test.{ts,tsx}`, { cwd: root }).toSorted();

export function allChanges(root: string, { sources }: Target): Change[] {
  return sources.flatMap((file) => changesIn(file, readFileSync(join(root, file), "utf8")));
}
