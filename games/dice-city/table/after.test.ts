import { drawnAsTold, playRandomGame } from "@roundtable/game-suite";
import { checkTable } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import type { View } from "../rules/dice-city.ts";
import type { DiceCityEvent } from "../rules/events.ts";
import { game } from "../rules/index.ts";
import { after } from "./after.ts";

describe("what the board makes of the events is what the rules say", () => {
  test.each(
    [1, 2, 3, 4].flatMap((seats) =>
      [1, 2].map((seed) => ({ seats, seed, level: seed === 1 ? "normal" : "hard" })),
    ),
  )(
    "over a whole game of $seats, in every seat's eyes and the public's ($seed)",
    ({ seats, seed, level }) => {
      const { options } = checkTable(game, seats, { level });
      const { outcome } = playRandomGame(game, { seats, seed, options }, [
        drawnAsTold({ after, onTheTable }),
      ]);
      expect(outcome).not.toBeNull();
    },
  );
});

/** Whom the table waits for and the scores of all come with the true view; a refresh does not tell places. */
function onTheTable(
  { awaited: _awaited, market, players, ...rest }: View,
  told: readonly DiceCityEvent[],
): unknown {
  const refreshed = told.some(({ kind }) => kind === "refreshed");
  const display = refreshed ? market.display.map(String).toSorted() : market.display;
  return {
    ...rest,
    market: { ...market, display },
    players: rest.over ? players.map(({ score: _score, ...player }) => player) : players,
  };
}
