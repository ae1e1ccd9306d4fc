import { verify } from "@roundtable/fairness";
import { checkTable, type Game, type Log, Recording } from "@roundtable/kernel";
import type { MatchFile } from "@roundtable/protocol";
import { LONGEST_FILE, SavedMatch } from "@roundtable/protocol/offline-uploads";
import * as v from "valibot";

/** Why a file is refused. */
export type Refusal =
  | "too-large"
  | "not-a-match"
  | "no-such-game"
  | "other-rules"
  | "against-the-rules"
  | "chance-unsealed"
  | "chance-wrong";

export type CheckedFile =
  | { readonly kind: "fine"; readonly file: MatchFile; readonly draws: number }
  /** `move` is the first wrong one, if it is known. */
  | { readonly kind: "refused"; readonly why: Refusal; readonly move: number | null };

/** An undo replays the match from the beginning: a file with nothing but undos would keep a browser busy for hours. */
const MOST_PLAYED_AGAIN = 2_000_000;

/**
 * Verifies a saved match: every entry by the rules, every draw by the seals. Nothing that the file claims is trusted:
 * what is shown is what the rules compute.
 */
export async function checkedFile(
  chosen: Pick<Blob, "size" | "text">,
  rulesOf: (game: string) => Promise<Game> | null,
): Promise<CheckedFile> {
  if (chosen.size > LONGEST_FILE) return refused("too-large");
  const saved = fromJson(await chosen.text());
  // Parsed without a schema, so that its fields keep their order: entries are compared byte by byte.
  if (!isSaved(saved)) return refused("not-a-match");
  const { table, started, ended, names, bots = [], guestBots, log, key } = saved;
  const { header } = log;
  const game = await rulesOf(header.game);
  if (game === null) return refused("no-such-game");
  if (names.length !== header.seats || !isPlayable(game, log)) return refused("not-a-match");
  const recording = new Recording(game, log);
  if (recording.mismatch !== null)
    return refused(
      header.rules === game.version ? "against-the-rules" : "other-rules",
      recording.lastReached + 1,
    );
  const verdict = verify(log, key);
  if (verdict.kind === "no-commitment") return refused("chance-unsealed");
  if (verdict.kind !== "fair") return refused("chance-wrong", "entry" in verdict ? verdict.entry : null);
  const outcome = game.outcome(recording.stateAt(recording.last));
  return {
    kind: "fine",
    file: {
      table,
      started,
      ended,
      names,
      bots,
      outcome,
      log,
      key,
      ...(guestBots === undefined ? {} : { guestBots }),
    },
    draws: verdict.draws,
  };
}

function refused(why: Refusal, move: number | null = null): CheckedFile {
  return { kind: "refused", why, move };
}

/** A value that is too deeply nested to check is no match. */
function isSaved(value: unknown): value is v.InferInput<typeof SavedMatch> {
  try {
    return v.is(SavedMatch, value);
  } catch {
    return false;
  }
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isPlayable(game: Game, { header, entries }: Log): boolean {
  let played = entries.length;
  for (let one = header.continued; one !== undefined; one = one.log.header.continued)
    played += one.log.entries.length;
  const takenBack = entries.filter(({ kind }) => kind === "undo").length;
  if (takenBack * played > MOST_PLAYED_AGAIN) return false;
  return checkTable(game, header.seats, header.options).errors.length === 0;
}
