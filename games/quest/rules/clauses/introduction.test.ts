import { type Seat, seatsOf } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import { ALL_CHARACTERS, type Character, type Loyalty } from "../characters.ts";
import { introduce } from "../introduction.ts";
import { dealt } from "./position.ts";

interface Case {
  readonly name: string;
  readonly deal: readonly Character[];
  /** What the seats learn, “1 evil”; seats that are not listed learn nothing. */
  readonly learn: Readonly<Record<Seat, readonly string[]>>;
  readonly firstLeader?: Seat;
  readonly hunterHidden?: boolean;
  readonly leaderShows?: Loyalty;
  /** The set of possible characters, if it is more than those dealt. */
  readonly set?: readonly Character[];
}

const L = "loyal-servant";
const MORGAN = "morgan-le-fay";
const HUNTER = "blind-hunter";

const CASES: readonly Case[] = [
  {
    name: "Morgan and the Minions see each other",
    deal: [L, MORGAN, "minion", L, "minion", L],
    learn: { 1: ["2 evil", "4 evil"], 2: ["1 evil", "4 evil"], 4: ["1 evil", "2 evil"] },
  },
  {
    name: "Morgan knows the Scion, who knows nobody",
    deal: [MORGAN, "scion", L, L],
    learn: { 0: ["1 scion"] },
  },
  {
    name: "another waking player is not shown the Scion",
    deal: [MORGAN, "scion", "minion", L, L],
    learn: { 0: ["1 scion", "2 evil"], 2: ["0 evil"] },
  },
  {
    name: "the Changeling knows nobody and is known to nobody",
    deal: ["changeling", MORGAN, "minion", L, L, L],
    learn: { 1: ["2 evil"], 2: ["1 evil"] },
  },
  {
    name: "the Hunter knows nobody, evil knows her by her thumb",
    deal: [HUNTER, MORGAN, "minion", L, L, L],
    learn: { 1: ["0 blind-hunter", "2 evil"], 2: ["0 blind-hunter", "1 evil"] },
  },
  {
    name: "in the Director's Cut with six or more the Hunter is hidden from evil · QU-30",
    deal: [HUNTER, MORGAN, "minion", L, L, L],
    hunterHidden: true,
    learn: { 1: ["2 evil"], 2: ["1 evil"] },
  },
  {
    name: "the Mutineer knows nobody, and has a separate thumb",
    deal: ["mutineer", MORGAN, HUNTER, L, L, L],
    learn: { 1: ["0 mutineer", "2 blind-hunter"] },
  },
  {
    name: "the Lancelots know each other, and evil knows the evil one",
    deal: ["good-lancelot", "evil-lancelot", MORGAN, "minion", L, L],
    learn: {
      0: ["1 evil-lancelot"],
      1: ["0 good-lancelot"],
      2: ["1 evil-lancelot", "3 evil"],
      3: ["1 evil-lancelot", "2 evil"],
    },
  },
  {
    name: "Hunter and Evil Lancelot raise their thumbs in one call: one of the two",
    deal: ["good-lancelot", "evil-lancelot", MORGAN, HUNTER, L, L],
    learn: {
      0: ["1 evil-lancelot"],
      1: ["0 good-lancelot"],
      2: ["1 hunter-or-lancelot", "3 hunter-or-lancelot"],
    },
  },
  {
    name: "with Hunter, Evil Lancelot and Mutineer in play the Mutineer keeps a separate label",
    deal: ["mutineer", "evil-lancelot", MORGAN, HUNTER, "good-lancelot", L, L, L],
    learn: {
      1: ["4 good-lancelot"],
      2: ["0 mutineer", "1 hunter-or-lancelot", "3 hunter-or-lancelot"],
      4: ["1 evil-lancelot"],
    },
  },
  {
    name: "a hidden Hunter raises no thumb, so the thumb is Evil Lancelot's · QU-30",
    deal: ["good-lancelot", "evil-lancelot", MORGAN, HUNTER, L, L],
    hunterHidden: true,
    learn: { 0: ["1 evil-lancelot"], 1: ["0 good-lancelot"], 2: ["1 evil-lancelot"] },
  },
  {
    name: "of Hunter and Evil Lancelot one may be missing, and the label does not tell which · QU-23",
    deal: [HUNTER, MORGAN, L, L, L, L],
    set: [HUNTER, MORGAN, "evil-lancelot", "good-lancelot", L, L, L, L],
    learn: { 1: ["0 hunter-or-lancelot"] },
  },
  {
    name: "a Lancelot alone knows nobody · QU-23",
    deal: ["good-lancelot", MORGAN, "minion", L, L, L],
    set: ["good-lancelot", "evil-lancelot", MORGAN, "minion", HUNTER, L, L, L],
    learn: { 1: ["2 evil"], 2: ["1 evil"] },
  },
  {
    name: "the Outsider sees the evil players without labels, and is not seen by them",
    deal: ["outsider", MORGAN, "minion", HUNTER, L, L, L],
    learn: {
      0: ["1 evil", "2 evil", "3 evil"],
      1: ["2 evil", "3 blind-hunter"],
      2: ["1 evil", "3 blind-hunter"],
    },
  },
  {
    name: "the Outsider sees the Scion too",
    deal: ["outsider", MORGAN, "scion", L, L],
    learn: { 0: ["1 evil", "2 evil"], 1: ["2 scion"] },
  },
  {
    name: "the Outsider sees Mutineer and Evil Lancelot as evil and no more",
    deal: ["outsider", MORGAN, "mutineer", "evil-lancelot", "good-lancelot", L, L, L, L],
    learn: {
      0: ["1 evil", "2 evil", "3 evil"],
      1: ["2 mutineer", "3 evil-lancelot"],
      3: ["4 good-lancelot"],
      4: ["3 evil-lancelot"],
    },
  },
  {
    name: "the Outsider sees neither a Changeling nor a hidden Hunter · QU-30",
    deal: ["outsider", MORGAN, "changeling", HUNTER, L, L, L, L],
    hunterHidden: true,
    learn: { 0: ["1 evil"] },
  },
  {
    name: "Arthur knows Morgan",
    deal: ["arthur", L, MORGAN, "minion", L, L, L],
    learn: { 0: ["2 morgan-le-fay"], 2: ["3 evil"], 3: ["2 evil"] },
  },
  {
    name: "Percival knows the Cleric, who sees the first leader",
    deal: ["percival", "cleric", MORGAN, HUNTER, L, L, L],
    firstLeader: 4,
    leaderShows: "good",
    learn: { 0: ["1 cleric"], 1: ["4 shows-good"], 2: ["3 blind-hunter"] },
  },
  {
    name: "Percival knows both Clerics, who see the same answer",
    deal: ["percival", "cleric", MORGAN, HUNTER, "cleric", L, L],
    firstLeader: 2,
    leaderShows: "evil",
    learn: { 0: ["1 cleric", "4 cleric"], 1: ["2 shows-evil"], 2: ["3 blind-hunter"], 4: ["2 shows-evil"] },
  },
  {
    name: "a Cleric who is first leader sees nothing, the other sees a good leader",
    deal: ["cleric", "cleric", MORGAN, HUNTER, L],
    firstLeader: 0,
    learn: { 1: ["0 shows-good"], 2: ["3 blind-hunter"] },
  },
  {
    name: "Percival without a Cleric knows nobody · QU-23",
    deal: ["percival", L, MORGAN, "minion", L, L, L],
    set: ["percival", "cleric", L, MORGAN, "minion", L, L, L, HUNTER],
    learn: { 2: ["3 evil"], 3: ["2 evil"] },
  },
  ...(["brute", "lunatic", "trickster", "revealer", "saboteur", "braggart"] as const).map((evil): Case => ({
    name: `${evil} wakes with the evil ones`,
    deal: [evil, MORGAN, HUNTER, L, L, L, L],
    learn: { 0: ["1 evil", "2 blind-hunter"], 1: ["0 evil", "2 blind-hunter"] },
  })),
  ...(
    [
      "duke",
      "archduke",
      "apprentice",
      "troublemaker",
      "youth",
      "reluctant-leader",
      "galahad",
      "sentinel",
    ] as const
  ).map((good): Case => ({
    name: `${good} knows nobody`,
    deal: [good, MORGAN, HUNTER, L, L, L, L],
    learn: { 1: ["2 blind-hunter"] },
  })),
];

describe("who learns what · QU-9", () => {
  test.each(CASES)("$name · QU-9", ({ deal, learn, set = deal, ...given }) => {
    const { firstLeader = 0, hunterHidden = false, leaderShows = "good" } = given;
    const learned = introduce({ deal, set, firstLeader, hunterHidden, leaderShows });
    const words = learned.map((facts) => facts.map(({ seat, known }) => `${seat} ${known}`));
    expect(words).toEqual(seatsOf(deal.length).map((seat) => learn[seat] ?? []));
  });

  test("every character stands in the table above · QU-9", () => {
    const met = new Set(CASES.flatMap(({ deal }) => deal));
    expect(ALL_CHARACTERS.filter((character) => !met.has(character))).toEqual([]);
  });
});

describe("the first leader · QU-8", () => {
  test("the first leader is drawn before the deal, and has the leader and a veteran token · QU-8", () => {
    const play = dealt([L, L, L, MORGAN, "scion"], { leaders: [3] });
    expect(play.view()).toMatchObject({ leader: 3, firstLeader: 3, veterans: [3] });
    expect(play.happened).toEqual(["begins", "dealt", "dealt", "dealt", "dealt", "dealt"]);
    expect(play.told("begins")).toEqual([{ kind: "begins", leader: 3, set: play.view().set }]);
  });

  test("everybody has one card, and sees only that one · QU-8", () => {
    const deal = ["cleric", L, MORGAN, HUNTER] as const;
    const play = dealt(deal);
    expect(deal.map((_, seat) => play.view(seat).mine?.character)).toEqual(deal);
    expect(play.view("public").mine).toBeNull();
  });
});

/** By whom the first leader is seen, and as what. */
describe("what a Cleric is shown · QU-9 QU-15", () => {
  const table = (leader: Character) => dealt([leader, "cleric", L, MORGAN, HUNTER, L, L]);

  test.each([
    [L, "0 shows-good"],
    ["minion", "0 shows-evil"],
    ["morgan-le-fay", "0 shows-evil"],
    ["blind-hunter", "0 shows-evil"],
    ["changeling", "0 shows-evil"],
    ["mutineer", "0 shows-evil"],
    ["troublemaker", "0 shows-evil"],
    ["arthur", "0 shows-good"],
  ] as const)("%s as first leader: %s · QU-9 QU-15", (leader, shown) => {
    const play = table(leader);
    expect(play.legal(0)).toEqual(["ready"]);
    expect(play.everybody().knows(1)).toEqual([shown]);
  });

  test("a Trickster who leads first picks on her role screen, before ready · QU-9", () => {
    expect(table("trickster").legal(0)).toEqual(["show-good", "show-evil"]);
    expect([0, 1].map((seat) => table("trickster").decision(seat).question)).toEqual([
      { kind: "ready", shows: true },
      { kind: "ready", shows: false },
    ]);
    expect(table("trickster").everybody({ 0: "show-good" }).knows(1)).toEqual(["0 shows-good"]);
    expect(table("trickster").everybody({ 0: "show-evil" }).knows(1)).toEqual(["0 shows-evil"]);
  });

  test("all Clerics see the same answer of hers · QU-9", () => {
    const play = dealt(["trickster", "cleric", "cleric", MORGAN, HUNTER, L]).everybody({ 0: "show-evil" });
    expect([play.knows(1), play.knows(2)]).toEqual([["0 shows-evil"], ["0 shows-evil"]]);
  });

  test("a Trickster has nothing to pick without a Cleric in the set, or when another leads · QU-9", () => {
    expect(dealt(["trickster", L, L, MORGAN, HUNTER, L]).legal(0)).toEqual(["ready"]);
    expect(dealt(["trickster", "cleric", L, MORGAN, HUNTER, L], { leaders: [2] }).legal(0)).toEqual([
      "ready",
    ]);
  });

  test("a Cleric in the set who was not dealt leaves her the choice · QU-9 QU-23", () => {
    const play = dealt([MORGAN, "trickster", "lunatic", "troublemaker", "duke", L], {
      options: { mysteriousFigures: true, evilPile: "trickster lunatic minion" },
      putAway: [
        ["cleric", "youth"],
        ["minion", HUNTER],
      ],
      leaders: [1],
    });
    expect(play.legal(1)).toEqual(["show-good", "show-evil"]);
  });
});

describe("the role screens · QU-9", () => {
  test("all have theirs at once, and the game goes on when all are ready · QU-9", () => {
    const play = dealt([L, "cleric", L, MORGAN, "minion", HUNTER]);
    expect(play.asked).toBe("0 1 2 3 4 5 ready");
    expect(play.knows(3)).toEqual(["4 evil", "5 blind-hunter"]);
    for (const seat of [5, 3, 1, 0, 2]) play.answer(seat, "ready");
    expect(play.asked).toBe("4 ready");
    expect(play.answer(4, "ready").asked).toBe("0 team");
    expect(play.told("learned").map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(play.happened.slice(-7)).toEqual([...seatsOf(6).map(() => "learned"), "introduced"]);
  });

  test("the answer for the Clerics is there when all are ready, or its delay would tell of a Trickster · QU-9", () => {
    const play = dealt([L, "cleric", L, MORGAN, "minion", HUNTER]);
    expect(play.knows(1)).toEqual([]);
    expect(play.everybody().knows(1)).toEqual(["0 shows-good"]);
  });
});
