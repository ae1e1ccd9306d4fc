import { drawnAsTold, playRandomGame } from "@roundtable/game-suite";
import { checkTable } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import { game } from "../rules/index.ts";
import type { View } from "../rules/quest.ts";
import { after } from "./after.ts";

describe("what the table makes of the events is what the rules say", () => {
  test.each(
    [4, 5, 7, 10].flatMap((seats) =>
      ["base", "recommended", "directors-cut"].map((preset) => ({ seats, preset })),
    ),
  )("over whole games of $seats, in every seat's eyes and the public's ($preset)", ({ seats, preset }) => {
    const { options } = checkTable(game, seats, { preset });
    for (const seed of [1, 2]) {
      const { outcome } = playRandomGame(game, { seats, seed, options }, [
        drawnAsTold({ after, onTheTable }),
      ]);
      expect(outcome).not.toBeNull();
    }
  });
});

/** Whom the table waits for, the team as it grows and what each knew come with the true view. */
function onTheTable(view: View): unknown {
  const { awaited: _awaited, together: _together, team: _team, knew: _knew, mine, ...rest } = view;
  return { ...rest, mine: mine === null ? null : { character: mine.character, checks: mine.checks } };
}
