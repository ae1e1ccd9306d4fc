import { parentPort, workerData } from "node:worker_threads";
import { registry } from "@roundtable/games/registry";
import type { Share } from "./share.ts";
import { playShare } from "./share.ts";
import { subjectOf } from "./subject.ts";

const { game, share } = workerData as { readonly game: string; readonly share: Share };

for (const news of playShare(await subjectOf(registry, game), share)) parentPort?.postMessage(news);
