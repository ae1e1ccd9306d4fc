import { Match, type Seat, seeded } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import { game } from "../index.ts";
import { type Hands, lastChance, pointed } from "./position.ts";

const L = "loyal-servant";
/** Seats 0 to 2 are good. */
const FIVE = [L, L, L, "morgan-le-fay", "minion"] as const;

const AT_EVIL: Hands = { 0: [3, 4], 1: [3, 4], 2: [3, 4] };

describe("pointing · QU-20a", () => {
  test("everybody points at two different others, in secret · QU-20", () => {
    const play = lastChance(FIVE);
    expect([play.asked, play.legalSeats(1)]).toEqual(["0 1 2 3 4 point", [0, 2, 3, 4]]);
    expect(play.decision(1).question).toEqual({ kind: "point", hand: 1 });
    play.answer(1, "seat-3");
    expect(play.decision(1).question).toEqual({ kind: "point", hand: 2 });
    expect([play.legalSeats(1), play.view(1).mine?.answered]).toEqual([[0, 2, 4], ["seat-3"]]);
    expect(play.view(0).hands).toBeNull();
  });

  test("an Apprentice points with one hand, and only confirms that the other stays down · QU-20", () => {
    const play = lastChance(["apprentice", L, L, "morgan-le-fay", "blind-hunter"]);
    play.answer(0, "seat-3");
    expect([play.question, play.legal(0)]).toEqual([{ kind: "point", hand: "down" }, ["go-on"]]);
    play.point({ 0: [] });
  });

  test("all hands are shown at once · QU-20", () => {
    const play = lastChance(["apprentice", L, L, "morgan-le-fay", "blind-hunter"]);
    for (const seat of [1, 2, 3, 4]) play.answer(seat, ...[0, 1].map((at) => `seat-${at === seat ? 2 : at}`));
    play.answer(0, "seat-3");
    expect(play.view().hands).toBeNull();
    play.answer(0, "go-on");
    expect(play.hands).toEqual([
      [3, null],
      [0, 2],
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
    expect(play.events.at(-1)).toEqual({ kind: "hands", hands: play.hands });
  });
});

describe("dropping · QU-20b", () => {
  test("everybody confirms one step, and evil drops its hands · QU-20", () => {
    const play = lastChance(FIVE).point(AT_EVIL);
    expect([play.asked, play.legal(0), play.legal(3)]).toEqual(["0 1 2 3 4 drop", ["go-on"], ["go-on"]]);
    play.drop();
    expect([play.view().dropped, play.hands.slice(3)]).toEqual([
      [3, 4],
      [
        [null, null],
        [null, null],
      ],
    ]);
    expect(play.hands[0]).toEqual([3, 4]);
    expect(play.told("dropped")).toEqual([{ kind: "dropped", seats: [3, 4] }]);
  });

  test("a Mutineer may keep both hands up, and looks like a good player until the result · QU-20", () => {
    const deal = [L, L, L, "morgan-le-fay", "mutineer"] as const;
    expect(lastChance(deal).point().legal(4)).toEqual(["keep-hands", "drop-hands"]);
    const play = pointed(deal, { 4: [0, 1] }, 4);
    expect([play.view().dropped, play.hands[4]]).toEqual([[3], [0, 1]]);
    expect(play.view(0).revealed).toEqual({});
    expect(pointed(deal, { 4: [0, 1] }).view().dropped).toEqual([3, 4]);
  });
});

describe("acting · QU-20c", () => {
  const SEVEN = ["duke", "archduke", "apprentice", L, "morgan-le-fay", "mutineer", "blind-hunter"] as const;
  const hands: Hands = { 0: [4, 5], 1: [4, 6], 2: [5], 3: [4, 6], 5: [0, 1] };
  const acting = () => pointed(SEVEN, hands, 5);

  test("all have the button, and it ends when everybody has pressed it · QU-20", () => {
    const play = acting();
    expect(play.asked).toBe("0 1 2 3 4 5 6 acts");
    expect([3, 4, 5, 6].map((seat) => play.legal(seat))).toEqual([["done"], ["done"], ["done"], ["done"]]);
    for (const seat of [6, 5, 4, 3, 2, 1]) play.answer(seat, "done");
    expect(play.asked).toBe("0 acts");
    expect(play.answer(0, "done").result).not.toBe("not over");
    expect([play.asked, play.view().awaited]).toEqual(["nobody", null]);
  });

  test("an Apprentice raises the second hand at another player than the first · QU-20", () => {
    const play = acting();
    expect(play.legal(2)).toEqual(["raise-0", "raise-1", "raise-3", "raise-4", "raise-6", "done"]);
    play.answer(2, "raise-6");
    expect([play.hands[2], play.legal(2), play.view().revealed]).toEqual([
      [5, 6],
      ["done"],
      { 2: "apprentice" },
    ]);
    expect(play.told("raised")).toEqual([{ kind: "raised", seat: 2, at: 6 }]);
  });

  test("a Duke lowers one raised hand of anybody, the Duke's own and a Mutineer's too · QU-20", () => {
    const play = acting();
    expect(play.legal(0)).toEqual([
      "lower-0-first",
      "lower-0-second",
      "lower-1-first",
      "lower-1-second",
      "lower-2-first",
      "lower-3-first",
      "lower-3-second",
      "lower-5-first",
      "lower-5-second",
      "done",
    ]);
    play.answer(0, "lower-5-second");
    expect([play.hands[5], play.legal(0), play.view().revealed]).toEqual([
      [0, null],
      ["done"],
      { 0: "duke" },
    ]);
    expect(play.told("lowered")).toEqual([{ kind: "lowered", seat: 0, owner: 5, from: 1 }]);
  });

  test("an Archduke turns one raised hand to another, not its owner · QU-20", () => {
    const play = acting().answer(1, "turn-3-first");
    expect(play.decision(1).question).toEqual({ kind: "turn", of: { owner: 3, hand: 0 }, at: 4 });
    expect(play.legalSeats(1)).toEqual([0, 1, 2, 5, 6]);
    play.answer(1, "seat-6");
    expect([play.hands[3], play.view().revealed, play.legal(1)]).toEqual([
      [6, 6],
      { 1: "archduke" },
      ["done"],
    ]);
    expect(play.told("turned")).toEqual([{ kind: "turned", seat: 1, owner: 3, from: 4, to: 6 }]);
  });

  test("taking hold of a hand tells nobody, and the Archduke may still leave it · QU-20", () => {
    const play = acting();
    const before = JSON.stringify(play.view(0));
    play.answer(1, "turn-3-first");
    expect(JSON.stringify(play.view(0))).toBe(before);
    play.answer(1, "done");
    expect([play.hands[3], play.view().revealed]).toEqual([[4, 6], {}]);
  });

  test("nor does it by what anybody else may take back · QU-20", () => {
    const { state } = acting();
    const header = { game: game.id, rules: game.version, seats: 7, options: state.options };
    const snapshot = { state, line: [], askedBefore: SEVEN.map(() => 1), request: null };
    const match = Match.resume(game, { header, setup: { draws: [] }, entries: [] }, snapshot, seeded(1));
    const answer = (seat: Seat, id: string) => {
      const decision = match.decision(seat)?.id ?? "";
      expect(match.submit({ kind: "answer", id, seat, decision, answer: id })).toMatchObject({
        accepted: true,
      });
    };
    answer(3, "done");
    const before = match.sight(3);
    expect(before.undo).toBe("free");
    answer(1, "turn-0-first");
    expect(match.sight(3)).toEqual(before);
  });

  test("they act in the order in which they come: a hand lowered first cannot be turned · QU-20", () => {
    const play = acting().answer(1, "turn-3-first").answer(0, "lower-3-first");
    expect(play.question.kind).toBe("acts");
    expect(play.legal(1)).not.toContain("turn-3-first");
    expect(play.legal(1)).toContain("turn-3-second");
  });

  test("a hand that an Apprentice has raised can be turned and lowered · QU-20", () => {
    const play = acting()
      .answer(2, "raise-3")
      .answer(1, "turn-2-second", "seat-6")
      .answer(0, "lower-2-second");
    expect(play.hands[2]).toEqual([5, null]);
  });

  test("each once: two Dukes lower two hands · QU-20", () => {
    const deal = ["duke", "duke", L, L, "morgan-le-fay", "minion", "changeling"] as const;
    const play = pointed(deal, {}).answer(0, "lower-2-first").answer(1, "lower-2-second");
    expect([play.hands[2], play.legal(0), play.legal(1)]).toEqual([[null, null], ["done"], ["done"]]);
  });

  test("a player who is done acts no more · QU-20", () => {
    expect(() => acting().answer(0, "done").answer(0, "lower-1-first")).toThrow("not asked");
  });

  test("the step lasts as long for all, holding a hand or not · QU-20", () => {
    const play = acting().answer(1, "turn-3-first");
    const durations = [0, 1, 2, 3, 4, 5, 6].map((seat) => JSON.stringify(play.decision(seat).duration));
    expect(new Set(durations)).toEqual(new Set(['{"seconds":120,"then":"done"}']));
  });
});
