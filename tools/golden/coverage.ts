import { readFileSync } from "node:fs";
import { Session } from "node:inspector/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { readSource } from "../boundaries/source.ts";
import { childrenOf, isNode, lineFinder, type Node, syntaxTree } from "../syntax-tree.ts";

/** For each file and each of its characters: whether it is part of a function, and whether it was run. */
export type Coverage = ReadonlyMap<string, Uint8Array>;

/** A range of source that was not run. */
export interface Block {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

const FUNCTIONS = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);
const NOT_RUN = 1;
const RUN = 2;

/**
 * Records which blocks of a game's rules are run, by V8's own counters. It must be started before the rules are loaded:
 * functions that were compiled earlier have no block counters. Types are erased in place, so offsets are those of the
 * source.
 */
export class CoverageRecorder {
  readonly #session: Session;

  private constructor(session: Session) {
    this.#session = session;
  }

  static async start(): Promise<CoverageRecorder> {
    // Optimised code does not count the calls of inlined functions.
    setFlagsFromString("--no-opt");
    const session = new Session();
    session.connect();
    await session.post("Profiler.enable");
    await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
    return new CoverageRecorder(session);
  }

  stop(): void {
    this.#session.disconnect();
  }

  /** The coverage of these files since the last call. */
  async take(files: readonly string[]): Promise<Coverage> {
    const urls = new Map(files.map((file) => [pathToFileURL(file).href, file]));
    const { result } = await this.#session.post("Profiler.takePreciseCoverage");
    const coverage = new Map<string, Uint8Array>();
    for (const { url, functions } of result) {
      const file = urls.get(url);
      if (file === undefined) continue;
      const run = functionsIn(file);
      for (const { ranges } of functions) {
        // Code outside of functions runs when the file is loaded, and belongs to no game.
        if (ranges[0]?.startOffset === 0 && ranges[0].endOffset === run.length) continue;
        for (const { startOffset, endOffset, count } of ranges)
          run.fill(count > 0 ? RUN : NOT_RUN, startOffset, endOffset);
      }
      coverage.set(file, run);
    }
    return coverage;
  }
}

/** Marks every function of a file as not run: V8 does not report one that was never compiled. */
function functionsIn(file: string): Uint8Array {
  const source = readFileSync(file, "utf8");
  const run = new Uint8Array(source.length);
  const visit = (node: Node): void => {
    if (FUNCTIONS.has(node.type)) run.fill(NOT_RUN, node.start, node.end);
    for (const [child] of childrenOf(node)) visit(child);
  };
  visit(syntaxTree(file, source));
  return run;
}

/** The files that carry out steps: `rules/steps` and everything in `rules` that it imports for more than its types. */
export function stepFiles(rules: string): readonly string[] {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file) || !file.startsWith(rules)) return;
    found.add(file);
    for (const { specifier, typesOnly } of readSource(file, readFileSync(file, "utf8")).imports)
      if (!typesOnly && specifier.startsWith(".")) visit(join(dirname(file), specifier));
  };
  visit(join(rules, "steps/index.ts"));
  return [...found];
}

/** Adds to `all`, and returns how many characters are new in it. */
export function merge(all: Map<string, Uint8Array>, added: Coverage): number {
  let gained = 0;
  for (const [file, run] of added) {
    const known = all.get(file) ?? new Uint8Array(run.length);
    all.set(file, known);
    for (const [at, state] of run.entries()) {
      if (state === RUN && known[at] !== RUN) gained++;
      known[at] = Math.max(known[at] ?? 0, state);
    }
  }
  return gained;
}

export function gainOf(all: Coverage, added: Coverage): number {
  let gain = 0;
  for (const [file, run] of added) {
    const known = all.get(file);
    for (const [at, state] of run.entries()) if (state === RUN && known?.[at] !== RUN) gain++;
  }
  return gain;
}

/** Exceptions for programmers, fallbacks that only the compiler needs, and types. */
const HARMLESS = /^(\{ )?(else )?(if \(.*\) )?(default: )?(throw |break;|\?\?|as )|=> new Error\(/;

/** The blocks that no game has run. Functions that no step calls are left out: others use them. */
export function blocksNotRun(coverage: Coverage): Block[] {
  const sources = new Map([...coverage.keys()].map((file) => [file, readFileSync(file, "utf8")]));
  const everything = [...sources.values()].join("\n");
  const isCalled = (name: string): boolean => everything.split(new RegExp(`\\b${name}\\b`)).length > 2;
  const blocks: Block[] = [];
  for (const [file, run] of coverage) {
    const source = sources.get(file) ?? "";
    const lineAt = lineFinder(source);
    const uncalled = declarationsIn(file, source).filter(({ name }) => !isCalled(name));
    for (let from = run.indexOf(NOT_RUN); from !== -1;) {
      const end = run.findIndex((state, at) => at > from && state !== NOT_RUN);
      const to = end === -1 ? run.length : end;
      const text = source.slice(from, to).replaceAll(/\s+/g, " ").trim();
      const isForOthers = uncalled.some((one) => one.start <= from && from < one.end);
      if (text.length > 1 && !HARMLESS.test(text) && !isForOthers)
        blocks.push({ file, line: lineAt(from), text });
      from = run.indexOf(NOT_RUN, to);
    }
  }
  return blocks;
}

interface Declaration {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

function declarationsIn(file: string, source: string): Declaration[] {
  const found: Declaration[] = [];
  const visit = (node: Node): void => {
    const { type, id, start, end } = node;
    if (type === "FunctionDeclaration" && isNode(id)) found.push({ name: String(id["name"]), start, end });
    for (const [child] of childrenOf(node)) visit(child);
  };
  visit(syntaxTree(file, source));
  return found;
}
