import { describe, expect, test } from "vitest";
import type { Answer, Question } from "../rules/asking.ts";
import { shownAnswers } from "./shown-answers.ts";

const SUCCESS: Answer = { kind: "card", id: "success", card: "success" };
const FAIL: Answer = { kind: "card", id: "fail", card: "fail" };
const GO_ON: Answer = { kind: "go-on", id: "go-on" };

describe("a neighbour sees the same buttons whatever the player's character is · QU-7", () => {
  test.each([[[SUCCESS]], [[FAIL]], [[SUCCESS, FAIL]]])("on a quest · QU-11", (answers) => {
    const question: Question = { kind: "card", quest: 1, hasMagic: false };
    expect(shownAnswers({ question, answers })).toEqual([SUCCESS, FAIL]);
  });

  test.each<readonly [readonly Answer[], readonly string[]]>([
    [[{ kind: "show", id: "show", loyalty: "good" }], ["show", "show-evil"]],
    [[{ kind: "show", id: "show", loyalty: "evil" }], ["show-good", "show"]],
    [
      [
        { kind: "show", id: "show-good", loyalty: "good" },
        { kind: "show", id: "show-evil", loyalty: "evil" },
      ],
      ["show-good", "show-evil"],
    ],
  ])("in a check, good before evil · QU-15", (answers, ids) => {
    const shown = shownAnswers({ question: { kind: "show", to: "holder" }, answers });
    expect(shown.map(({ id }) => id)).toEqual(ids);
    expect(shown.map((one) => one.kind === "show" && one.loyalty)).toEqual(["good", "evil"]);
  });

  test.each([
    ["galahad", "reveal"],
    ["hunt-window", "hunt"],
  ] as const)("in the window %s · QU-13 · QU-19", (kind, step) => {
    const shown = shownAnswers({ question: { kind }, answers: [GO_ON] });
    expect(shown.map(({ id }) => id)).toEqual(["go-on", step]);
  });

  test("where all have the same nothing is added", () => {
    expect(shownAnswers({ question: { kind: "discussion" }, answers: [GO_ON] })).toEqual([GO_ON]);
  });
});
