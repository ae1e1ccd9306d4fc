import { seatsOf } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import { game } from "../index.ts";
import { after } from "./position.ts";

const L = "loyal-servant";
const BASE = [L, L, L, "morgan-le-fay", "scion"] as const;
const HUNTED = [L, L, L, "morgan-le-fay", "blind-hunter"] as const;

describe("three successes · QU-17", () => {
  test("good wins at once · QU-17", () => {
    const play = after("SSS", BASE);
    expect([play.result, play.ending?.winners, play.asked]).toEqual([
      "good three-successes",
      [0, 1, 2],
      "nobody",
    ]);
    expect(game.outcome(play.state)).toEqual({ winners: [0, 1, 2] });
  });

  test("a Hunter who was dealt must reveal herself and hunt, with no discussion · QU-17", () => {
    const play = after("SSS", HUNTED);
    expect([play.asked, play.view().revealed, play.view().talk]).toEqual([
      "4 name-player",
      { 4: "blind-hunter" },
      "hunter-only",
    ]);
    expect(play.told("discussion")).toEqual([]);
  });

  const CUT_FOR_FIVE = [L, "cleric", "minion", "morgan-le-fay", "blind-hunter"] as const;
  const CUT_FOR_SIX = ["cleric", "duke", "troublemaker", "minion", "blind-hunter", "morgan-le-fay"] as const;

  test.each([
    [CUT_FOR_FIVE, true, "4 name-player"],
    [CUT_FOR_FIVE, false, "nobody"],
    [CUT_FOR_SIX, true, "4 name-player"],
    [CUT_FOR_SIX, false, "nobody"],
  ])(
    "in the Director's Cut of %j huntAfterSuccess %s decides it · QU-17",
    (deal, huntAfterSuccess, asked) => {
      const laid = { preset: "directors-cut", huntAfterSuccess } as const;
      expect(after("SSS", deal, { options: laid, putAway: [["youth"]] }).asked).toBe(asked);
    },
  );

  test("in the base game the option has no say · QU-17", () => {
    expect(after("SSS", HUNTED, { options: { huntAfterSuccess: false } }).asked).toBe("4 name-player");
  });
});

describe("three failures · QU-18", () => {
  test("there are five minutes of discussion, and talk is open · QU-18", () => {
    const play = after("FFF", BASE);
    expect([play.asked, play.view().talk]).toEqual(["0 1 2 3 4 discussion", "open"]);
    expect(play.told("discussion")).toEqual([{ kind: "discussion", seconds: 300 }]);
    for (const seat of seatsOf(5))
      expect(play.decision(seat).duration).toEqual({ seconds: 300, then: "go-on" });
  });

  test("it is over when all are ready; then talk closes · QU-18 QU-41", () => {
    const play = after("FFF", BASE);
    for (const seat of [0, 1, 2, 3]) play.answer(seat, "go-on");
    expect([play.asked, play.view().talk]).toEqual(["4 discussion", "open"]);
    play.answer(4, "go-on");
    expect([play.asked, play.view().talk]).toEqual(["0 1 2 3 4 point", "closed"]);
    expect(play.happened.at(-1)).toBe("talk-closed");
  });

  test("the Revealer is revealed before it · QU-18", () => {
    const deal = [L, L, L, "morgan-le-fay", "revealer", "minion", L] as const;
    const play = after("FFF", deal);
    expect(play.happened.slice(-2)).toEqual(["revealed", "discussion"]);
    expect(play.view().revealed).toEqual({ 4: "revealer" });
    expect(after("FFSS", deal).view().revealed).toEqual({});
  });

  test("with four players the second failure reveals her · QU-3 QU-18", () => {
    const deal = [L, L, "revealer", "morgan-le-fay"] as const;
    expect(after("SF", deal).view().revealed).toEqual({});
    expect(after("SFF", deal).view().revealed).toEqual({ 2: "revealer" });
  });
});

describe("the Hunter's window · QU-19", () => {
  const opened = () => after("FFF", HUNTED).everybody();

  test("it comes after the discussion, for all alike · QU-19", () => {
    const play = opened();
    expect([play.asked, play.legal(0), play.legal(4)]).toEqual([
      "0 1 2 3 4 hunt-window",
      ["go-on"],
      ["go-on", "hunt"],
    ]);
    for (const seat of seatsOf(5))
      expect(play.decision(seat).duration).toEqual({ seconds: 60, then: "go-on" });
  });

  test("she reveals herself and hunts; the Last Chance falls away · QU-19 QU-21", () => {
    const play = opened().everybody({ 4: "hunt" });
    expect([play.asked, play.view().revealed]).toEqual(["4 name-player", { 4: "blind-hunter" }]);
    expect(play.told("window")).toEqual([{ kind: "window", what: "hunt-window", used: true }]);
    play.answers("seat-0", "loyal-servant", "seat-3", "loyal-servant");
    expect(play.result).toBe("good hunt-failed");
  });

  test("silence means no, and tells nothing of her · QU-19", () => {
    const play = opened().everybody();
    expect([play.asked, play.view().revealed]).toEqual(["0 1 2 3 4 point", {}]);
    expect(play.told("window")).toEqual([{ kind: "window", what: "hunt-window", used: false }]);
  });

  test("without a Hunter in the set there is none · QU-19", () => {
    expect(after("FFF", BASE).everybody().question.kind).toBe("point");
  });

  test("it is shown when she is in the set and was not dealt · QU-19 QU-23", () => {
    const play = after("FFF", [L, "cleric", "youth", "morgan-le-fay", "minion", "lunatic"], {
      options: {
        mysteriousFigures: true,
        goodPile: "cleric youth loyal-servant*3",
        evilPile: "minion*2 lunatic",
      },
      putAway: [
        [L, L],
        ["minion", "blind-hunter"],
      ],
    });
    expect(play.everybody().asked).toBe("0 1 2 3 4 5 hunt-window");
    expect(seatsOf(6).map((seat) => play.legal(seat))).toEqual(seatsOf(6).map(() => ["go-on"]));
    expect(play.everybody().question.kind).toBe("point");
  });
});

describe("the hunt vote · QU-22", () => {
  const deal = [L, L, "cleric", "morgan-le-fay", "blind-hunter", "minion", "trickster"] as const;
  const options = { huntVote: true };
  const voting = (characters: Parameters<typeof after>[1] = deal) =>
    after("FFF", characters, { options }).everybody();

  test("it replaces the window: good must play Success, evil plays either · QU-22", () => {
    const play = voting();
    expect(play.asked).toBe("0 1 2 3 4 5 6 hunt-vote");
    expect(seatsOf(7).map((seat) => play.legal(seat).join("/"))).toEqual([
      "success",
      "success",
      "success",
      "success/fail",
      "success/fail",
      "success/fail",
      "success/fail",
    ]);
  });

  test("no character's text applies · QU-22", () => {
    const special = [
      "youth",
      "reluctant-leader",
      L,
      "morgan-le-fay",
      "blind-hunter",
      "lunatic",
      "brute",
    ] as const;
    const play = voting(special);
    expect([0, 1, 5, 6].map((seat) => play.legal(seat).join("/"))).toEqual([
      "success",
      "success",
      "success/fail",
      "success/fail",
    ]);
    expect(voting(["saboteur", L, L, "morgan-le-fay", "blind-hunter"]).legal(0)).toEqual(["success", "fail"]);
    expect(voting(["troublemaker", L, L, "morgan-le-fay", "blind-hunter"]).legal(0)).toEqual(["success"]);
  });

  test.each([
    [{}, 0],
    [{ 3: "fail" }, 1],
  ])("at most one Fail: the Last Chance · QU-22 %#", (votes, fails) => {
    const play = voting().everybody(votes);
    expect([play.question.kind, play.view().revealed]).toEqual(["point", {}]);
    expect(play.told("hunt-vote")).toEqual([{ kind: "hunt-vote", fails, hunt: false }]);
  });

  test("two or more: the Hunter is revealed and must hunt · QU-22", () => {
    const play = voting().everybody({ 3: "fail", 5: "fail" });
    expect([play.asked, play.view().revealed]).toEqual(["4 name-player", { 4: "blind-hunter" }]);
    expect(play.told("hunt-vote")).toEqual([{ kind: "hunt-vote", fails: 2, hunt: true }]);
  });

  test("four players vote after the second failure · QU-3 QU-22", () => {
    const four = [L, L, "morgan-le-fay", "blind-hunter"] as const;
    const play = after("FF", four, { options }).everybody();
    expect(play.asked).toBe("0 1 2 3 hunt-vote");
    expect(play.everybody({ 2: "fail", 3: "fail" }).asked).toBe("3 name-player");
  });

  test("if no Hunter was dealt, two Fails lead to the Last Chance all the same · QU-22 QU-23", () => {
    const play = after("FFF", [L, "cleric", "youth", "morgan-le-fay", "minion", "lunatic"], {
      options: {
        ...options,
        mysteriousFigures: true,
        goodPile: "cleric youth loyal-servant*3",
        evilPile: "minion*2 lunatic",
      },
      putAway: [
        [L, L],
        ["minion", "blind-hunter"],
      ],
    });
    play.everybody().everybody({ 3: "fail", 4: "fail", 5: "fail" });
    expect(play.question.kind).toBe("point");
  });

  test("it is not used after three successes · QU-22", () => {
    expect(after("SSS", deal, { options }).asked).toBe("4 name-player");
  });

  test("who voted what is told to nobody · QU-7 QU-22", () => {
    const play = voting().everybody({ 3: "fail" });
    expect(JSON.stringify(play.view(0))).not.toContain("huntVote");
    expect(play.told("decided").filter((event) => game.see(event, 0) !== null && event.seat !== 0)).toEqual(
      [],
    );
  });
});
