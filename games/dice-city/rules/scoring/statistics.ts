import type { Statistics } from "@roundtable/kernel";
import { scoreOf } from "./score.ts";
import type { State } from "../state.ts";

/** Turns played, scores, and what brought the end. */
export function summary(state: State): Statistics {
  const totals = state.players.map((player) => scoreOf(player).total);
  return {
    averages: {
      turns: state.turn.number,
      score: totals.reduce((sum, total) => sum + total, 0) / totals.length,
      bestScore: Math.max(...totals),
    },
    rates: { endings: [{ of: state.ending ?? "turns", held: true }] },
  };
}
