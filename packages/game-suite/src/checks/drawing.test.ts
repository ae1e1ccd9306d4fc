import { expect, test } from "vitest";
import { playRandomGame } from "../play.ts";
import { moonlight } from "../testing/moonlight.ts";
import type { View } from "../testing/words.ts";
import { drawnAsTold } from "./drawing.ts";

const deal = { seats: 3, seed: 1, options: { deck: "short", peeking: true, stars: "" } };

test("a table that draws nothing of what is told is found out", () => {
  const check = drawnAsTold({ after: (view) => view, onTheTable: ({ awaited: _, ...rest }: View) => rest });
  expect(() => playRandomGame(moonlight, deal, [check])).toThrow(/the table shows .+, and it is /);
});

test("what comes with the true view only is not asked of a table", () => {
  const check = drawnAsTold({ after: (view) => view, onTheTable: () => null });
  expect(playRandomGame(moonlight, deal, [check]).outcome).not.toBeNull();
});
