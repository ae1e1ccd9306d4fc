import type { PreviewedDecision } from "@roundtable/kernel";
import { expect, test } from "vitest";
import type { Answer, Question } from "../rules/asking.ts";
import type { GrailCupEvent } from "../rules/events.ts";
import type { GrailCup } from "../rules/grail-cup.ts";
import { offersOf } from "./offers.ts";

test("nothing is offered to players who are not asked", () => {
  const { spaces, knights, hand } = offersOf(null);
  expect([spaces.size, knights.size, hand.size]).toEqual([0, 0, 0]);
});

test("a number of steps is the space where the ride ends", () => {
  const offers = offersOf(
    asked({ kind: "steps", ally: 8 }, [
      [{ kind: "steps", id: "two", steps: 2 }, [moved(12)]],
      [{ kind: "steps", id: "four", steps: 4 }, [moved(14)]],
    ]),
  );
  expect(offers.spaces).toEqual(
    new Map([
      [12, "two"],
      [14, "four"],
    ]),
  );
  expect(offers.steps.get(14)).toBe(4);
});

test("steps that the dragon stops on the same space stay choices of their own", () => {
  const offers = offersOf(
    asked({ kind: "steps", ally: 8 }, [
      [{ kind: "steps", id: "two", steps: 2 }, [moved(12)]],
      [{ kind: "steps", id: "four", steps: 4 }, [moved(12)]],
      [{ kind: "steps", id: "six", steps: 6 }, []],
    ]),
  );
  expect(offers.spaces.get(12)).toBe("two");
  expect(offers.looseSteps).toEqual([
    { id: "four", steps: 4 },
    { id: "six", steps: 6 },
  ]);
});

test("with a lance both landing spaces can be clicked · GC-40", () => {
  const offers = offersOf(
    asked({ kind: "lance", before: 20, beyond: 23 }, [
      [{ kind: "spend-lance", id: "spend" }, []],
      [{ kind: "keep-lance", id: "stop" }, []],
    ]),
  );
  expect(offers.spaces).toEqual(
    new Map([
      [23, "spend"],
      [20, "stop"],
    ]),
  );
});

test("a card of the hand is kept and a card of the row is cursed", () => {
  const keep = offersOf(
    asked({ kind: "keep", hand: [3], takenUp: null }, [[{ kind: "keep", id: "k", ally: 3 }, []]]),
  );
  expect([keep.hand.get(3), keep.curses.size]).toEqual(["k", 0]);
  const curse = offersOf(asked({ kind: "curse" }, [[{ kind: "curse", id: "c", ally: 3 }, []]]));
  expect([curse.hand.size, curse.curses.get(3)]).toEqual([0, "c"]);
});

function moved(to: number): GrailCupEvent {
  return { kind: "moved", seat: 0, from: 10, to, cause: "ally" };
}

function asked(
  question: Question,
  answers: readonly (readonly [Answer, readonly GrailCupEvent[]])[],
): PreviewedDecision<GrailCup> {
  return {
    question,
    answers: answers.map(([answer]) => answer),
    previews: Object.fromEntries(answers.map(([{ id }, events]) => [id, { events, final: false }])),
  };
}
