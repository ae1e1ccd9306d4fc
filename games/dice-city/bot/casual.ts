import type { Bot } from "@roundtable/bots";
import type { DiceCity } from "../rules/index.ts";
import { greedy } from "./greedy.ts";
import { heuristic } from "./heuristic.ts";

/** Takes the dice one by one as they lie, but knows what is worth building, and where. */
export const casual: Bot<DiceCity> = {
  choose(sight, chance) {
    const { kind } = sight.decision.question;
    const isAfterDice = kind === "attack" || kind === "build" || kind === "place" || kind === "statue";
    return (isAfterDice ? heuristic : greedy).choose(sight, chance);
  },
};
