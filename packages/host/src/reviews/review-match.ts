import { reviewOf } from "@roundtable/bots/review";
import { Recording } from "@roundtable/kernel";
import type { Games } from "../games.ts";
import type { FromReviewer, ToReview } from "./review-messages.ts";

/** Reviews one match and reports progress. It blocks its thread, so it needs one of its own. */
export async function review(
  games: Games,
  { table, log, told }: ToReview,
  say: (message: FromReviewer) => void,
): Promise<void> {
  const { game: id } = log.header;
  const [inPlay, adviser] = await Promise.all([games.load(id), games.adviserOf(id)]);
  const recording = inPlay === null ? null : new Recording(inPlay.game, log, told);
  if (recording === null || adviser === null || recording.lastReached < 0)
    return say({ kind: "failed", why: "no-adviser" });
  let before = 0;
  const onProgress = (done: number): void => {
    const percent = Math.floor(done * 100);
    if (percent > before) say({ kind: "progress", done: percent / 100 });
    before = percent;
  };
  say({ kind: "review", review: JSON.stringify(reviewOf({ recording, adviser, seed: table, onProgress })) });
}
