import { describe, expect, test } from "vitest";
import type { Character } from "../characters.ts";
import { game } from "../index.ts";
import { after, type Playing } from "./position.ts";

const L = "loyal-servant";
const SEVEN = [L, L, "minion", "morgan-le-fay", "changeling", L, "duke"] as const;

/** Seven players after the first amulet's quest: seat 1 makes seat 2 leader and gives seat 3 the amulet. */
function firstAmulet(deal: readonly Character[]): Playing {
  return after("SS", deal).answers("seat-2", "seat-3");
}

/** What a seat was shown by amulets: “4 evil holder”. */
function checks(play: Playing, seat: number): string[] {
  return (play.view(seat).mine?.checks ?? []).map((check) => `${check.seat} ${check.loyalty} ${check.as}`);
}

describe("the check · QU-14", () => {
  test("it comes before the new leader picks, and cannot be declined · QU-14", () => {
    const play = firstAmulet(SEVEN);
    expect([play.asked, play.legal()]).toEqual(["3 check", [0, 1, 2, 4, 5, 6].map((seat) => `seat-${seat}`)]);
    expect(play.answers("seat-0", "show").asked).toBe("2 team");
  });

  test("nobody who has an amulet, and nobody whom an amulet has checked · QU-14", () => {
    const play = after("SFS", SEVEN, { amulets: [{ holder: 5, checked: 0 }] }).answers("seat-6", "seat-4");
    expect([play.asked, play.legalSeats()]).toEqual(["4 check", [1, 2, 3, 6]]);
  });

  test("what a Cleric was shown does not count · QU-14", () => {
    const play = firstAmulet(["duke", "cleric", "minion", "morgan-le-fay", "blind-hunter", L, L]);
    expect([play.knows(1), play.legalSeats()]).toEqual([["0 shows-good"], [0, 1, 2, 4, 5, 6]]);
  });

  test("the checked player has a faded amulet, for all to see · QU-7 QU-15", () => {
    const play = firstAmulet(SEVEN).answers("seat-4");
    expect(play.view().amulets).toEqual([{ holder: 3, checked: 4 }]);
    expect(play.told("checked")).toEqual([{ kind: "checked", seat: 3, target: 4 }]);
  });
});

describe("the answer · QU-15", () => {
  test.each([
    [L, "good"],
    ["minion", "evil"],
    ["changeling", "evil"],
    ["blind-hunter", "evil"],
    ["mutineer", "evil"],
    ["youth", "good"],
    ["troublemaker", "evil"],
  ] as const)("%s shows %s, and has only to confirm it · QU-15", (character, loyalty) => {
    const play = firstAmulet([L, L, L, "morgan-le-fay", character, L, L]).answers("seat-4");
    expect([play.asked, play.legal()]).toEqual(["4 show", ["show"]]);
    expect(checks(play.answers("show"), 3)).toEqual([`4 ${loyalty} holder`]);
  });

  test("a Trickster shows what she likes · QU-15", () => {
    const play = () => firstAmulet([L, L, L, "morgan-le-fay", "trickster", L, L]).answers("seat-4");
    expect(play().legal()).toEqual(["show-good", "show-evil"]);
    expect(checks(play().answers("show-good"), 3)).toEqual(["4 good holder"]);
    expect(checks(play().answers("show-evil"), 3)).toEqual(["4 evil holder"]);
  });

  test("only the holder sees it · QU-15", () => {
    const play = firstAmulet(SEVEN).answers("seat-4", "show");
    for (const other of [0, 1, 2, 4, 5, 6]) expect(checks(play, other)).toEqual([]);
    const seen = play.told("shown").map((event) => [game.see(event, 3), game.see(event, 4)]);
    expect(seen).toEqual([
      [
        { kind: "shown", seat: 3, target: 4, amulet: 0, loyalty: "evil" },
        { kind: "shown", seat: 3, target: 4, amulet: 0 },
      ],
    ]);
  });
});

describe("the Sentinel · QU-15", () => {
  const deal = [L, "sentinel", L, "morgan-le-fay", "trickster", "blind-hunter", "troublemaker"] as const;

  test("the checked player answers a second time, and she alone hears it · QU-15", () => {
    const play = firstAmulet(deal).answers("seat-6", "show");
    expect([play.question, play.onlyAsked]).toEqual([{ kind: "show", to: "sentinel" }, 6]);
    play.answers("show");
    expect([play.asked, checks(play, 1), checks(play, 3)]).toEqual([
      "2 team",
      ["6 evil sentinel"],
      ["6 evil holder"],
    ]);
    for (const other of [0, 2, 4, 5, 6]) expect(checks(play, other)).toEqual([]);
    const told = play.told("overheard").map((event) => game.see(event, 0));
    expect(told).toEqual([{ kind: "overheard", target: 6 }]);
  });

  test("a Trickster chooses again for her · QU-15", () => {
    const play = firstAmulet(deal).answers("seat-4", "show-good");
    expect(play.legal()).toEqual(["show-good", "show-evil"]);
    play.answers("show-evil");
    expect([checks(play, 3), checks(play, 1)]).toEqual([["4 good holder"], ["4 evil sentinel"]]);
  });

  test("as holder she learns nothing extra, and the target answers twice all the same · QU-15", () => {
    const play = after("SS", deal, { leaders: [0, 2] }).answers("seat-3", "seat-1", "seat-0", "show");
    expect(play.asked).toBe("0 show");
    expect(checks(play.answers("show"), 1)).toEqual(["0 good holder"]);
    expect(play.told("overheard")).toEqual([{ kind: "overheard", target: 0 }]);
  });

  test("as target she learns nothing extra, and answers twice all the same · QU-15", () => {
    const play = after("SS", deal, { leaders: [0, 2] }).answers("seat-4", "seat-3", "seat-1", "show");
    expect(play.asked).toBe("1 show");
    expect(checks(play.answers("show"), 1)).toEqual([]);
    expect(play.told("overheard")).toEqual([{ kind: "overheard", target: 1 }]);
  });

  test("only the game's first amulet · QU-15", () => {
    const play = after("SFS", deal, { leaders: [0, 2, 3], amulets: [{ holder: 5, checked: 0 }] });
    play.answers("seat-4", "seat-6", "seat-2", "show");
    expect([play.asked, checks(play, 1)]).toEqual(["4 team", []]);
  });

  test("with her in the set but not dealt the second answer is given all the same · QU-15 QU-23", () => {
    const play = after("SS", [L, "cleric", "minion", "morgan-le-fay", "lunatic", L], {
      options: {
        mysteriousFigures: true,
        goodPile: "sentinel cleric duke loyal-servant*2",
        evilPile: "minion lunatic trickster",
      },
      putAway: [
        ["sentinel", "duke"],
        ["trickster", "blind-hunter"],
      ],
    });
    play.answers("seat-2", "seat-3", "seat-4", "show");
    expect(play.asked).toBe("4 show");
    expect(play.answers("show").asked).toBe("2 team");
  });

  test("without her in the set one answer is enough · QU-15", () => {
    expect(firstAmulet(SEVEN).answers("seat-4", "show").asked).toBe("2 team");
  });
});
