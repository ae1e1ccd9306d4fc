import { type GameText, line, list, seat, UNTOLD } from "@roundtable/language";
import type { DiceCity } from "../../rules/dice-city.ts";
import { ROWS } from "../../rules/pieces.ts";
import { pieceOf } from "../piece-kinds.ts";
import {
  amount,
  amounts,
  DEACTIVATION,
  DISPLAY,
  location,
  locations,
  PASS_TOKEN,
  PASS_TOKENS,
  plainPoints,
  points,
  spot,
  strength,
  theDie,
  theLocation,
  theLocations,
} from "./names.ts";

export const event: GameText<DiceCity>["event"] = {
  begins: ({ first }) => line`${seat(first)} begins the game.`,
  turn: (of) => line`Turn ${of.turn}: ${seat(of.seat)}.`,
  rolled: (of) =>
    line`${seat(of.seat)} rolls the dice: ${ROWS.map((row) => `${row} ${of.dice[row]}`).join(", ")}.`,
  rerolled: (of) => line`${seat(of.seat)} rolls ${theDie(of.die)} again: ${of.from} → ${of.to}.`,
  spent(of) {
    switch (of.on) {
      case "use":
      case "move":
      case "refresh":
      case "wake":
      case "pass":
        return UNTOLD;
      case "nothing":
        return line`${seat(of.seat)} spends ${theDie(of.die)} on nothing.`;
    }
  },
  used: (of) =>
    of.copied
      ? line`${seat(of.seat)} copies ${theLocation(of.location)} (${spot(of)}).`
      : line`${seat(of.seat)} uses ${theLocation(of.location)} (${spot(of)}).`,
  tired: (of) => line`A ${DEACTIVATION} is placed on ${theLocation(of.location)} (${spot(of)}).`,
  woken: (of) => line`${seat(of.seat)} reactivates ${theLocation(of.location)} (${spot(of)}).`,
  gained: (of) => line`${seat(of.seat)} gains ${amounts(of.amounts)}.`,
  paid: (of) => line`${seat(of.seat)} pays ${amounts(of.amounts)}.`,
  strength: (of) =>
    of.against === "bandits"
      ? line`${seat(of.seat)} gains ${pieceOf("bandit-strength", `${of.strength} strength`)} against bandits.`
      : line`${seat(of.seat)} gains ${strength(of.strength)}.`,
  points: (of) => line`${seat(of.seat)} takes ${points(of.points)}.`,
  "for-this-turn"(of) {
    switch (of.location) {
      case "blacksmith":
        return line`For the rest of the turn every ARMY location used gives 1 more strength.`;
      case "mint":
        return line`For the rest of the turn every resource location used gives 1 more of its resource.`;
      case "training-camp":
        return line`For the rest of the turn all bandits have 1 less defence.`;
    }
  },
  "die-moved": (of) => line`${seat(of.seat)} moves ${theDie(of.die)}: ${of.from} → ${of.to}.`,
  refreshed: (of) =>
    line`${seat(of.seat)} clears ${theLocations(of.gone)} from the ${DISPLAY}. New: ${locations(of.come)}.`,
  "pass-token": (of) => line`${seat(of.seat)} takes a ${PASS_TOKEN}.`,
  "pass-tokens-spent"(of) {
    switch (of.on) {
      case "reroll":
        return line`${seat(of.seat)} trades in two ${PASS_TOKENS} for a reroll.`;
      default:
        return line`${seat(of.seat)} trades in two ${PASS_TOKENS}.`;
    }
  },
  bandit: (of) =>
    line`${seat(of.seat)} defeats ${pieceOf(`bandit-${of.bandit}`, "bandits")} worth ${plainPoints(of.bandit)} with ${strength(of.cost)}.`,
  attacked: (of) =>
    line`${seat(of.seat)} attacks ${seat(of.victim)} with ${strength(of.cost)} and deactivates ${theLocation(of.location)} (${spot(of)}).`,
  robbed: (of) => line`${seat(of.seat)} robs ${seat(of.victim)} of ${amount(of.resource, 1)}.`,
  built: (of) =>
    line`${seat(of.seat)} places ${theLocation(of.card)} over ${theLocation(of.covered)} (${spot(of)}).`,
  refilled: ({ card }) => line`New in the ${DISPLAY}: ${location(card)}.`,
  ship: (of) =>
    line`${seat(of.seat)} loads a ${pieceOf(`ship-${of.ship}`, "ship")} worth ${plainPoints(of.ship)}.`,
  step: () => UNTOLD,
  lost: (of) => line`${seat(of.seat)} loses the surplus: ${amounts(of.amounts)}.`,
  "row-left": ({ gone, come }) =>
    line`The bottom row of the ${DISPLAY} is discarded${gone.length === 0 ? "" : line`: ${locations(gone)}`}. ${
      come.length === 0 ? "No new cards are left." : line`New: ${locations(come)}.`
    }`,
  ending(of) {
    switch (of.why) {
      case "bandits":
        return line`The last bandits are beaten: the game ends with this round.`;
      case "ships":
        return line`Two piles of ships are empty: the game ends with this round.`;
      case "deck":
        return line`The deck is empty: the game ends with this round.`;
      case "rows":
        return line`${seat(of.seat)} has completed two rows: the game ends with this round.`;
    }
  },
  over: ({ scores }) =>
    line`The game is over. Final score: ${list(
      "en",
      scores.map((score, of) => line`${seat(of)} ${score}`),
    )}.`,
};
