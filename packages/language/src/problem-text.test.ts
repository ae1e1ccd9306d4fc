import { expect, test } from "vitest";
import { problemText } from "./problem-text.ts";
import { tableText } from "./table-text/en.ts";

const text = { problem: { "no-hunter": () => "Somebody must hunt." } };

test("a problem that any table may have is told by tables, one of its own by the game", () => {
  const tooMany = { kind: "seat-count", seats: 9, min: 2, max: 4 };
  expect(problemText(tooMany, text, tableText)).toBe("This game is for 2 to 4 players.");
  expect(problemText({ kind: "no-hunter" }, text, tableText)).toBe("Somebody must hunt.");
});
