import { type ChanceSource, Match, seatsOf } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import type { DiceCity } from "../dice-city.ts";
import { game } from "../index.ts";
import { newGame } from "./position.ts";

/** Every die shows this face. The deck lies in the order of the rules: Wells and Town Halls are on top. */
function started(
  seats: number,
  face: number,
): { match: Match<DiceCity>; answer: (...ids: string[]) => void } {
  const source: ChanceSource = {
    pick: (_draw, sides) => (sides === 6 ? face - 1 : 0),
    order: (_draw, length) => Array.from({ length }, (_, index) => index),
  };
  const match = Match.begin(game, { seats, options: newGame(seats).state.options, source });
  const answer = (...ids: string[]) => {
    for (const id of ids) {
      const seat = match.asked[0] ?? -1;
      const decision = match.decision(seat)?.id ?? "none";
      const command = {
        kind: "answer",
        id: `${match.log.entries.length}`,
        seat,
        decision,
        answer: id,
      } as const;
      const result = match.submit(command, { people: seatsOf(seats) });
      if (!result.accepted) throw new Error(`${id}: ${result.refusal}`);
    }
  };
  return { match, answer };
}

function undoAll(match: Match<DiceCity>, seat: number): number {
  let count = 0;
  for (; match.undoReach(seat) === "free"; count++)
    match.submit(
      { kind: "undo", id: `undo ${match.log.entries.length}`, seat },
      { people: seatsOf(match.seats) },
    );
  return count;
}

describe("taking back", () => {
  test("a turn of many small decisions is taken back step by step to its beginning · DC-11 DC-18", () => {
    const { match, answer } = started(2, 1);
    const before = JSON.stringify(match.state);
    answer("use-white", "use-yellow", "spend-red", "move-blue-right", "use-blue", "spend-black", "pass");
    expect(match.state.turn.step).toBe("build");
    expect(undoAll(match, 0)).toBe(7);
    expect(JSON.stringify(match.state)).toBe(before);
  });

  test("up to the last roll: a Traveller is not taken back · DC-1", () => {
    const { match, answer } = started(2, 4);
    answer("use-white", "use-yellow");
    const rolled = JSON.stringify(match.state);
    answer("use-red", "spend-black", "nothing");
    expect(undoAll(match, 0)).toBe(3);
    expect(JSON.stringify(match.state)).toBe(rolled);
  });

  test("up to the last reveal: the refill after a purchase is not taken back · DC-19", () => {
    const { match, answer } = started(2, 1);
    answer("use-white", "use-yellow", "use-red", "use-blue", "use-black", "buy-well");
    expect(match.undoReach(0)).toBe("free");
    answer("white-1");
    expect(match.undoReach(0)).toBe("by-agreement");
  });

  test("a pile card is taken back freely, and so is any purchase alone · DC-18 DC-28", () => {
    const table = started(2, 1);
    table.answer("use-white", "use-yellow", "use-red", "use-blue", "use-black", "buy-lumber-mill", "white-1");
    expect(undoAll(table.match, 0)).toBe(7);
    const solo = started(1, 1);
    solo.answer("use-white", "use-yellow", "use-red", "use-blue", "use-black", "buy-well", "white-1");
    expect(undoAll(solo.match, 0)).toBe(7);
  });

  test("with an empty deck a purchase is taken back freely · DC-19", () => {
    const { match, answer } = started(2, 1);
    match.state.market.deck.length = 0;
    answer("use-white", "use-yellow", "use-red", "use-blue", "use-black", "buy-well", "white-1");
    expect(match.undoReach(0)).toBe("free");
  });

  test("exchanging four open cards reveals · DC-11c", () => {
    const { match, answer } = started(2, 1);
    answer("spend-white", "refresh", "display-0", "display-1", "display-2");
    expect(match.undoReach(0)).toBe("free");
    answer("display-3");
    expect(match.undoReach(0)).toBe("by-agreement");
  });

  test("what an answer will do is told before it is given, up to the roll · DC-1", () => {
    const { match } = started(2, 4);
    const previews = match.sight(0).decision?.previews;
    expect(previews?.["use-white"]).toMatchObject({ final: false });
    expect(previews?.["use-yellow"]).toMatchObject({ final: true });
  });
});
