import type { Bot, Bots } from "./bot.ts";
import { random } from "./random.ts";

/** The levels that people choose from, the same in every game that has them, the best first. */
export const LEVELS = ["master", "strong", "casual", "beginner"] as const;

/** Who sits down where nobody has said how well a bot should play: a fair opponent for most. */
const USUAL = "casual";

/**
 * The bot that plays if the name does not say which. It stands in for a person who has left, so that nobody's side suffers.
 * It also plays seats from before there were levels, when the only bot played about as well.
 */
const STAND_IN = "master";

/** What people are offered, the best first: the levels, or all that a game without levels has. */
export function offeredBots(bots: Bots): readonly string[] {
  const levels = LEVELS.filter((level) => Object.hasOwn(bots, level));
  return levels.length > 0 ? levels : Object.keys(bots);
}

/** Of the bots offered, the one that sits down where nobody has chosen. */
export function usualBot(offered: readonly string[]): string | undefined {
  return offered.find((name) => name === USUAL) ?? offered[0];
}

/** The name of the bot that plays under this name; old ones and none at all are a stand-in's. */
export function nameOfBot(bots: Bots, name: string): string {
  if (Object.hasOwn(bots, name)) return name;
  return Object.hasOwn(bots, STAND_IN) ? STAND_IN : (Object.keys(bots)[0] ?? "random");
}

export function botNamed(bots: Bots, name: string): Bot {
  return bots[nameOfBot(bots, name)] ?? random;
}
