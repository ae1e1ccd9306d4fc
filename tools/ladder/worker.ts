import { parentPort, workerData } from "node:worker_threads";
import { registry } from "@roundtable/games/registry";
import { playShare, type Share } from "./share.ts";

const { game, share } = workerData as { readonly game: string; readonly share: Share };

for await (const met of playShare(registry, game, share)) parentPort?.postMessage(met);
