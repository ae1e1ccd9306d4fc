import {
  type AdviceText,
  type Line,
  line,
  list,
  type Part,
  percent,
  plural,
  seat,
  textFor,
} from "@roundtable/language";
import { chanceThat, theChance } from "@roundtable/language/chance/en";
import type { Bought, DiceCityReason } from "../../bot/advice/reason.ts";
import type { Answer } from "../../rules/asking.ts";
import { contained, pieceOf } from "../piece-kinds.ts";
import { answer } from "./asking.ts";
import { amount, amounts, location, plainPoints, points, spot, strength, theLocation } from "./names.ts";

export const advice: AdviceText<DiceCityReason> = {
  reason: {
    holds: (of) =>
      line`Once your dice are spent, you’ll have ${list("en", [
        ...contained(of.amounts).map((resource) => amount(resource, of.amounts[resource])),
        ...(of.strength > 0 ? [strength(of.strength)] : []),
        ...(of.banditStrength > 0 ? [line`${strength(of.banditStrength)} against bandits`] : []),
      ])}.`,
    points: (of) => line`You score ${points(of.points)} right away.`,
    buys: (of) =>
      isSame(of.bought, of.instead)
        ? line`You’ll be able to pay for ${goods(of.bought)} this turn.`
        : isNothing(of.instead)
          ? line`You’ll be able to pay for ${goods(of.bought)} this turn; with “${label(of.than)}”, for nothing.`
          : line`You’ll be able to pay for ${goods(of.bought)} this turn; with “${label(of.than)}”, for ${goods(of.instead)}.`,
    defeats: (of) =>
      line`You’ll have enough strength for ${list("en", [
        ...of.bandits.map((bandit) => pieceOf(`bandit-${bandit}`, `bandits worth ${plainPoints(bandit)}`)),
        ...of.attacks.map(({ victim, location: what }) => line`${seat(victim)}’s ${location(what)}`),
      ])}.`,
    rolls: (of) =>
      of.often.times === 0
        ? line`No new roll is better than “${label(of.than)}”.`
        : line`Of the ${of.often.of} faces, ${of.often.times} ${of.often.times === 1 ? "is" : "are"} better than “${label(of.than)}”.`,
    draws: (of) =>
      of.often.times === 0
        ? line`The new cards are hardly ever better than “${label(of.than)}”.`
        : chanceThat(line`the new cards are better than “${label(of.than)}”`, of.often.times / of.often.of),
    grows: (of) =>
      of.later === 0
        ? line`Building ${theLocation(of.card)} brings ${points(of.points)} right away, and next to nothing later.`
        : of.points === 0
          ? line`Building ${theLocation(of.card)} brings nothing right away, but about ${plainPoints(of.later)} over the next ${turns(of.turns)}.`
          : line`Building ${theLocation(of.card)} brings ${points(of.points)} right away, and about ${of.later} more over the next ${turns(of.turns)}.`,
    nets: (of) =>
      of.points === 0
        ? line`All in all, ${theLocation(of.card)} gains you next to nothing there.`
        : line`All in all, ${theLocation(of.card)} gains you about ${plainPoints(of.points)} there.`,
    costs: (of) => line`All in all, ${theLocation(of.card)} costs you about ${plainPoints(of.points)} there.`,
    covers: (of) => line`You can most easily do without ${theLocation(of.location)} (${spot(of)}).`,
    misses: (of) => line`You’d miss ${theLocation(of.location)} (${spot(of)}) more than other locations.`,
    lost: (of) => line`You’ll lose ${amounts(of.amounts)}, because you keep only one of each resource.`,
    hurts: (of) =>
      line`It hurts ${seat(of.victim)}’s next turn, because a die already stands on ${theLocation(of.location)}.`,
    ends: (of) =>
      of.often.times === 0
        ? line`It makes this the last round, and you hardly ever win then.`
        : of.often.times === of.often.of
          ? line`It makes this the last round, and you’re almost certain to win.`
          : line`It makes this the last round, and then ${theChance(of.often.times / of.often.of, ["you win"])}`,
    "may-end": (of) =>
      line`The game may end before your next turn, because ${seat(of.rival)}’s dice are enough for the last bandits.`,
    heading: (of) =>
      line`You’re heading for about ${plainPoints(of.points)}, ${seat(of.rival)} for about ${of.theirs}.`,
    solo: (of) => line`You’re heading for about ${plainPoints(of.points)}, and you need ${of.target}.`,
    unsettles: (of) => line`This die of ${seat(of.victim)}’s stands on ${theLocation(of.location)}.`,
    better: (of) =>
      of.points === 0
        ? line`It’s a little better than the next best answer, “${label(of.than)}”.`
        : line`In the end it’s worth about ${plainPoints(of.points)} more than the next best answer, “${label(of.than)}”.`,
    worse: (of) =>
      of.points === 0
        ? line`“${label(of.than)}” would be a little better.`
        : line`In the end, “${label(of.than)}” would be worth about ${plainPoints(of.points)} more.`,
    surer: (of) =>
      line`The next best answer, “${label(of.than)}”, lowers your chance of winning by about ${percent("en", of.games / 100)}.`,
    riskier: (of) =>
      line`The answer “${label(of.than)}” would raise your chance of winning by about ${percent("en", of.games / 100)}.`,
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
