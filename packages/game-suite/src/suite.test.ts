import { describe, expect, test } from "vitest";
import { suiteOf } from "./index.ts";
import { bots } from "./testing/bots.ts";
import { moonlight } from "./testing/moonlight.ts";
import { texts } from "./testing/texts.ts";

describe("the sound toy passes the whole suite", () => {
  const suite = suiteOf({ game: moonlight, texts, bots }, { games: 10, stride: 1 });
  test.each(suite.tests)("$name", ({ run }) => run());

  test("and everything it can say turns up", () => {
    expect(suite.neverMet()).toEqual([]);
  });
});
