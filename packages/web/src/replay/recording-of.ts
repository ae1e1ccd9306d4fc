import { type Game, Recording } from "@roundtable/kernel";
import { type GameText, textFor } from "@roundtable/language";
import type { MatchFile } from "@roundtable/protocol";

/** The recording of a match file, for a replay. */
export function recordingOf(game: Game, file: Pick<MatchFile, "log" | "told">, text: GameText): Recording {
  const told = file.told?.map((all) => all.filter((one) => isReadable(one, text)));
  return new Recording(game, file.log, told);
}

/** Our texts may not know events of older rules. */
function isReadable(told: Parameters<typeof textFor>[1], { event }: GameText): boolean {
  try {
    return told.kind === "said" || textFor(event, told) !== undefined;
  } catch {
    return false;
  }
}
