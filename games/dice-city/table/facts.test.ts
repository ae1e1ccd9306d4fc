import { expect, test } from "vitest";
import type { Answer, Question } from "../rules/asking.ts";
import { about } from "./facts.ts";

const spot: Answer = { kind: "spot", id: "blue-5", location: "militia", row: "blue", column: 5 };

test.each<[Question, string | undefined]>([
  [{ kind: "place", card: "lumber-mill" }, "lumber-mill"],
  [{ kind: "army" }, "regular-army"],
])("where a card is placed, it is explained and not what it covers: %o", (question, piece) => {
  expect(about(spot, question)).toBe(piece);
});

test("a location that is used explains itself", () => {
  expect(about(spot, { kind: "copy", copier: "church" })).toBeUndefined();
});

test("ending a step tells what is lost by it, or what comes next", () => {
  const done = (what: "dice" | "build"): Answer => ({ kind: "done", id: "done", with: what });
  expect(about(done("dice"), { kind: "dice" })).toBe("step-dice");
  expect(about(done("build"), { kind: "build" })).toBe("step-end");
});
