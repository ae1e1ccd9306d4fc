import { describe, expect, test } from "vitest";
import { suiteOf } from "./index.ts";
import { bots } from "./toy/bots.ts";
import { moonlight } from "./toy/moonlight.ts";
import { texts } from "./toy/texts.ts";

describe("the sound toy passes the whole suite", () => {
  const suite = suiteOf({ game: moonlight, texts, bots }, { games: 10, stride: 1 });
  test.each(suite.tests)("$name", ({ run }) => run());

  test("and everything it can say turns up", () => {
    expect(suite.neverMet()).toEqual([]);
  });
});
