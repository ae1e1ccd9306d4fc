import { drawnAsTold, playRandomGame } from "@roundtable/game-suite";
import { describe, expect, test } from "vitest";
import type { View } from "../rules/grail-cup.ts";
import { game } from "../rules/index.ts";
import { after } from "./after.ts";

describe("what the board makes of the events is what the rules say", () => {
  test.each([3, 4, 6, 8].flatMap((seats) => [1, 2, 3].map((seed) => ({ seats, seed }))))(
    "over a whole game of $seats, in every seat's eyes and the public's ($seed)",
    ({ seats, seed }) => {
      const deal = { seats, seed, options: { board: "forest" } };
      const { outcome } = playRandomGame(game, deal, [drawnAsTold({ after, onTheTable })]);
      expect(outcome).not.toBeNull();
    },
  );
});

/** Whom the table waits for comes with the true view; who picks next is told by the hand. */
function onTheTable({ awaited: _awaited, draft, ...rest }: View): unknown {
  const { picker: _picker, ...cards } = draft;
  return { ...rest, draft: cards };
}
