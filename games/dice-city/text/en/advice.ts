import {
  type AdviceText,
  type Line,
  line,
  list,
  type Part,
  plural,
  seat,
  textFor,
} from "@roundtable/language";
import type { Bought, DiceCityReason, Often } from "../../bot/advice/reason.ts";
import type { Answer } from "../../rules/asking.ts";
import { contained, pieceOf } from "../piece-kinds.ts";
import { answer } from "./asking.ts";
import { amount, amounts, location, plainPoints, points, spot, strength, theLocation } from "./names.ts";

export const advice: AdviceText<DiceCityReason> = {
  reason: {
    holds: (of) =>
      line`When your dice are spent, you have ${list("en", [
        ...contained(of.amounts).map((resource) => amount(resource, of.amounts[resource])),
        ...(of.strength > 0 ? [strength(of.strength)] : []),
        ...(of.banditStrength > 0 ? [line`${strength(of.banditStrength)} against bandits`] : []),
      ])}.`,
    points: (of) => line`It brings ${points(of.points)} at once.`,
    buys: (of) =>
      isSame(of.bought, of.instead)
        ? line`This turn it pays for ${goods(of.bought)}.`
        : isNothing(of.instead)
          ? line`This turn it pays for ${goods(of.bought)}; with “${label(of.than)}” for nothing.`
          : line`This turn it pays for ${goods(of.bought)}; with “${label(of.than)}” for ${goods(of.instead)}.`,
    defeats: (of) =>
      line`Your strength is then enough for ${list("en", [
        ...of.bandits.map((bandit) => pieceOf(`bandit-${bandit}`, `bandits worth ${plainPoints(bandit)}`)),
        ...of.attacks.map(({ victim, location: what }) => line`${theLocation(what)} of ${seat(victim)}`),
      ])}.`,
    rolls: (of) =>
      of.often.times === 0
        ? line`The new roll never turns out better than “${label(of.than)}”.`
        : line`The new roll turns out better than “${label(of.than)}” with ${of.often.times} of ${of.often.of} faces.`,
    draws: (of) =>
      of.often.times === 0
        ? line`The new cards never turn out better than “${label(of.than)}”.`
        : line`In ${of.often.times} of ${of.often.of} cases the new cards turn out better than “${label(of.than)}”.`,
    grows: (of) =>
      of.later === 0
        ? line`Building ${theLocation(of.card)} brings ${points(of.points)} at once, and next to nothing later.`
        : of.points === 0
          ? line`Building ${theLocation(of.card)} brings nothing at once, but about ${plainPoints(of.later)} over ${turns(of.turns)} to come.`
          : line`Building ${theLocation(of.card)} brings ${points(of.points)} at once, and about ${of.later} more over ${turns(of.turns)} to come.`,
    nets: (of) =>
      of.points === 0
        ? line`All in all ${theLocation(of.card)} brings you next to nothing there.`
        : line`All in all ${theLocation(of.card)} brings you about ${plainPoints(of.points)} there.`,
    costs: (of) => line`All in all ${theLocation(of.card)} costs you about ${plainPoints(of.points)} there.`,
    covers: (of) => line`${location(of.location)} (${spot(of)}) is what you can best do without.`,
    misses: (of) =>
      line`You would miss ${theLocation(of.location)} (${spot(of)}) more than what lies elsewhere.`,
    lost: (of) => line`Only one resource of each kind is kept: you lose ${amounts(of.amounts)}.`,
    hurts: (of) =>
      line`A die of ${seat(of.victim)} already stands on ${theLocation(of.location)}: that turn gets worse.`,
    ends: (of) =>
      of.often.times === 0
        ? line`It makes this round the last, and you then never win.`
        : line`It makes this round the last, and you then win ${cases(of.often)}.`,
    "may-end": (of) =>
      line`The dice of ${seat(of.rival)} are enough for the last bandits: the game may end before your next turn.`,
    heading: (of) =>
      line`You are heading for about ${plainPoints(of.points)}, ${seat(of.rival)} for about ${of.theirs}.`,
    solo: (of) => line`You are heading for about ${plainPoints(of.points)}; ${of.target} are needed.`,
    unsettles: (of) => line`This die of ${seat(of.victim)} stands on ${theLocation(of.location)}.`,
    better: (of) =>
      of.points === 0
        ? line`It is a little better than the next best answer, “${label(of.than)}”.`
        : line`In the end it is worth about ${plainPoints(of.points)} more than the next best answer, “${label(of.than)}”.`,
    worse: (of) =>
      of.points === 0
        ? line`“${label(of.than)}” would be a little better.`
        : line`In the end, “${label(of.than)}” would be worth about ${plainPoints(of.points)} more.`,
    surer: (of) =>
      line`Of 100 games you win about ${of.games} more than with the next best answer, “${label(of.than)}”.`,
    riskier: (of) => line`Of 100 games you would win about ${of.games} more with “${label(of.than)}”.`,
    alike: (of) => line`“${label(of.than)}” comes to the same.`,
  },
};

function label(than: Answer): Line {
  return textFor(answer, than);
}

/** “the Mine and a ship worth 10 points” */
function goods({ cards, ships }: Bought): Line {
  return list("en", [
    ...cards.map(theLocation),
    ...ships.map((ship): Part => pieceOf(`ship-${ship}`, `a ship worth ${plainPoints(ship)}`)),
  ]);
}

function isNothing({ cards, ships }: Bought): boolean {
  return cards.length + ships.length === 0;
}

function isSame(one: Bought, other: Bought): boolean {
  return one.cards.join() === other.cards.join() && one.ships.join() === other.ships.join();
}

function turns(count: number): string {
  return `${count} ${plural("en", count, { one: "turn", other: "turns" })}`;
}

function cases({ times, of }: Often): string {
  return times === of ? "in every case" : `in ${times} of ${of} cases`;
}
