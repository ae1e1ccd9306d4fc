import { verify } from "@roundtable/fairness";
import { checkTable, type Game, type Log, replayWithEvents } from "@roundtable/kernel";
import type { SavedMatch } from "@roundtable/protocol/offline-uploads";
import type * as v from "valibot";
import { stored } from "@roundtable/host/disclosure/secret";
import type { ReplayedMatch } from "./offline-upload-repository.ts";

export type UploadedMatch = v.InferInput<typeof SavedMatch>;

/** The verdict of the worker that replays an upload. */
export type FromVerifier =
  | { readonly kind: "begun" }
  | { readonly kind: "done"; readonly played: ReplayedMatch | null };

/** Each undo replays the match from its start. A file full of them would keep the server busy for hours. */
const MOST_REPLAYED_ENTRIES = 2_000_000;

/**
 * Trusts nothing in the file. The rules must produce every entry, the key and the shares every die and shuffle, and the
 * match must be over. Otherwise the result is null.
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
    // The rules produce something else than the file says.
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
