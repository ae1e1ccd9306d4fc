import { expect, test } from "vitest";
import { position } from "../../rules/clauses/position.ts";
import { game } from "../../rules/index.ts";
import type { Ship } from "../../rules/pieces.ts";
import { tieBreakOf } from "./ending.tsx";

test("points decide, and where they are equal it is said what does · DC-26", () => {
  expect(tieBreakOf(ended([30, 29], []))).toBeNull();
  expect(tieBreakOf(ended([30, 30], [5]))).toBe("taken");
  expect(tieBreakOf(ended([30, 30], []))).toBe("seat");
});

/** Two cities with these totals; the second player has loaded these ships. */
function ended([one, other]: readonly [number, number], ships: readonly Ship[]) {
  const { players, first } = game.view(position({}).state, 0);
  const [a, b] = players;
  if (a === undefined || b === undefined) throw new Error("Two play.");
  const score = { city: 0, tokens: 0, bandits: [], ships: [] };
  return {
    first,
    players: [
      { ...a, score: { ...score, total: one } },
      { ...b, score: { ...score, ships: [...ships], total: other } },
    ],
  };
}
