import { parentPort, workerData } from "node:worker_threads";
import { serverChance } from "../common/chance.ts";
import { Games } from "@roundtable/host/games";
import { thinkingOf } from "@roundtable/host/bots/think";
import type { Thought } from "@roundtable/host/bots/bot-pool";

// A worker thread.

const port = parentPort;
if (port === null) throw new Error("A thinker runs in a worker thread.");
const { registry } = workerData as { readonly registry: string };
const games = await Games.from(registry);
const chance = serverChance();

port.on("message", (thought: Thought) => {
  void thinkingOf(thought, games, chance).then((thinking) => port.postMessage(thinking));
});
