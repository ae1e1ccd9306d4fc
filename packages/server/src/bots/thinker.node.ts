import { parentPort, workerData } from "node:worker_threads";
import { botNamed } from "@roundtable/bots";
import { serverChance } from "../chance.ts";
import { Games } from "../games.ts";
import type { Reply, Thought } from "./thought.ts";

// A worker thread: it gets what a seat sees, has heard and is asked, and how everything may be, and answers. By
// construction it knows nothing else.

const port = parentPort;
if (port === null) throw new Error("A thinker runs in a worker thread.");
const { registry } = workerData as { readonly registry: string };
const games = await Games.from(registry);
const chance = serverChance();

port.on("message", (thought: Thought) => void answer(thought));

async function answer({ number, game, bot, sight }: Thought): Promise<void> {
  const bots = (await games.load(game))?.bots ?? {};
  const chosen = botNamed(bots, bot);
  const reply: Reply = {
    statements: chosen.say?.(sight, chance) ?? [],
    answer: chosen.choose(sight, chance).id,
  };
  port?.postMessage({ number, ...reply });
}
