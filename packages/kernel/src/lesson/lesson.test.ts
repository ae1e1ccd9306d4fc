import { describe, expect, test } from "vitest";
import { type Lesson, LessonMismatch } from "./lesson.ts";
import { LessonRun } from "./lesson-script.ts";
import { type Pennies, pennies } from "../testing/pennies.ts";

/** The learner rolls a 4 and calls, and everybody hides twice. */
const lesson: Lesson<Pennies> = {
  seats: 2,
  learner: 0,
  setup: [7],
  steps: [
    { say: "welcome" },
    { ask: "roll", answer: "roll", otherwise: "not-now", wrong: { left: "not-left" }, chance: [3] },
    { seat: 1, states: { kind: "wink" } },
    { ask: "call", answer: "call", otherwise: "not-now" },
    { seat: 1, answer: "tails" },
    { ask: "hide", answer: "heads", otherwise: "not-tails" },
    { seat: 1, answer: "call" },
    { seat: 1, answer: "tails" },
    { ask: "hide", answer: "heads", otherwise: "not-tails" },
    { say: "over" },
  ],
};

function playedTo(step: number, of: Lesson<Pennies> = lesson): LessonRun<Pennies> {
  const run = new LessonRun(pennies, of);
  while (run.at < step) run.goOn();
  return run;
}

const withStep = (at: number, step: Lesson<Pennies>["steps"][number]): Lesson<Pennies> => ({
  ...lesson,
  steps: lesson.steps.with(at, step),
});

describe("a lesson", () => {
  test("is a real match, in which chance gives the scripted results", () => {
    const run = playedTo(2);
    expect(run.match.state.at).toBe(7 + 4);
    expect(run.goOn()).toEqual([{ kind: "said", seat: 1, say: { statement: { kind: "wink" } } }]);
    while (run.step !== null) run.goOn();
    expect(run.match.outcome).toEqual({ winners: [0, 1] });
    expect(() => run.goOn()).toThrow(LessonMismatch);
  });

  test("accepts only the scripted answer, and has a reason against every other", () => {
    const { script } = playedTo(1);
    expect(["roll", "left", "wait"].map((answer) => [script.fits(answer), script.whyNot(answer)])).toEqual([
      [true, null],
      [false, "not-left"],
      [false, "not-now"],
    ]);
    expect(playedTo(0).script.fits("roll")).toBe(false);
  });

  test("goes on where the learner has taken answers back, with the same chance", () => {
    const run = playedTo(4);
    const { script, match } = run;
    for (const [answers, step] of [
      [1, 3],
      [0, 1],
    ] as const) {
      expect(match.submit({ kind: "undo", id: `${answers}`, seat: 0 }, { people: [0] }).accepted).toBe(true);
      script.goBack(answers);
      expect(script.at).toBe(step);
    }
    while (run.step !== null) run.goOn();
    expect(match.state.at).toBe(7 + 4);
  });

  test.each<[what: string, says: RegExp, of: Lesson<Pennies>]>([
    [
      "an answer is no longer legal",
      /cannot answer “fly” to “lead”, but left right/,
      withStep(1, { seat: 0, answer: "fly" }),
    ],
    [
      "another seat is asked",
      /seat 1 is not asked; asked is seat 0: lead/,
      withStep(1, { seat: 1, answer: "roll" }),
    ],
    [
      "a die is no longer rolled",
      /2 draws .* and 1 were made/,
      withStep(1, { seat: 0, answer: "left", chance: [3] }),
    ],
    [
      "a die is rolled that was not",
      /one of 6, and undefined is laid down/,
      withStep(1, { seat: 0, answer: "roll" }),
    ],
    [
      "a die has fewer sides",
      /one of 6, and 6 is laid down/,
      withStep(1, { seat: 0, answer: "roll", chance: [6] }),
    ],
    [
      "cards are shuffled no longer",
      /one of 6, and \[0\] is laid down/,
      withStep(1, { seat: 0, answer: "roll", chance: [[0]] }),
    ],
    ["setup draws less", /2 draws .* before the first question, and 1/, { ...lesson, setup: [7, 1] }],
    ["so many cannot play", /The table cannot start/, { ...lesson, seats: 9 }],
  ])("that no longer fits the rules throws: %s", (_, says, of) => {
    expect(() => playedTo(of.steps.length, of)).toThrow(says);
  });
});
