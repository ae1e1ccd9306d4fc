import { botNamed } from "@roundtable/bots";
import type { Chance } from "@roundtable/kernel";
import type { Thought } from "@roundtable/server/bots/thought";
import type { Games } from "@roundtable/server/games";
import type { Thinking } from "./thinkers.ts";

/** It gets what a seat sees, has heard and is asked, and how everything may be. By construction it knows nothing else. */
export async function thought(
  { number, game, bot, sight }: Thought,
  games: Games,
  chance: Chance,
): Promise<Thinking> {
  const bots = (await games.load(game))?.bots ?? {};
  const chosen = botNamed(bots, bot);
  return {
    number,
    statements: chosen.say?.(sight, chance) ?? [],
    answer: chosen.choose(sight, chance).id,
  };
}
