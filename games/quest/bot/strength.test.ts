import type { Bot } from "@roundtable/bots";
import { checkTable, pickOne, seatsOf } from "@roundtable/kernel";
import { expect, test } from "vitest";
import { game, type QuestShape, type Side, sideOf } from "../rules/index.ts";
import { heuristic } from "./heuristic.ts";
import { playOut } from "./testing/whole-game.ts";

const random: Bot<QuestShape> = { choose: ({ decision }, chance) => pickOne(chance, decision.answers) };
const SEATS = 5;
const GAMES = 240;

/** The share of games that seat 0 wins on this side, against random players. */
function shareWon(bot: Bot<QuestShape>, side: Side): number {
  const { options } = checkTable(game, SEATS, { preset: "base" });
  const bots = seatsOf(SEATS).map((seat) => (seat === 0 ? bot : random));
  const matches = Array.from({ length: GAMES }, (_, nth) => playOut(bots, options, `strength/${nth}`));
  const dealt = matches.filter(({ state }) => sideOf(state.deal[0] ?? "minion") === side);
  return dealt.filter(({ outcome }) => outcome?.winners.includes(0)).length / dealt.length;
}

// docs/bot-strength.md has the averages.
test.each(["good", "evil"] as const)(
  "one bot among random players wins more often than a random one when it is %s",
  (side) => {
    expect(shareWon(heuristic, side)).toBeGreaterThan(shareWon(random, side) + 0.03);
  },
);
