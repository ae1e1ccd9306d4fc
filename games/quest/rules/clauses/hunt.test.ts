import { describe, expect, test } from "vitest";
import type { Character } from "../characters.ts";
import type { Options } from "../quest.ts";
import { after, type Playing } from "./position.ts";

const L = "loyal-servant";
/** Seat 6 hunts. */
const DEAL = [
  "arthur",
  "cleric",
  "duke",
  "apprentice",
  "morgan-le-fay",
  "minion",
  "blind-hunter",
  "archduke",
  L,
] as const;

function hunt(options: Partial<Options> = {}, deal: readonly Character[] = DEAL): Playing {
  return after("SSS", deal, { options });
}

/** “1 cleric”: the player and the character named for that player. */
function name(play: Playing, ...namings: string[]): Playing {
  for (const naming of namings) {
    const [seat = "", character = ""] = naming.split(" ");
    play.answers(seat === "face-down" ? seat : `seat-${seat}`, character);
  }
  return play;
}

describe("the hunt · QU-21", () => {
  test("the Hunter is revealed, and names first a player, then that player's character · QU-21", () => {
    const play = hunt();
    expect(play.view().revealed).toEqual({ 6: "blind-hunter" });
    expect(play.happened.slice(-2)).toEqual(["revealed", "hunt"]);
    expect(play.told("hunt")).toEqual([{ kind: "hunt", seat: 6 }]);
    expect([play.question, play.legalSeats()]).toEqual([
      { kind: "name-player", naming: 1 },
      [0, 1, 2, 3, 4, 5, 7, 8],
    ]);
    play.answers("seat-1");
    expect(play.question).toEqual({ kind: "name-character", seat: 1 });
    expect(play.legal()).toEqual([
      "loyal-servant",
      "duke",
      "archduke",
      "cleric",
      "apprentice",
      "arthur",
      "give-up",
    ]);
  });

  test("each naming is answered for all before the next, which is of another player · QU-21", () => {
    const play = name(hunt(), "1 cleric");
    expect(play.told("named")).toEqual([
      { kind: "named", seat: 6, target: 1, character: "cleric", right: true },
    ]);
    expect(play.view(0).hunt?.named).toEqual([{ seat: 1, character: "cleric", right: true }]);
    expect([play.question, play.legalSeats()]).toEqual([
      { kind: "name-player", naming: 2 },
      [0, 2, 3, 4, 5, 7, 8],
    ]);
  });

  test.each([
    ["two right: evil wins", ["1 cleric", "8 loyal-servant"], "evil hunt-succeeded"],
    ["the first mistake: good wins", ["1 duke"], "good hunt-failed"],
    ["the second is a mistake: good wins", ["1 cleric", "8 duke"], "good hunt-failed"],
    ["Arthur named first: evil wins at once", ["0 arthur"], "evil arthur-named"],
    ["Arthur named second counts as any good player", ["1 cleric", "0 arthur"], "evil hunt-succeeded"],
    ["Arthur is no Loyal Servant", ["0 loyal-servant"], "good hunt-failed"],
    ["somebody else named Arthur is a mistake", ["8 arthur"], "good hunt-failed"],
    ["a Duke may be named Loyal Servant", ["2 loyal-servant", "8 loyal-servant"], "evil hunt-succeeded"],
    ["an Archduke may be named Loyal Servant", ["7 loyal-servant", "8 loyal-servant"], "evil hunt-succeeded"],
    [
      "an Apprentice may be named Loyal Servant",
      ["3 loyal-servant", "8 loyal-servant"],
      "evil hunt-succeeded",
    ],
    ["a Duke named exactly is right too", ["2 duke", "3 apprentice"], "evil hunt-succeeded"],
    ["a Duke is no Archduke", ["2 archduke"], "good hunt-failed"],
    ["a Loyal Servant is no Duke", ["8 duke"], "good hunt-failed"],
    ["a Cleric never as Loyal Servant", ["1 loyal-servant"], "good hunt-failed"],
    ["an evil player is a mistake", ["4 loyal-servant"], "good hunt-failed"],
  ])("%s · QU-21", (_, namings, result) => {
    const play = name(hunt(), ...namings);
    expect(play.result).toBe(result);
    expect(play.view().hunt?.named.map(({ seat, character }) => `${seat} ${character}`)).toEqual(namings);
    expect(play.ending?.winners).toEqual(result.startsWith("evil") ? [4, 5, 6] : [0, 1, 2, 3, 7, 8]);
  });

  test("a player whose character all have seen may be named too · QU-21", () => {
    const deal = [L, L, "morgan-le-fay", "blind-hunter", "galahad"] as const;
    const play = after("FF", deal).everybody({ 4: "reveal" }).quest([2, 4], 4, 2);
    play.everybody().everybody({ 3: "hunt" });
    expect([play.view().revealed, play.legalSeats()]).toEqual([
      { 3: "blind-hunter", 4: "galahad" },
      [0, 1, 2, 4],
    ]);
    expect(name(play, "4 galahad", "0 loyal-servant").result).toBe("evil hunt-succeeded");
  });

  test("three minutes for each; time over is a mistake, whichever she is asked · QU-21", () => {
    for (const play of [hunt(), hunt().answers("seat-1")]) {
      expect(play.decision(6).duration).toEqual({ seconds: 180, then: "give-up" });
      expect(play.answers("give-up").result).toBe("good hunt-failed");
      expect(play.happened.slice(-2)).toEqual(["gave-up", "over"]);
      expect(play.told("gave-up")).toEqual([{ kind: "gave-up", seat: 6 }]);
    }
  });

  test("all-leaders-evil does not apply to it · QU-20 QU-21", () => {
    const play = after("FFF", DEAL, { leaders: [4, 5, 6] })
      .everybody()
      .everybody({ 6: "hunt" });
    expect(name(play, "1 cleric", "8 loyal-servant").result).toBe("evil hunt-succeeded");
  });

  test("the other special ones are named exactly · QU-21", () => {
    const deal = [
      "youth",
      "troublemaker",
      "galahad",
      "sentinel",
      "morgan-le-fay",
      "minion",
      "blind-hunter",
    ] as const;
    for (const seat of [0, 1, 2, 3]) {
      const character = deal[seat] ?? "";
      expect(name(hunt({}, deal), `${seat} ${character}`).result).toBe("not over");
      expect(hunt({}, deal).answers(`seat-${seat}`).legal()).not.toContain("loyal-servant");
    }
  });

  test("a Mutineer stays evil: there were no hands · QU-20 QU-21", () => {
    const deal = [L, L, L, "morgan-le-fay", "mutineer", "blind-hunter"] as const;
    const play = name(hunt({}, deal), "0 loyal-servant", "1 loyal-servant");
    expect(play.ending?.winners).toEqual([3, 4, 5]);
  });
});

describe("clericMustBeNamed · QU-21", () => {
  const must = { clericMustBeNamed: true };

  test.each([
    ["one of the two is the Cleric", ["1 cleric", "8 loyal-servant"], "evil hunt-succeeded"],
    ["the Cleric comes second", ["8 loyal-servant", "1 cleric"], "evil hunt-succeeded"],
    ["neither is: good wins", ["8 loyal-servant", "2 duke"], "good hunt-failed"],
    ["Arthur named first wins all the same", ["0 arthur"], "evil arthur-named"],
  ])("%s · QU-21", (_, namings, result) => {
    expect(name(hunt(must), ...namings).result).toBe(result);
  });

  test("off, as by default, no Cleric has to be · QU-21", () => {
    expect(name(hunt(), "8 loyal-servant", "2 duke").result).toBe("evil hunt-succeeded");
  });

  test("if no Cleric was dealt, none has to be · QU-21 QU-30", () => {
    const options = { ...must, preset: "directors-cut" } as const;
    const deal = [L, "youth", "morgan-le-fay", "blind-hunter"] as const;
    const play = after("SSS", deal, { options, putAway: [["cleric"]] });
    expect(name(play, "0 loyal-servant", "1 youth").result).toBe("evil hunt-succeeded");
  });
});

describe("the card that lies face down · QU-30", () => {
  const deal = [L, "youth", "morgan-le-fay", "blind-hunter"] as const;
  const laid = (hiddenCard: Options["hiddenCard"]) =>
    after("SSS", deal, { options: { preset: "directors-cut", hiddenCard }, putAway: [["cleric"]] });

  test("the Hunter may name it as one of her two · QU-30", () => {
    const play = laid("may-be-named");
    expect(play.legal()).toContain("face-down");
    name(play, "face-down cleric");
    expect(play.legal()).not.toContain("face-down");
    expect(name(play, "1 youth").result).toBe("evil hunt-succeeded");
    expect(name(laid("may-be-named"), "0 loyal-servant", "face-down cleric").result).toBe(
      "evil hunt-succeeded",
    );
  });

  test("naming it wrongly is a mistake · QU-30", () => {
    expect(name(laid("may-be-named"), "face-down youth").result).toBe("good hunt-failed");
  });

  test("or she sees it, and alone, and may not name it · QU-30", () => {
    const play = laid("hunter-sees-it");
    expect(play.legal()).not.toContain("face-down");
    expect([0, 1, 2, 3].map((seat) => play.view(seat).mine?.putAway)).toEqual([[], [], [], ["cleric"]]);
    expect(play.view("public").putAway).toBeNull();
  });

  test("with five players too · QU-30", () => {
    const five = [...deal, "minion"] as const;
    const play = after("SSS", five, { options: { preset: "directors-cut" }, putAway: [["cleric"]] });
    expect(name(play, "face-down cleric", "1 youth").result).toBe("evil hunt-succeeded");
  });

  test("with a set of one's own there is none to name · QU-5 QU-30", () => {
    expect(hunt({ customRules: "directors-cut" }, deal).legal()).not.toContain("face-down");
  });

  test("with six or more there is none to name · QU-30", () => {
    const six = ["cleric", "duke", "youth", "minion", "morgan-le-fay", "blind-hunter"] as const;
    const play = after("SSS", six, { options: { preset: "directors-cut" }, putAway: [["troublemaker"]] });
    expect(play.legal()).not.toContain("face-down");
  });

  test("nor among Mysterious Figures · QU-23", () => {
    const play = after("SSS", deal, { options: { mysteriousFigures: true }, putAway: [["cleric"]] });
    expect(play.legal()).not.toContain("face-down");
  });
});
