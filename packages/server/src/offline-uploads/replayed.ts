import { verify } from "@roundtable/fairness";
import { checkTable, type Game, type Log, replayWithEvents } from "@roundtable/kernel";
import type { SavedMatch } from "@roundtable/protocol/offline-uploads";
import type * as v from "valibot";
import { stored } from "@roundtable/host/disclosure/secret";
import type { ReplayedMatch } from "./offline-upload-repository.ts";

export type UploadedMatch = v.InferInput<typeof SavedMatch>;

/** What the worker says that plays it again. */
export type FromVerifier =
  | { readonly kind: "begun" }
  | { readonly kind: "done"; readonly played: ReplayedMatch | null };

/** Taking back plays again from the beginning: a file that is nothing else would keep a server busy for hours. */
const MOST_REPLAYED_ENTRIES = 2_000_000;

/**
 * Nothing that the file says of itself is believed: every entry must be what these rules make of it, every die and shuffle
 * what the key and the shares give, and it must have come to its end. Null otherwise.
 */
export function replayed(game: Game, { log, key, names }: UploadedMatch): ReplayedMatch | null {
  const { header, entries } = log;
  const takenBack = entries.filter(({ kind }) => kind === "undo").length;
  if (
    header.game !== game.id ||
    header.rules !== game.version ||
    header.continued !== undefined ||
    names.length !== header.seats ||
    takenBack * entries.length > MOST_REPLAYED_ENTRIES ||
    checkTable(game, header.seats, header.options).errors.length > 0
  )
    return null;
  try {
    return verify(log, key).kind === "fair" ? retoldAsRows(game, log) : null;
  } catch {
    // Somewhere the rules would have made something else of it.
    return null;
  }
}

function retoldAsRows(game: Game, log: Log): ReplayedMatch | null {
  let opening: ReplayedMatch["opening"] = stored([]);
  const rows: ReplayedMatch["entries"][number][] = [];
  for (const { match, told } of replayWithEvents(game, log)) {
    const entry = log.entries[match.entered - 1];
    if (entry === undefined) opening = stored(told);
    else
      rows.push({
        n: entry.n,
        entry: stored(entry),
        told: stored(told),
        asked: JSON.stringify(match.asked),
      });
    if (match.entered < log.entries.length) continue;
    if (match.outcome === null) return null;
    return {
      header: JSON.stringify(log.header),
      setup: stored(log.setup),
      opening,
      entries: rows,
      snapshot: stored(match.snapshot()),
      after: match.entered,
      asked: JSON.stringify(match.asked),
      outcome: JSON.stringify(match.outcome),
    };
  }
  return null;
}
