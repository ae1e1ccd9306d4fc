import { chanceOf, seeded } from "@roundtable/kernel";
import { game } from "../../rules/index.ts";
import type { State } from "../../rules/state.ts";
import type { Position } from "./positions.ts";

export const OPTIONS = { board: "forest" } as const;

/** Replays the game up to there. */
export function positionIn({ seats, seed, answers }: Position): State {
  const table = { chance: chanceOf(seeded(seed)), tell() {}, reveal() {} };
  const state = game.setup(seats, OPTIONS, table);
  for (const id of answers.split(" ")) {
    const [asked = -1] = game.asked(state);
    const answer = game.decision(state, asked)?.answers.find((one) => one.id === id);
    if (answer === undefined) throw new Error(`Seat ${asked} cannot answer “${id}”.`);
    game.apply(state, asked, answer, table);
  }
  return state;
}
