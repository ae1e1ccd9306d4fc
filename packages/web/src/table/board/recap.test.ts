import { describe, expect, test } from "vitest";
import { Recap, type Step } from "./recap.ts";

/** Views are numbers, and events are words. Each event has a line of its own. */
function recap() {
  const past = new Recap<number, string>(0);
  let lines = 0;
  const happens = (events: readonly string[], end: number, isAsked: boolean) => {
    const steps = events.map((event): Step<number, string> => ({ event, line: lines++, view: end - 0.5 }));
    past.seen(steps, end, isAsked);
  };
  const story = () => past.steps.value.map(({ event, view }) => `${event} ${view}`);
  return { past, happens, story, answer: () => past.answered(lines) };
}

describe("the recap", () => {
  test("begins when the page was opened, as long as I have not answered", () => {
    const { past, happens, story } = recap();
    happens(["moved", "paid"], 1, false);
    expect([past.viewAt(0), story()]).toEqual([0, ["moved 0.5", "paid 1"]]);
  });

  test("begins with the events of my last answer, once somebody else has moved", () => {
    const { past, happens, story, answer } = recap();
    happens(["old"], 1, true);
    answer();
    happens(["mine"], 2, true);
    happens(["his"], 3, true);
    expect([past.viewAt(0), story()]).toEqual([1, ["mine 2", "his 3"]]);
  });

  test("begins there as soon as nothing more is asked of me", () => {
    const { past, happens, story, answer } = recap();
    happens(["old"], 1, true);
    answer();
    happens(["mine"], 2, false);
    expect([past.viewAt(0), story()]).toEqual([1, ["mine 2"]]);
  });

  test("is still there in the middle of my turn", () => {
    const { happens, story, answer } = recap();
    happens(["his"], 1, true);
    answer();
    happens(["mine"], 2, true);
    answer();
    happens(["mine too"], 3, true);
    expect(story()).toEqual(["his 1", "mine 2", "mine too 3"]);
  });

  test("ends in the current position after an undo without events", () => {
    const { past, happens, story } = recap();
    happens([], 5, true);
    expect(past.viewAt(0)).toBe(5);
    happens(["moved"], 6, true);
    happens([], 5, true);
    expect(story()).toEqual(["moved 5"]);
  });
});
