import type { Bot } from "@roundtable/bots";
import type { DiceCity } from "../rules/index.ts";
import { greedy } from "./greedy.ts";
import { heuristic } from "./heuristic.ts";

/** Of a hundred times that it is asked about the dice, it thinks of the whole turn so often. */
const THOUGHTFUL = 80;

/** Knows what is worth building and whom to attack; the dice it now and then takes one by one, as they lie. */
export const casual: Bot<DiceCity> = {
  choose(sight, chance) {
    const { kind } = sight.decision.question;
    const isAfterDice = kind === "attack" || kind === "build" || kind === "place" || kind === "statue";
    const isThoughtful = isAfterDice || chance.pick(100) < THOUGHTFUL;
    return (isThoughtful ? heuristic : greedy).choose(sight, chance);
  },
};
