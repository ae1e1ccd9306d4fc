import type { AwaitedDecision } from "@roundtable/kernel";
import { type GameText, line, type Part, seat, verb } from "@roundtable/language";
import type { DiceCity } from "../../rules/dice-city.ts";
import { pieceOf } from "../piece-kinds.ts";
import {
  amount,
  DISPLAY,
  location,
  PASS_TOKEN,
  PASS_TOKENS,
  plainPoints,
  RESOURCE_NAMES,
  ROW_NAMES,
  spot,
  theDie,
  theLocation,
} from "./names.ts";

export const question: GameText<DiceCity>["question"] = {
  dice: () => line`Choose a die: use its location, or spend it another way.`,
  spend: ({ die }) => line`What do you spend ${theDie(die)} on?`,
  refresh({ left }) {
    switch (left) {
      case 4:
        return line`Choose four cards of the ${DISPLAY} to replace.`;
      case 1:
        return line`Choose the last card of the ${DISPLAY} to replace.`;
      default:
        return line`Choose ${left} more cards of the ${DISPLAY} to replace.`;
    }
  },
  copy({ copier }) {
    switch (copier) {
      case "church":
        return line`Choose a location under one of your waiting dice for ${theLocation(copier)} to copy.`;
      case "cemetery":
        return line`Choose a location in the same row for ${theLocation(copier)} to copy.`;
      default:
        return line`Choose a location in your city for ${theLocation(copier)} to copy.`;
    }
  },
  army: () => line`Where do you place ${theLocation("regular-army")}? It covers whatever is there.`,
  pay: () => line`What do you pay? For each resource paid you gain 2 of another kind.`,
  receive: ({ left }) =>
    left === 1
      ? line`Which resource do you gain 2 of?`
      : line`Which resource do you gain 2 of? You choose ${left} times.`,
  triple: () => line`Which resource do you pay 1 of, to gain 3 of the same?`,
  "stable-die": () => line`Which die do you move to any column of its row?`,
  "stable-column": ({ die }) => line`To which column do you move ${theDie(die)}?`,
  well: ({ chosen }) =>
    chosen.length === 0
      ? line`You’re rerolling this die. Add other dice, or roll.`
      : line`Add more dice, or roll the ones you’ve chosen.`,
  reroll: ({ victim }) => line`Which die ${verb(victim, "does", "do")} ${seat(victim)} have to reroll?`,
  attack: ({ strength, banditStrength }) =>
    banditStrength === 0
      ? line`Attack with ${strength} strength, or move on to building.`
      : line`Attack with ${strength} strength, plus ${banditStrength} against bandits only, or move on to building.`,
  build: () => line`Build locations and load ships, or end your turn.`,
  place: ({ card }) => line`Where do you build ${theLocation(card)}? It covers whatever is there.`,
  statue: ({ left }) =>
    line`Pay stone or iron for ${theLocation("grand-statue")}: 1 victory point each, up to ${left} more.`,
  "end-game": () => line`Two rows of your city are complete. End the game with this round?`,
};

export const waiting: GameText<DiceCity>["waiting"] = {
  dice: (awaited) => line`${who(awaited)} is using the dice.`,
  spend: (awaited) => line`${who(awaited)} is deciding what to spend a die on.`,
  refresh: (awaited) => line`${who(awaited)} is choosing cards of the ${DISPLAY} to replace.`,
  copy: (awaited) => line`${who(awaited)} is choosing a location to copy.`,
  army: (awaited) => line`${who(awaited)} is choosing a place for ${theLocation("regular-army")}.`,
  pay: (awaited) => line`${who(awaited)} is trading at ${theLocation("market-place")}.`,
  receive: (awaited) => line`${who(awaited)} is trading at ${theLocation("market-place")}.`,
  triple: (awaited) => line`${who(awaited)} is using ${theLocation("storehouse")}.`,
  "stable-die": (awaited) => line`${who(awaited)} is choosing a die to move.`,
  "stable-column": (awaited) => line`${who(awaited)} is choosing where to move a die.`,
  well: (awaited) => line`${who(awaited)} is choosing dice to reroll.`,
  reroll: (awaited) => line`${who(awaited)} is choosing dice for everyone to reroll.`,
  attack: (awaited) => line`${who(awaited)} is attacking.`,
  build: (awaited) => line`${who(awaited)} is building and trading.`,
  place: (awaited) => line`${who(awaited)} is choosing a place to build.`,
  statue: (awaited) => line`${who(awaited)} is adding to ${theLocation("grand-statue")}.`,
  "end-game": (awaited) => line`${who(awaited)} is deciding whether to end the game with this round.`,
};

/** Dice City asks one seat at a time. */
function who({ seats: [one] }: AwaitedDecision): Part {
  return one === undefined ? "" : seat(one);
}

export const answer: GameText<DiceCity>["answer"] = {
  use: (of) => line`Use ${theLocation(of.location)} (${of.die} die)`,
  spend: ({ die }) => line`Spend ${theDie(die)} another way`,
  "move-die": ({ die, by }) => (by < 0 ? line`Move ${theDie(die)} left` : line`Move ${theDie(die)} right`),
  refresh: () => line`Replace four cards of the ${DISPLAY}`,
  pass: () => line`Take a ${PASS_TOKEN}`,
  nothing: () => line`Nothing`,
  wake: (of) => line`Reactivate ${theLocation(of.location)} (${spot(of)})`,
  "trade-passes"(of) {
    switch (of.for) {
      case "strength":
        return line`Two ${PASS_TOKENS} → 1 strength`;
      case "reroll":
        return line`Two ${PASS_TOKENS} → reroll`;
      default:
        return line`Two ${PASS_TOKENS} → ${amount(of.for, 1)}`;
    }
  },
  display: ({ card }) => line`${location(card)}`,
  spot: (of) => line`${location(of.location)} (${spot(of)})`,
  die: ({ die }) => line`${pieceOf(`die-${die}`, `${ROW_NAMES[die]} die`)}`,
  column: ({ column }) => line`Column ${column}`,
  pay: ({ resource, count }) => line`Pay ${amount(resource, count)}`,
  resource: ({ resource }) => line`${pieceOf(resource, RESOURCE_NAMES[resource])}`,
  bandit: ({ bandit, cost }) =>
    line`Defeat ${pieceOf(`bandit-${bandit}`, "bandits")}: ${cost} strength → ${plainPoints(bandit)}`,
  attack: (of) =>
    line`Attack ${seat(of.victim)}’s ${location(of.location)} (${spot(of)}): ${of.cost} strength → ${plainPoints(of.points)}`,
  rob: (of) => line`Rob ${seat(of.victim)}: 2 strength → ${amount(of.resource, 1)}`,
  buy: ({ card }) => line`Build ${theLocation(card)}`,
  ship: ({ ship }) => line`Load a ${pieceOf(`ship-${ship}`, "ship")}: ${plainPoints(ship)}`,
  done({ with: what }) {
    switch (what) {
      case "dice":
        return line`Done with the dice`;
      case "well":
        return line`Roll`;
      case "attack":
        return line`Move on to building`;
      case "build":
        return line`End turn`;
      case "statue":
        return line`Pay no more`;
    }
  },
  yes: () => line`Yes, end the game after this round`,
  no: () => line`No, keep playing`,
};
