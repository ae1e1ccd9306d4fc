import { parentPort, workerData } from "node:worker_threads";
import { registry } from "@roundtable/games/registry";
import { type TrainingRun, trainingRun } from "./training-run.ts";

for await (const trainNet of trainingRun(registry, workerData as TrainingRun))
  parentPort?.postMessage(trainNet);
