import { type Game, standingAnswersIn } from "@roundtable/kernel";
import type { MatchFile } from "@roundtable/protocol";

/** Each match has in its log those from which it goes on. */
const MOST_BEFORE = 5;

/** Whether a match can go on from here: these rules lead there, and it is not over. */
export function canContinue(game: Game, { log, outcome }: MatchFile, at: number): boolean {
  const { header } = log;
  if (header.rules !== game.version || at > log.entries.length) return false;
  let before = 0;
  for (let one = header.continued; one !== undefined; one = one.log.header.continued) before++;
  if (before >= MOST_BEFORE) return false;
  // The last answer that counts was that which ended it.
  const decided = standingAnswersIn(log.entries.slice(0, at)).length;
  return outcome === null || decided < standingAnswersIn(log.entries).length;
}
