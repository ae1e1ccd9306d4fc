import { drawnAsTold, playRandomGame } from "@roundtable/game-suite";
import { expect, test } from "vitest";
import { after } from "./after.ts";
import type { View } from "../rules/falling-stars.ts";
import { game } from "../rules/index.ts";

test.each([2, 3, 4])("what the board makes of the events of a game of %i is what the rules say", (seats) => {
  for (const seed of [1, 2, 3]) {
    const deal = { seats, seed, options: { night: "long" } };
    const { outcome } = playRandomGame(game, deal, [drawnAsTold({ after, onTheTable })]);
    expect(outcome).not.toBeNull();
  }
});

/** Whom the table waits for comes with the true view. */
function onTheTable({ awaited: _awaited, ...rest }: View): unknown {
  return rest;
}
