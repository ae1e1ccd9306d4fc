import { getPriority, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { Games } from "@roundtable/host/games";
import type { Reviewing } from "@roundtable/host/reviews/review-messages";
import { review } from "@roundtable/host/reviews/review-match";

const GIVING_WAY = 10;
/** Players come first. On Linux a thread has its own priority; elsewhere this would slow down the whole server. */
if (process.platform === "linux" && getPriority() < GIVING_WAY) setPriority(GIVING_WAY);

const { registry, ...match } = workerData as Reviewing;
await review(await Games.from(registry), match, (message) => parentPort?.postMessage(message));
