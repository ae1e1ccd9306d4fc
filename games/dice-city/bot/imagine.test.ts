import { chanceOf, checkTable, pickOne, seeded } from "@roundtable/kernel";
import { expect, test } from "vitest";
import { game } from "../rules/index.ts";
import { imagine } from "./imagine.ts";

const OPTIONS = checkTable(game, 1, {}).options;

test.each([1, 2, 3, 4])(
  "at a table of %i the imagined state looks to the bot like the real one, and asks the same",
  (players) => {
    const table = { chance: chanceOf(seeded(`imagine/${players}`)), tell() {}, reveal() {} };
    const whims = chanceOf(seeded(`whims/${players}`));
    const state = game.setup(players, OPTIONS, table);
    for (let n = 0; n < 600 && !state.over; n++) {
      const [seat = -1] = game.asked(state);
      const decision = game.decision(state, seat);
      if (decision === null) throw new Error("Nobody is asked.");
      const view = game.view(state, seat);
      const imagined = imagine({ seat, seats: players, options: OPTIONS, view, heard: [], decision }, whims);
      expect(game.view(imagined, seat)).toEqual(view);
      // Which copiers led to a copy is not told, so that a little more may seem possible.
      const answers = game.decision(imagined, seat)?.answers ?? [];
      expect(answers).toEqual(expect.arrayContaining([...decision.answers]));
      const more = answers.length - decision.answers.length;
      expect(decision.question.kind === "copy" ? 0 : more).toBe(0);
      game.apply(state, seat, pickOne(whims, decision.answers), table);
    }
  },
);
