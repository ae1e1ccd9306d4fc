import { getPriority, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { reviewOf } from "@roundtable/bots/review";
import { Recording } from "@roundtable/kernel";
import { Games } from "../games.ts";
import type { FromReviewer, Reviewing } from "./messages.ts";

const GIVING_WAY = 10;
/** Whoever plays comes first. On Linux a thread has a priority of its own; elsewhere it would be the whole server's. */
if (process.platform === "linux" && getPriority() < GIVING_WAY) setPriority(GIVING_WAY);

const { registry, table, log, told } = workerData as Reviewing;
const games = await Games.from(registry);
const [inPlay, adviser] = await Promise.all([games.load(log.header.game), games.adviserOf(log.header.game)]);
const say = (message: FromReviewer): void => parentPort?.postMessage(message);

const recording = inPlay === null ? null : new Recording(inPlay.game, log, told);
if (recording === null || adviser === null || recording.led < 0) say({ kind: "failed", why: "no-adviser" });
else {
  let before = 0;
  const onProgress = (done: number): void => {
    const percent = Math.floor(done * 100);
    if (percent > before) say({ kind: "progress", done: percent / 100 });
    before = percent;
  };
  say({ kind: "review", review: JSON.stringify(reviewOf({ recording, adviser, seed: table, onProgress })) });
}
