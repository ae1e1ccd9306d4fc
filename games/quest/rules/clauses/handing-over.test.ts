import { sightOf } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import { game } from "../index.ts";
import { after } from "./position.ts";

const L = "loyal-servant";
const FIVE = [L, L, L, "morgan-le-fay", "scion"] as const;
const SEVEN = [L, L, "minion", "morgan-le-fay", "changeling", L, "duke"] as const;
const EIGHT = [L, L, "minion", "morgan-le-fay", "changeling", L, "duke", L] as const;

describe("the new leader · QU-13", () => {
  test("the leader names somebody with no veteran token · QU-13", () => {
    const play = after("FS", FIVE, { leaders: [3, 1] });
    expect([play.asked, play.legalSeats()]).toEqual(["1 new-leader", [0, 2, 4]]);
  });

  test("the new leader takes a veteran token and starts picking · QU-13", () => {
    const play = after("FS", FIVE, { leaders: [3, 1] }).answers("seat-4");
    expect(play.view()).toMatchObject({ leader: 4, veterans: [3, 1, 4] });
    expect([play.asked, play.told("leader").at(-1)]).toEqual([
      "4 team",
      { kind: "leader", seat: 4, by: 1, quest: 3 },
    ]);
  });

  test("nobody who has an amulet · QU-13", () => {
    const play = after("FSS", SEVEN, { leaders: [0, 1, 2], amulets: [{ holder: 5, checked: 3 }] });
    expect(play.legalSeats()).toEqual([3, 4, 6]);
  });
});

describe("the amulet is given in the same move · QU-13", () => {
  test("no veteran token, no amulet, not the new leader · QU-13", () => {
    const play = after("FSS", EIGHT, { leaders: [0, 1, 2], amulets: [{ holder: 5, checked: 3 }] });
    play.answers("seat-4");
    expect([play.asked, play.legalSeats()]).toEqual(["2 amulet", [3, 6, 7]]);
    expect(play.view().leader).toBe(2);
    play.answers("seat-6");
    expect(play.view()).toMatchObject({ leader: 4, veterans: [0, 1, 2, 4] });
    expect(play.view().amulets.at(-1)).toEqual({ holder: 6, checked: null });
  });

  test("nothing of the move is told before it is whole · QU-13", () => {
    const play = after("FS", SEVEN, { leaders: [0, 1] }).answers("seat-4");
    expect(play.told("leader")).toEqual([]);
    expect(play.answers("seat-5").told("leader", "amulet")).toEqual([
      { kind: "leader", seat: 4, by: 1, quest: 3 },
      { kind: "amulet", seat: 5, by: 1 },
    ]);
  });

  test("only where one lies · QU-2 QU-13", () => {
    expect(after("S", SEVEN).answers("seat-4").asked).toBe("4 team");
    expect(after("FSSF", SEVEN).answers("seat-4").asked).toBe("4 team");
  });

  test("with eight two are left when the last amulet is given · QU-13", () => {
    const amulets = [
      { holder: 4, checked: 7 },
      { holder: 5, checked: 6 },
    ];
    const play = after("FSSF", EIGHT, { amulets });
    expect(play.legalSeats()).toEqual([6, 7]);
    expect(play.answers("seat-7").legalSeats()).toEqual([6]);
  });
});

describe("Galahad's window · QU-13", () => {
  const deal = [L, L, "morgan-le-fay", "blind-hunter", "galahad"] as const;

  test("right after the second failure all are asked alike, before the leader names anyone · QU-13", () => {
    const play = after("FSF", deal);
    expect(play.asked).toBe("0 1 2 3 4 galahad");
    expect([play.legal(0), play.legal(4)]).toEqual([["go-on"], ["go-on", "reveal"]]);
    for (const seat of [0, 1, 2, 3, 4])
      expect(play.decision(seat).duration).toEqual({ seconds: 60, then: "go-on" });
  });

  test("Galahad is revealed and leads · QU-13", () => {
    const play = after("FF", deal).everybody({ 4: "reveal" });
    expect(play.view()).toMatchObject({ leader: 4, veterans: [0, 1, 4], revealed: { 4: "galahad" } });
    expect([play.asked, play.told("leader").at(-1)?.by]).toEqual(["4 team", null]);
    expect(play.told("window")).toEqual([{ kind: "window", what: "galahad", used: true }]);
    expect(play.happened.slice(-3)).toEqual(["window", "revealed", "leader"]);
  });

  test("Galahad may pass, and the leader names another · QU-13", () => {
    const play = after("FF", deal).everybody();
    expect([play.asked, play.view().revealed]).toEqual(["1 new-leader", {}]);
    expect(play.told("window")).toEqual([{ kind: "window", what: "galahad", used: false }]);
  });

  test("it exists neither after the first failure nor after a success since · QU-13", () => {
    expect(after("F", deal).asked).toBe("0 new-leader");
    expect(after("FSFS", deal).asked).toBe("3 new-leader");
  });

  test("a Galahad with a veteran token is asked like the others, and can do as little · QU-13", () => {
    const play = after("FF", deal, { leaders: [4, 0] });
    expect([play.asked, play.legal(4)]).toEqual(["0 1 2 3 4 galahad", ["go-on"]]);
  });

  test("a Galahad with an amulet neither · QU-13", () => {
    const eight = [L, L, "morgan-le-fay", "blind-hunter", "galahad", "minion", L, L] as const;
    const play = after("FSF", eight, { amulets: [{ holder: 4, checked: 0 }] });
    expect([play.question.kind, play.legal(4)]).toEqual(["galahad", ["go-on"]]);
  });

  test("without Galahad in the set there is none · QU-13", () => {
    expect(after("FF", FIVE).asked).toBe("1 new-leader");
  });

  test("it is there when Galahad may have been put away · QU-13 QU-23", () => {
    const play = after("FF", [L, "morgan-le-fay", "minion", "cleric", "duke", "lunatic"], {
      options: {
        mysteriousFigures: true,
        goodPile: "galahad cleric duke loyal-servant*2",
        evilPile: "minion lunatic trickster",
      },
      putAway: [
        ["galahad", L],
        ["trickster", "blind-hunter"],
      ],
    });
    expect(play.asked).toBe("0 1 2 3 4 5 galahad");
    expect(play.everybody().asked).toBe("1 new-leader");
  });

  test("the outgoing leader still names the amulet's holder, not Galahad · QU-13", () => {
    const seven = [L, L, "galahad", "minion", "morgan-le-fay", "blind-hunter", L] as const;
    const play = after("FF", seven).everybody({ 2: "reveal" });
    expect([play.asked, play.legalSeats()]).toEqual(["1 amulet", [3, 4, 5, 6]]);
    play.answers("seat-6");
    expect([play.view().leader, play.asked]).toEqual([2, "6 check"]);
  });
});

describe("a Braggart · QU-16", () => {
  const deal = [L, L, "duke", L, "braggart", "morgan-le-fay", "minion", L] as const;
  const amulets = [
    { holder: 5, checked: 0 },
    { holder: 6, checked: 1 },
  ];
  const beforeFifth = () => after("FSFS", deal, { amulets });

  test("a Braggart named to lead quest 5 is revealed at once, before any check · QU-16", () => {
    const play = beforeFifth().answers("seat-4", "seat-7");
    expect(play.happened.slice(-3)).toEqual(["leader", "revealed", "amulet"]);
    expect([play.view().revealed, play.asked]).toEqual([{ 4: "braggart" }, "7 check"]);
  });

  test.each(["F", "FS", "FSF"])(
    "a Braggart who leads an earlier quest, after %s, is not revealed · QU-16",
    (results) => {
      const play = after(results, deal, { amulets: amulets.slice(0, results.length - 1) });
      play.answers("seat-4");
      if (play.question.kind === "amulet") play.answers("seat-7");
      expect([play.view().leader, play.view().revealed]).toEqual([4, {}]);
    },
  );

  test("another leader of quest 5 is not · QU-16", () => {
    expect(beforeFifth().answers("seat-7", "seat-4").view().revealed).toEqual({});
  });

  test("the player who names the Braggart cannot foresee it · QU-16", () => {
    const play = after("FSFS", [L, L, "braggart", "morgan-le-fay", L], { leaders: [0, 1, 3, 4] });
    expect(play.legalSeats()).toEqual([2]);
    const honest = after("FSFS", [L, L, L, "morgan-le-fay", "braggart"], { leaders: [0, 1, 3, 4] });
    expect(sightOf(game, play.state, 4).decision?.previews).toEqual(
      sightOf(game, honest.state, 4).decision?.previews,
    );
  });
});
