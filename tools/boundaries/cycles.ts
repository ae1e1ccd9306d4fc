import { posix } from "node:path";
import type { Source } from "./source.ts";

/** In these packages no folder may import a sibling that imports it back, directly or through others. */
const LAYERED = /^packages\/(?:web|server|host)\/src(?=\/)/;
/** Tests and their helpers may import everything. */
const TEST = /\/testing\/|\.test\.tsx?$/;

/** An import from one folder to a sibling folder. */
interface Edge {
  readonly from: string;
  readonly to: string;
  readonly file: string;
  readonly line: number;
}

interface Cycle {
  readonly file: string;
  readonly line: number;
  readonly sentence: string;
}

/** Finds every two folders that import each other, and the shortest of the remaining longer cycles. */
export function findCycles(sources: ReadonlyMap<string, Pick<Source, "imports">>): Cycle[] {
  const found: Cycle[] = [];
  for (const edges of levelsOf(sources).values()) {
    const back = new Map(edges.map((edge) => [`${edge.to} → ${edge.from}`, edge]));
    const oneWay: Edge[] = [];
    const told = new Set<string>();
    for (const edge of edges) {
      const returning = back.get(`${edge.from} → ${edge.to}`);
      const pair = [edge.from, edge.to].toSorted().join(" ↔ ");
      if (returning === undefined) oneWay.push(edge);
      else if (!told.has(pair)) found.push(cycleOf([edge, returning]));
      told.add(pair);
    }
    const longer = shortestCycleIn(oneWay);
    if (longer !== null) found.push(cycleOf(longer));
  }
  return found;
}

/**
 * The imports between the children of each folder. A folder and its subfolders count as one: files directly in it may
 * use them, and they may use it. Only the files at the top of a package's sources count as a folder of their own.
 */
function levelsOf(sources: ReadonlyMap<string, Pick<Source, "imports">>): Map<string, Edge[]> {
  const levels = new Map<string, Edge[]>();
  for (const [file, { imports }] of sources) {
    const src = LAYERED.exec(file)?.[0];
    if (src === undefined || TEST.test(file)) continue;
    for (const { specifier, line } of imports) {
      if (!specifier.startsWith(".")) continue;
      const target = posix.join(posix.dirname(file), specifier);
      if (!target.startsWith(`${src}/`)) continue;
      const level = sharedFolder(file, target);
      const [from, to] = [childOf(level, file), childOf(level, target)];
      if (from === to || (level !== src && (from === level || to === level))) continue;
      const edges = levels.get(level) ?? [];
      levels.set(level, edges);
      edges.push({ from, to, file, line });
    }
  }
  return levels;
}

function sharedFolder(one: string, other: string): string {
  const [a, b] = [one.split("/").slice(0, -1), other.split("/").slice(0, -1)];
  const length = a.findIndex((part, nth) => part !== b[nth]);
  return a.slice(0, length === -1 ? a.length : length).join("/");
}

function childOf(folder: string, path: string): string {
  const [first = "", ...rest] = path.slice(folder.length + 1).split("/");
  return rest.length === 0 ? folder : `${folder}/${first}`;
}

function shortestCycleIn(edges: readonly Edge[]): readonly Edge[] | null {
  const leading = Map.groupBy(edges, ({ from }) => from);
  let shortest: readonly Edge[] | null = null;
  for (const start of leading.keys()) {
    const cycle = shortestCycle(start, leading);
    if (cycle !== null && (shortest === null || cycle.length < shortest.length)) shortest = cycle;
  }
  return shortest;
}

/** The shortest path from a folder back to itself. */
function shortestCycle(start: string, leading: ReadonlyMap<string, readonly Edge[]>): readonly Edge[] | null {
  const reached = new Set<string>();
  let ways: readonly (readonly Edge[])[] = (leading.get(start) ?? []).map((edge) => [edge]);
  while (ways.length > 0) {
    const next: (readonly Edge[])[] = [];
    for (const way of ways) {
      const at = way.at(-1)?.to ?? start;
      if (at === start) return way;
      if (reached.has(at)) continue;
      reached.add(at);
      next.push(...(leading.get(at) ?? []).map((edge) => [...way, edge]));
    }
    ways = next;
  }
  return null;
}

function cycleOf(edges: readonly Edge[]): Cycle {
  const [first, ...others] = edges;
  const folders = edges.map(({ from }) => from).join(" → ");
  const back = others.map(({ file, line }) => `${file}:${line}`).join(", ");
  return {
    file: first?.file ?? "",
    line: first?.line ?? 0,
    sentence: `closes a cycle of folders: ${folders} → ${first?.from ?? ""} (by ${back}). No two folders import each other: move what both need below them, or let the one above fill a slot of the other.`,
  };
}
