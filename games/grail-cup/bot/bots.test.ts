import type { Bot } from "@roundtable/bots";
import { chanceOf, type Seat, seatsOf, seeded } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import {
  ALLIES,
  type Ally,
  type Answer,
  game,
  type GrailCup,
  type Question,
  type Space,
} from "../rules/index.ts";
import { greedy } from "./greedy.ts";
import { heuristic } from "./heuristic.ts";
import type { Sight } from "./imagine.ts";

interface Position {
  /** The spaces of four knights. Seat 0 is asked. */
  readonly at: readonly Space[];
  readonly dragon: Space;
  readonly lances?: number;
  /** Who has shown what; the last of it is being carried out. */
  readonly shown: readonly (readonly [Ally, Seat])[];
  readonly turnedUp?: Space;
}

function sight(position: Position, question: Question, answers: readonly Answer[]): Sight {
  const { at, dragon, lances = 0, shown, turnedUp } = position;
  const chance = chanceOf(seeded("sight"));
  const view = game.view(game.setup(at.length, { board: "forest" }, { chance, tell() {}, reveal() {} }), 0);
  const called = shown.at(-1)?.[0] ?? 0;
  return {
    seat: 0,
    seats: at.length,
    options: { board: "forest" },
    heard: [],
    decision: { question, answers },
    view: {
      ...view,
      knights: view.knights.map((knight, seat) => ({
        ...knight,
        space: at[seat] ?? 1,
        lances: seat === 0 ? lances : 0,
        cards: shown.some(([, by]) => by === seat) ? 0 : 1,
      })),
      race: seatsOf(at.length).toSorted((one, other) => (at[other] ?? 0) - (at[one] ?? 0)),
      dragon,
      clovers: view.clovers.map((clover) =>
        clover.space === turnedUp ? { ...clover, lies: "face-up", token: "fake-grail" } : clover,
      ),
      draft: { ...view.draft, faceUp: [1, 3, 4], direction: "left", picker: null, cards: 0 },
      calls: ALLIES.slice(0, called).map((ally) => ({
        ally,
        seat: shown.find(([card]) => card === ally)?.[1] ?? null,
      })),
      awaited: { seats: [0], question: question.kind },
      mine: { hand: [], takenUp: null, kept: [], discarded: null },
    },
  };
}

const steps = [2, 4, 6].map((n): Answer => ({ kind: "steps", id: `steps-${n}`, steps: n }));
const knights = (...seats: Seat[]) =>
  seats.map((knight): Answer => ({ kind: "knight", id: `knight-${knight}`, knight }));
const spacesBut = (...taken: Space[]) =>
  Array.from({ length: 45 }, (_, index) => index + 1)
    .filter((space) => !taken.includes(space))
    .map((space): Answer => ({ kind: "space", id: `space-${space}`, space }));

/** What it answers, with ten different moods. */
function answersOf(bot: Bot<GrailCup>, asked: Sight): string[] {
  return Array.from({ length: 10 }, (_, mood) => bot.choose(asked, chanceOf(seeded(mood))).id);
}

describe("the heuristic bot", () => {
  test("goes for the finish when it is in reach", () => {
    const fairy = sight(
      {
        at: [42, 44, 30, 20],
        dragon: 10,
        shown: [
          [5, 1],
          [6, 2],
          [8, 0],
        ],
      },
      { kind: "steps", ally: 8 },
      steps,
    );
    expect(answersOf(heuristic, fairy)).not.toContain("steps-2");
  });

  test("spends its lance to win", () => {
    const lance = sight(
      {
        at: [44, 40, 30, 20],
        dragon: 45,
        lances: 1,
        shown: [
          [5, 1],
          [6, 2],
          [8, 0],
        ],
      },
      { kind: "lance", before: 44, beyond: 46 },
      [
        { kind: "keep-lance", id: "keep-lance" },
        { kind: "spend-lance", id: "spend-lance" },
      ],
    );
    expect(new Set(answersOf(heuristic, lance))).toEqual(new Set(["spend-lance"]));
  });

  test("never puts the dragon in its own way", () => {
    const tamer = sight(
      { at: [20, 32, 27, 12], dragon: 40, shown: [[5, 0]] },
      { kind: "dragon", why: "tamer" },
      spacesBut(20, 32, 27, 12, 40),
    );
    const ownWay = [21, 22, 23, 24, 25].map((space) => `space-${space}`);
    for (const answer of answersOf(heuristic, tamer)) expect(ownWay).not.toContain(answer);
  });

  test("puts the dragon before a leader who could win at once", () => {
    const tamer = sight(
      { at: [30, 42, 12, 10], dragon: 5, shown: [[5, 0]] },
      { kind: "dragon", why: "tamer" },
      spacesBut(30, 42, 12, 10, 5),
    );
    for (const answer of answersOf(heuristic, tamer)) expect(["space-43", "space-44"]).toContain(answer);
  });

  test("as the Squire points at a knight far in front", () => {
    const squire = sight(
      { at: [10, 30, 8, 6], dragon: 44, shown: [[2, 0]] },
      { kind: "point" },
      knights(0, 1, 2, 3),
    );
    expect(new Set(answersOf(heuristic, squire))).toEqual(new Set(["knight-1"]));
  });

  test("fools the knight that could win, not the one far behind", () => {
    const fakeGrail = sight(
      { at: [26, 10, 44, 9], dragon: 3, shown: [[5, 0]], turnedUp: 26 },
      { kind: "fake-grail" },
      knights(1, 2, 3),
    );
    expect(new Set(answersOf(heuristic, fakeGrail))).toEqual(new Set(["knight-2"]));
  });

  test("answers the same when it is asked the same with the same chance", () => {
    const tamer = sight(
      { at: [20, 32, 27, 12], dragon: 40, shown: [[5, 0]] },
      { kind: "dragon", why: "tamer" },
      spacesBut(20, 32, 27, 12, 40),
    );
    expect(answersOf(heuristic, tamer)).toEqual(answersOf(heuristic, tamer));
  });
});

describe("the greedy bot", () => {
  test("goes as far as it can, whatever follows", () => {
    const fairy = sight(
      {
        at: [20, 44, 30, 10],
        dragon: 40,
        shown: [
          [5, 1],
          [6, 2],
          [8, 0],
        ],
      },
      { kind: "steps", ally: 8 },
      steps,
    );
    expect(new Set(answersOf(greedy, fairy))).toEqual(new Set(["steps-6"]));
  });

  test("gives any answer where none takes it farther", () => {
    const squire = sight(
      { at: [10, 30, 8, 6], dragon: 44, shown: [[2, 0]] },
      { kind: "point" },
      knights(0, 1, 2, 3),
    );
    expect(new Set(answersOf(greedy, squire)).size).toBeGreaterThan(1);
  });
});
