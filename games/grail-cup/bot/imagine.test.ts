import { chanceOf, pickOne, seeded } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import { game, type GrailCup } from "../rules/index.ts";
import { imagine } from "./imagine.ts";

const GAMES = 12;

/** With three players the Unicorn and the Squire may be one person's: a view does not tell whether the claim is over. */
function stillToDo({ tasks }: GrailCup["state"]): string[] {
  return tasks.map((task) => (task.do === "claim" ? "round" : task.do));
}

describe.each([3, 4, 5, 6, 7, 8])("what a bot imagines at a table of %i", (players) => {
  test("looks to it exactly like what it sees, and goes on as the real game does", () => {
    for (let nth = 0; nth < GAMES; nth++) {
      const chance = chanceOf(seeded(`imagine/${players}/${nth}`));
      const table = { chance, tell() {}, reveal() {} };
      const state = game.setup(players, { board: "forest" }, table);
      while (state.winner === null) {
        const [seat = -1] = game.asked(state);
        const decision = game.decision(state, seat);
        if (decision === null) throw new Error("Nobody is asked.");
        const view = game.view(state, seat);

        const imagined = imagine({ seat, view, decision }, chance);
        expect(game.view(imagined, seat)).toEqual(view);
        expect(game.decision(imagined, seat)).toEqual(decision);
        expect(stillToDo(imagined)).toEqual(stillToDo(state));

        game.apply(state, seat, pickOne(chance, decision.answers), table);
      }
    }
  });
});

test("what a bot cannot see is not always imagined as it is", () => {
  const chance = chanceOf(seeded("hidden"));
  const state = game.setup(4, { board: "forest" }, { chance, tell() {}, reveal() {} });
  const [seat = -1] = game.asked(state);
  const decision = game.decision(state, seat);
  if (decision === null) throw new Error("Nobody is asked.");
  const sight = { seat, view: game.view(state, seat), decision };

  const imagined = Array.from({ length: 60 }, () => imagine(sight, chance));

  expect(new Set(imagined.map(({ round }) => round.faceDown)).size).toBe(
    9 - sight.view.draft.faceUp.length - decision.answers.length,
  );
  expect(new Set(imagined.map(({ clovers }) => clovers.track[8]?.token)).size).toBe(5);
});
