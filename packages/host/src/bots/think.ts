import { botNamed } from "@roundtable/bots";
import type { Chance } from "@roundtable/kernel";
import type { Games } from "../games.ts";
import type { Thinking, Thought } from "./bot-pool.ts";

/** Enough for a hint; a review takes more. */
const EFFORT = 1;
/** The best, and what it is compared with. */
const MOST_WEIGHED = 3;

/**
 * What is done in a worker. It gets what a seat sees, has heard and is asked, and how everything may be. By construction it
 * knows nothing else.
 */
export async function thinkingOf(thought: Thought, games: Games, chance: Chance): Promise<Thinking> {
  const { number, game, sight } = thought;
  if (!("bot" in thought)) {
    const adviser = await games.adviserOf(game);
    const advice = adviser?.weigh(sight, chance, EFFORT).slice(0, MOST_WEIGHED) ?? null;
    return { number, advice };
  }
  const bots = (await games.load(game))?.bots ?? {};
  const chosen = botNamed(bots, thought.bot);
  return {
    number,
    statements: chosen.say?.(sight, chance) ?? [],
    answer: chosen.choose(sight, chance).id,
  };
}
