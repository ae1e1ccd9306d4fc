import { does, type GameText, type Line, line, list, seat, UNTOLD, verb } from "@roundtable/language";
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
  begins: ({ first }) => line`${does(first, "begins", "begin")} the game.`,
  turn: (of) => line`Turn ${of.turn}: ${verb(of.seat, [seat(of.seat)], "yours")}.`,
  rolled: (of) =>
    line`${does(of.seat, "rolls", "roll")} the dice: ${ROWS.map((row) => `${row} ${of.dice[row]}`).join(", ")}.`,
  rerolled: (of) => line`${does(of.seat, "rerolls", "reroll")} ${theDie(of.die)}: ${of.from} → ${of.to}.`,
  spent(of) {
    switch (of.on) {
      case "use":
      case "move":
      case "refresh":
      case "wake":
      case "pass":
        return UNTOLD;
      case "nothing":
        return line`${does(of.seat, "wastes", "waste")} ${theDie(of.die)}.`;
    }
  },
  used: (of) =>
    of.copied
      ? line`${does(of.seat, "copies", "copy")} ${theLocation(of.location)} (${spot(of)}).`
      : line`${does(of.seat, "uses", "use")} ${theLocation(of.location)} (${spot(of)}).`,
  tired: (of) => line`A ${DEACTIVATION} is placed on ${theLocation(of.location)} (${spot(of)}).`,
  woken: (of) =>
    line`${does(of.seat, "reactivates", "reactivate")} ${theLocation(of.location)} (${spot(of)}).`,
  gained: (of) => line`${does(of.seat, "gains", "gain")} ${amounts(of.amounts)}.`,
  paid: (of) => line`${does(of.seat, "pays", "pay")} ${amounts(of.amounts)}.`,
  strength: (of) =>
    of.against === "bandits"
      ? line`${does(of.seat, "gains", "gain")} ${pieceOf("bandit-strength", `${of.strength} strength`)} against bandits.`
      : line`${does(of.seat, "gains", "gain")} ${strength(of.strength)}.`,
  points: (of) => line`${does(of.seat, "takes", "take")} ${points(of.points)}.`,
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
  "die-moved": (of) => line`${does(of.seat, "moves", "move")} ${theDie(of.die)}: ${of.from} → ${of.to}.`,
  refreshed: (of) =>
    line`${does(of.seat, "clears", "clear")} ${theLocations(of.gone)} from the ${DISPLAY}. New: ${locations(of.come)}.`,
  "pass-token": (of) => line`${does(of.seat, "takes", "take")} a ${PASS_TOKEN}.`,
  "pass-tokens-spent"(of) {
    switch (of.on) {
      case "reroll":
        return line`${does(of.seat, "trades", "trade")} in two ${PASS_TOKENS} for a reroll.`;
      default:
        return line`${does(of.seat, "trades", "trade")} in two ${PASS_TOKENS}.`;
    }
  },
  bandit: (of) =>
    line`${does(of.seat, "defeats", "defeat")} ${pieceOf(`bandit-${of.bandit}`, "bandits")} worth ${plainPoints(of.bandit)} with ${strength(of.cost)}.`,
  attacked: (of) =>
    line`${does(of.seat, "attacks", "attack")} ${seat(of.victim)} with ${strength(of.cost)} and ${verb(of.seat, "deactivates", "deactivate")} ${theLocation(of.location)} (${spot(of)}).`,
  robbed: (of) => line`${does(of.seat, "robs", "rob")} ${seat(of.victim)} of ${amount(of.resource, 1)}.`,
  built: (of) =>
    line`${does(of.seat, "places", "place")} ${theLocation(of.card)} over ${theLocation(of.covered)} (${spot(of)}).`,
  refilled: ({ card }) => line`New in the ${DISPLAY}: ${location(card)}.`,
  ship: (of) =>
    line`${does(of.seat, "loads", "load")} a ${pieceOf(`ship-${of.ship}`, "ship")} worth ${plainPoints(of.ship)}.`,
  step: () => UNTOLD,
  lost: (of) => line`${does(of.seat, "loses", "lose")} the surplus: ${amounts(of.amounts)}.`,
  "row-left": ({ gone, come }) =>
    line`The bottom row of the ${DISPLAY} is discarded${gone.length === 0 ? "" : line`: ${locations(gone)}`}. ${
      come.length === 0 ? "No new cards are left." : line`New: ${locations(come)}.`
    }`,
  ending(of) {
    switch (of.why) {
      case "bandits":
        return line`The last bandits are beaten: this is the last round.`;
      case "ships":
        return line`Two piles of ships are empty: this is the last round.`;
      case "deck":
        return line`The deck is empty: this is the last round.`;
      case "rows":
        return line`${does(of.seat, "has", "have")} completed two rows: this is the last round.`;
    }
  },
  over: ({ scores }) =>
    line`The game is over. Final score: ${list(
      "en",
      scores.map((score, of) => line`${seat(of)} ${score}`),
    )}.`,
};

/** What a location gives is told with its use, and what a card or a ship costs with what is had for it. */
export function together(first: DiceCity["event"], second: DiceCity["event"]): Line | null {
  if (first.kind === "used") {
    const given = givenBy(second);
    if (given === null) return null;
    const acts = first.copied ? does(first.seat, "copies", "copy") : does(first.seat, "uses", "use");
    return line`${acts} ${theLocation(first.location)} (${spot(first)}): ${given}.`;
  }
  if (first.kind !== "paid") return null;
  const price = amounts(first.amounts);
  switch (second.kind) {
    case "built":
      return line`${does(second.seat, "places", "place")} ${theLocation(second.card)} over ${theLocation(second.covered)} (${spot(second)}) for ${price}.`;
    case "ship":
      return line`${does(second.seat, "loads", "load")} a ${pieceOf(`ship-${second.ship}`, "ship")} worth ${plainPoints(second.ship)} for ${price}.`;
    default:
      return null;
  }
}

function givenBy(of: DiceCity["event"]): Line | null {
  switch (of.kind) {
    case "gained":
      return line`${amounts(of.amounts)}`;
    case "strength":
      return of.against === "bandits"
        ? line`${pieceOf("bandit-strength", `${of.strength} strength`)} against bandits`
        : line`${strength(of.strength)}`;
    case "points":
      return line`${points(of.points)}`;
    default:
      return null;
  }
}
