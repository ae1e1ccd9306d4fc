import { describe, expect, test } from "vitest";
import { allowedCards, type Circumstances } from "../cards.ts";
import { ALL_CHARACTERS, type Character } from "../characters.ts";
import { after, underway } from "./position.ts";

const GOOD: readonly Character[] = [
  "loyal-servant",
  "duke",
  "archduke",
  "cleric",
  "troublemaker",
  "apprentice",
  "arthur",
  "percival",
  "galahad",
  "sentinel",
  "good-lancelot",
];
const EVIL: readonly Character[] = [
  "minion",
  "scion",
  "changeling",
  "blind-hunter",
  "mutineer",
  "trickster",
  "revealer",
  "braggart",
  "outsider",
  "evil-lancelot",
];

/** In each of 80 circumstances: `S`, `F` or either. */
const CIRCUMSTANCES: readonly Circumstances[] = [false, true].flatMap((hasMagic) =>
  [false, true].flatMap((isVeteran) =>
    [false, true].flatMap((leads) =>
      [false, true].flatMap((forcedFailBeatsMagic) =>
        [1, 2, 3, 4, 5].map((quest) => ({ hasMagic, isVeteran, leads, forcedFailBeatsMagic, quest })),
      ),
    ),
  ),
);

/** What each may play, in the rules' own words: the special ones first, then all others of their side. */
const RULES: readonly {
  readonly who: string;
  readonly characters: readonly Character[];
  readonly plays: (given: Circumstances) => "S" | "F" | "SF";
}[] = [
  {
    who: "good plays Success",
    characters: GOOD,
    plays: () => "S",
  },
  {
    who: "evil plays either, with the magic token Success",
    characters: EVIL,
    plays: ({ hasMagic }) => (hasMagic ? "S" : "SF"),
  },
  { who: "Morgan ignores the magic token", characters: ["morgan-le-fay"], plays: () => "SF" },
  {
    who: "the Youth with the magic token plays Fail",
    characters: ["youth"],
    plays: ({ hasMagic }) => (hasMagic ? "F" : "S"),
  },
  {
    who: "the Lunatic plays Fail unless the Lunatic has the magic token",
    characters: ["lunatic"],
    plays: ({ hasMagic }) => (hasMagic ? "S" : "F"),
  },
  {
    who: "the Brute may play Fail only in quests 1 to 3",
    characters: ["brute"],
    plays: ({ hasMagic, quest }) => (hasMagic || quest > 3 ? "S" : "SF"),
  },
  {
    who: "the Saboteur with a veteran token plays Fail, if the option says so even with magic",
    characters: ["saboteur"],
    plays: ({ hasMagic, isVeteran, forcedFailBeatsMagic }) => {
      if (isVeteran && (forcedFailBeatsMagic || !hasMagic)) return "F";
      return hasMagic ? "S" : "SF";
    },
  },
  {
    who: "the Reluctant Leader of quest 2 or 3 plays Fail, if the option says so even with magic",
    characters: ["reluctant-leader"],
    plays: ({ hasMagic, leads, quest, forcedFailBeatsMagic }) =>
      leads && [2, 3].includes(quest) && (forcedFailBeatsMagic || !hasMagic) ? "F" : "S",
  },
];

describe("what may be played · QU-11", () => {
  test.each(RULES)("$who · QU-11", ({ characters, plays }) => {
    for (const character of characters) {
      for (const given of CIRCUMSTANCES) {
        const cards = allowedCards(character, given).map((card) => (card === "success" ? "S" : "F"));
        expect({ character, given, plays: cards.join("") }).toEqual({
          character,
          given,
          plays: plays(given),
        });
      }
    }
  });

  test("no character is left out above · QU-11", () => {
    expect(RULES.flatMap(({ characters }) => characters).toSorted()).toEqual(ALL_CHARACTERS.toSorted());
  });
});

describe("at the table · QU-11", () => {
  const L = "loyal-servant";

  test("each member of the team is asked, all at once, and nobody else · QU-11", () => {
    const play = underway([L, L, "minion", "morgan-le-fay", L, "changeling"]);
    play.answers("seat-2", "seat-4", "seat-4");
    expect(play.asked).toBe("2 4 card");
    expect([play.legal(2), play.legal(4)]).toEqual([["success", "fail"], ["success"]]);
  });

  test("the magic token binds its holder · QU-10 QU-11", () => {
    const play = underway([L, L, "minion", "morgan-le-fay", L, "changeling"]);
    play.answers("seat-2", "seat-3", "seat-2");
    expect([play.legal(2), play.legal(3)]).toEqual([["success"], ["success", "fail"]]);
  });

  test("a forced card is still played by its player · QU-11", () => {
    const play = underway([L, L, "minion", "morgan-le-fay", L, "changeling"]);
    play.answers("seat-0", "seat-1", "seat-0").answer(0, "success");
    expect(play.asked).toBe("1 card");
    expect(play.view().quests).toEqual([]);
  });

  test("the first leader has a veteran token from the start: a Saboteur must fail · QU-8 QU-11", () => {
    const deal = ["saboteur", L, L, "morgan-le-fay", L] as const;
    expect(underway(deal).answers("seat-0", "seat-1", "seat-1").legal(0)).toEqual(["fail"]);
    const other = underway(deal, { leaders: [1] }).answers("seat-0", "seat-1", "seat-1");
    expect(other.legal(0)).toEqual(["success", "fail"]);
  });

  test.each([
    [true, ["fail"]],
    [false, ["success"]],
  ])("forcedFailBeatsMagic %s decides for a veteran Saboteur with magic · QU-11", (beats, legal) => {
    const play = underway(["saboteur", L, L, "morgan-le-fay", L], {
      options: { forcedFailBeatsMagic: beats },
    });
    expect(play.answers("seat-0", "seat-1", "seat-0").legal(0)).toEqual(legal);
  });

  test("a Reluctant Leader who leads quest 2 and goes must fail; who stays at home need not · QU-11", () => {
    const deal = [L, "reluctant-leader", "cleric", L, "morgan-le-fay", "minion", "blind-hunter"] as const;
    const play = () => after("S", deal).answers("seat-1");
    expect(play().answers("seat-0", "seat-1", "seat-2", "seat-0").legal(1)).toEqual(["fail"]);
    expect(play().answers("seat-0", "seat-2", "seat-3", "seat-0").asked).toBe("0 2 3 card");
  });

  test("a Reluctant Leader who led before, now sent by another, need not fail · QU-11", () => {
    const deal = [L, "reluctant-leader", "cleric", L, "morgan-le-fay", "minion", "blind-hunter"] as const;
    const play = after("S", deal, { leaders: [1] }).answers("seat-0");
    play.answers("seat-0", "seat-1", "seat-2", "seat-0");
    expect(play.legal(1)).toEqual(["success"]);
  });
});
