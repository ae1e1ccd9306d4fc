import { describe, expect, test } from "vitest";
import { ALLIES, type Ally } from "../pieces.ts";
import { sorted } from "../draft.ts";
import { newGame, type Playing } from "./position.ts";

/** Everybody keeps the lowest card, passed to the left, until the calls begin. */
function untilLastPick(play: Playing, picks: number): Playing {
  for (let pick = 0; pick < picks; pick++) {
    play.answer(play.legal[0] ?? "");
    if (pick === 0) play.answer("left");
  }
  return play;
}

const DOWN: readonly Ally[] = [9, 8, 7, 6, 5, 4, 3, 2, 1];
const STARTS: readonly Ally[] = [1, 2, 3, 4, 5, 6, 7, 8];

describe("cards set aside · GC-8", () => {
  test.each([
    [3, 0, 8],
    [4, 3, 5],
    [5, 2, 6],
    [6, 1, 7],
    [7, 0, 8],
    [8, 0, 8],
  ])("%i players: %i face up, one face down, %i in the first hand · GC-8", (players, up, inHand) => {
    const play = newGame(STARTS.slice(0, players), { cards: DOWN });
    expect(play.view().draft.faceUp).toEqual(sorted(DOWN.slice(0, up)));
    expect(play.view().draft.faceDown).toBe(1);
    expect(play.view().draft.cards).toBe(inHand);
    expect(play.legal).toHaveLength(inHand);
  });

  test("all are told which lie face up, and nothing where there are none · GC-8", () => {
    const aside = (players: number) => newGame(STARTS.slice(0, players), { cards: DOWN }).told("set-aside");
    expect(aside(4)).toEqual([{ kind: "set-aside", faceUp: [7, 8, 9] }]);
    expect(aside(6)).toEqual([{ kind: "set-aside", faceUp: [9] }]);
    for (const players of [3, 7, 8]) expect(aside(players)).toEqual([]);
  });

  test("every round is dealt from all nine cards · GC-8", () => {
    const play = newGame([1, 2, 3, 4], { cards: [1, 2, 3, 4, 5, 6, 7, 8, 9] });
    const { faceUp, faceDown, hand } = play.state.round;
    expect(sorted([...faceUp, faceDown, ...hand])).toEqual(ALLIES);
  });
});

describe("the draft · GC-9", () => {
  const four = () => newGame([1, 2, 3, 9], { cards: [1, 2, 3, 4, 5, 6, 7, 8, 9] });

  test("the first player keeps one card, then says which way the rest go · GC-9", () => {
    const play = four();
    expect(play.asked).toBe("3 keep");
    expect(play.legal).toEqual(["keep-5", "keep-6", "keep-7", "keep-8", "keep-9"]);
    play.answer("keep-6");
    expect(play.asked).toBe("3 direction");
    expect(play.legal).toEqual(["left", "right"]);
    expect(play.view().draft).toMatchObject({ picker: 3, cards: 4, direction: null });
    expect(play.view(3).mine?.hand).toEqual([5, 7, 8, 9]);
    expect(play.view(0).mine?.hand).toEqual([]);
  });

  test("when the last has chosen, nobody picks and no hand goes round · GC-9 GC-12", () => {
    const play = untilLastPick(four(), 4);
    expect(play.asked).toBe("3 dragon");
    expect(play.view().draft).toMatchObject({ picker: null, cards: 0, direction: "left" });
    expect(play.view(3).mine?.hand).toEqual([]);
  });

  test.each([
    ["left", [0, 1, 2]],
    ["right", [2, 1, 0]],
  ] as const)(
    "passed to the %s, the others pick in that order, and all see it · GC-9",
    (direction, order) => {
      const play = four().answers("keep-5", direction);
      expect(play.view().draft.direction).toBe(direction);
      const pickers = order.map((seat, index) => {
        expect(play.asked).toBe(`${seat} keep`);
        expect(play.view().draft.picker).toBe(seat);
        expect(play.legal).toHaveLength(4 - index);
        play.answer(play.legal[0] ?? "");
        return seat;
      });
      expect(play.told("passed").map(({ to, cards }) => [to, cards])).toEqual(
        pickers.map((seat, index) => [seat, 4 - index]),
      );
    },
  );

  test.each([4, 5, 6, 7])(
    "%i players: the last picks one of two and puts the other away · GC-9",
    (players) => {
      const play = untilLastPick(newGame(STARTS.slice(0, players)), players - 1);
      expect(play.question).toMatchObject({ kind: "keep", takenUp: null });
      expect(play.legal).toHaveLength(2);
      expect(play.view().draft.cards).toBe(2);
    },
  );

  test("8 players: the last gets one card, takes up the face-down one, and keeps one of the two · GC-9", () => {
    const play = untilLastPick(newGame(STARTS, { cards: [7, 1, 2, 3, 4, 5, 6, 8, 9] }), 7);
    expect(play.told("passed").at(-1)).toMatchObject({ cards: 1 });
    expect(play.view().draft).toMatchObject({ cards: 2, faceDown: 0 });
    expect(play.legal).toEqual(["keep-7", "keep-9"]);
    expect(play.question).toEqual({ kind: "keep", hand: [7, 9], takenUp: 7 });
    const last = Number(play.asked.split(" ")[0]);
    play.answer("keep-7");
    expect(play.view().draft.faceDown).toBe(0);
    expect(play.state.round.discarded).toBe(9);
    expect(play.told("discarded")).toEqual([{ kind: "discarded", seat: last, round: 1, ally: 9 }]);
  });

  test("how many cards are passed is public, never which · GC-9", () => {
    const play = four().answers("keep-5", "left", "keep-6");
    expect(play.view().draft.cards).toBe(3);
    expect(JSON.stringify(play.view().draft)).not.toContain("[7,8,9]");
  });
});

describe("three players · GC-10", () => {
  const three = () => newGame([1, 2, 9], { cards: [4, 1, 2, 3, 5, 6, 7, 8, 9] });

  test("two laps in the same direction, eight cards to two · GC-10", () => {
    const play = three();
    const seen: [string | null, number][] = [];
    const look = () => seen.push([play.asked, play.legal.length]);
    look();
    play.answers("keep-1", "right");
    look();
    play.answer("keep-2");
    look();
    play.answer("keep-3", 0);
    look();
    play.answer("keep-6");
    look();
    play.answer("keep-7");
    look();
    expect(seen).toEqual([
      ["2 keep", 8],
      ["1 keep", 7],
      ["0 keep", 6],
      ["2 keep", 4],
      ["1 keep", 3],
      ["0 keep", 2],
    ]);
  });

  test.each([5, 6, 7, 8, 9].map((removed, nth) => [removed, nth]))(
    "before the first player's second pick any one of the five is removed at random: the %i · GC-10",
    (removed, nth) => {
      const play = three().answers("keep-1", "left", "keep-2").answer("keep-3", nth);
      expect(play.told("removed")).toEqual([{ kind: "removed", cards: 4 }]);
      const left = [5, 6, 7, 8, 9].filter((card) => card !== removed);
      expect(play.legal).toEqual(left.map((card) => `keep-${card}`));
      expect(play.view().draft.faceDown).toBe(2);
    },
  );

  test("everybody plays two allies · GC-10", () => {
    const play = three().answers("keep-7", "left", "keep-5").answer("keep-6", 0);
    play.answers("keep-8", "keep-9", "keep-3");
    expect(play.state.round.picks.map(({ seat, kept }) => [seat, kept])).toEqual([
      [2, 7],
      [0, 5],
      [1, 6],
      [2, 8],
      [0, 9],
      [1, 3],
    ]);
    // Seat 1 has shown Merlin and is asked; all the others still hold two.
    expect(play.asked).toBe("1 look");
    expect(play.view().knights.map(({ cards }) => cards)).toEqual([2, 1, 2]);
  });
});
