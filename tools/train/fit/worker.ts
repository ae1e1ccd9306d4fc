import { parentPort, workerData } from "node:worker_threads";
import { registry } from "@roundtable/games/registry";
import { type Schooling, schooling } from "./schooling.ts";

for await (const taught of schooling(registry, workerData as Schooling)) parentPort?.postMessage(taught);
