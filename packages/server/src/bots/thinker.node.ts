import { parentPort, workerData } from "node:worker_threads";
import { serverChance } from "../chance.ts";
import { Games } from "../games.ts";
import { thinkingOf } from "./thinking.ts";
import type { Thought } from "./thought.ts";

// A worker thread.

const port = parentPort;
if (port === null) throw new Error("A thinker runs in a worker thread.");
const { registry } = workerData as { readonly registry: string };
const games = await Games.from(registry);
const chance = serverChance();

port.on("message", (thought: Thought) => {
  void thinkingOf(thought, games, chance).then((thinking) => port.postMessage(thinking));
});
