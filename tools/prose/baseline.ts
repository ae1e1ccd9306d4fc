import { FAULTS, type Fault, type FaultKind } from "./faults.ts";

type Counts = Readonly<Record<FaultKind, number>>;

/** How many faults each folder still has. A folder without any is left out. */
export type Baseline = Readonly<Record<string, Counts>>;

export function baselineOf(faults: ReadonlyMap<string, readonly Fault[]>): Baseline {
  const counts: Record<string, Record<FaultKind, number>> = {};
  for (const [file, found] of faults) {
    for (const { kind, where } of found) {
      if (where !== "player text")
        (counts[folderOf(file)] ??= { he: 0, whoever: 0, "long sentence": 0 })[kind] += 1;
    }
  }
  return Object.fromEntries(Object.entries(counts).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The parts in which people work: a package, a game, a top-level folder, or the files at the root. */
function folderOf(file: string): string {
  const [top = "", second = ""] = file.split("/");
  if (top === file) return ".";
  return ["packages", "games"].includes(top) && file.split("/").length > 2 ? `${top}/${second}` : top;
}

/** One sentence for each count that is not as recorded. */
export function differences(now: Baseline, recorded: Baseline): string[] {
  return [...new Set([...Object.keys(now), ...Object.keys(recorded)])].toSorted().flatMap((folder) =>
    FAULTS.flatMap((kind) => {
      const [found, allowed] = [now[folder]?.[kind] ?? 0, recorded[folder]?.[kind] ?? 0];
      if (found > allowed) return [`${folder}: “${kind}” rose from ${allowed} to ${found}.`];
      return found < allowed ? [`${folder}: “${kind}” fell from ${allowed} to ${found}: record it.`] : [];
    }),
  );
}

export const total = (baseline: Baseline, kind: FaultKind): number =>
  Object.values(baseline).reduce((sum, counts) => sum + counts[kind], 0);
