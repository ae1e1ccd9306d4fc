import { chanceOf, seatsOf, seeded, type Viewer } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import { type Character, sideOf } from "../characters.ts";
import type { QuestEvent } from "../events.ts";
import { game } from "../index.ts";
import type { State } from "../state.ts";
import { after, lastChance, type Playing, pointed, underway } from "./position.ts";

const L = "loyal-servant";

function redeals(state: State, viewer: Viewer, count = 200): State[] {
  return Array.from({ length: count }, (_, seed) => game.redeal(state, viewer, chanceOf(seeded(seed))));
}

/** Every character that this seat can have, for all the viewer knows. */
function possible(state: State, viewer: Viewer, seat: number): Character[] {
  const characters = redeals(state, viewer).flatMap(({ deal }) => deal[seat] ?? []);
  return [...new Set(characters)].toSorted();
}

/** Six players after the hunt vote; seats 3 to 5 are evil. */
function voted(votes: Readonly<Record<number, string>>): Playing {
  const deal = [L, L, L, "morgan-le-fay", "blind-hunter", "minion"] as const;
  return after("FFF", deal, { options: { huntVote: true } })
    .everybody()
    .everybody(votes);
}

describe("what a viewer cannot rule out · QU-9", () => {
  const deal = [L, "cleric", "minion", "morgan-le-fay", "blind-hunter", "troublemaker"] as const;

  test("a Loyal Servant knows their own card and nothing more · QU-9", () => {
    const { state } = underway(deal);
    expect(possible(state, 0, 0)).toEqual([L]);
    for (const seat of [1, 2, 3, 4, 5]) expect(possible(state, 0, seat)).toEqual(deal.slice(1).toSorted());
  });

  test("Morgan knows the Hunter and who is evil, not who is which good · QU-9", () => {
    const { state } = underway(deal);
    expect(possible(state, 3, 4)).toEqual(["blind-hunter"]);
    expect(possible(state, 3, 2)).toEqual(["minion"]);
    expect(possible(state, 3, 0)).toEqual(["cleric", L, "troublemaker"]);
  });

  test("a Cleric who is shown evil thinks of evil, and of a Troublemaker · QU-9 QU-15", () => {
    const { state } = underway(deal, { leaders: [5] });
    expect(possible(state, 1, 5)).toEqual(["blind-hunter", "minion", "morgan-le-fay", "troublemaker"]);
  });

  test("Fails must have come from the team · QU-12", () => {
    const base = [L, L, L, "morgan-le-fay", "scion"] as const;
    const { state } = underway(base).quest([0, 3], 0, 3);
    expect(possible(state, 0, 3)).toEqual(["morgan-le-fay", "scion"]);
    for (const { deal } of redeals(state, 1)) expect([deal[0], deal[3]]).not.toEqual([L, L]);
  });

  test("an amulet's answer holds for its holder alone · QU-15", () => {
    const play = after("SS", [L, L, "minion", L, "changeling", "morgan-le-fay", "duke"]);
    const { state } = play.answers("seat-2", "seat-3", "seat-4", "show");
    expect(possible(state, 3, 4)).toEqual(["changeling", "minion", "morgan-le-fay"]);
    expect(possible(state, 1, 4)).toContain("duke");
  });

  test("a player who dropped both hands is evil, one who points with one is an Apprentice · QU-20", () => {
    const seven = [L, "duke", "apprentice", L, "morgan-le-fay", "minion", "blind-hunter"] as const;
    const { state } = lastChance(seven)
      .point({ 2: [4] })
      .drop();
    expect(possible(state, "public", 2)).toEqual(["apprentice"]);
    expect(possible(state, "public", 5)).toEqual(["blind-hunter", "minion", "morgan-le-fay"]);
    expect(possible(state, "public", 0)).toEqual(["duke", L]);
  });

  test("whom the Hunter has named Loyal Servant may be a Duke as well, and nobody else · QU-21", () => {
    const seven = ["duke", L, "cleric", "arthur", "morgan-le-fay", "minion", "blind-hunter"] as const;
    const { state } = after("SSS", seven).answers("seat-0", L);
    expect(possible(state, "public", 0)).toEqual(["duke", L]);
    expect(possible(state, "public", 1)).toEqual(seven.slice(0, 6).toSorted());
  });

  test("the face-down card is what it was named · QU-21 QU-30", () => {
    const deal = [L, "youth", "morgan-le-fay", "blind-hunter"] as const;
    const laid = { options: { preset: "directors-cut" }, putAway: [["cleric"]] } as const;
    const { state } = after("SSS", deal, laid).answers("face-down", "cleric");
    for (const { putAway } of redeals(state, "public")) expect(putAway).toEqual([["cleric"]]);
  });

  test("who leads the fifth quest unrevealed is no Braggart; who led the fourth may be · QU-16", () => {
    const deal = [L, L, L, "braggart", "morgan-le-fay"] as const;
    const { state } = after("FSFS", deal).answers("seat-4");
    expect(possible(state, 0, 3)).toContain("braggart");
    expect(possible(state, 0, 4)).not.toContain("braggart");
  });

  const SIX = [L, "cleric", "youth", "morgan-le-fay", "minion", "lunatic"] as const;
  const FIGURES = {
    options: {
      huntVote: true,
      mysteriousFigures: true,
      goodPile: "cleric youth loyal-servant*3",
      evilPile: "minion lunatic revealer",
    },
    putAway: [
      [L, L],
      ["revealer", "blind-hunter"],
    ],
  } as const;
  const ever = (character: Character, states: readonly State[]) =>
    states.some(({ deal: other }) => other.includes(character));

  test("where the last failure reveals no Revealer, none was dealt · QU-18 QU-23", () => {
    expect(ever("revealer", redeals(after("FF", SIX, FIGURES).state, 0))).toBe(true);
    expect(ever("revealer", redeals(after("FFF", SIX, FIGURES).state, 0))).toBe(false);
  });

  test("where two Fails in the vote reveal no Hunter, none was dealt · QU-22 QU-23", () => {
    const votes = (cast: Readonly<Record<number, string>>) => {
      const play = after("FFF", SIX, FIGURES).everybody().everybody(cast);
      return redeals(play.state, 0);
    };
    expect(ever("blind-hunter", votes({ 3: "fail" }))).toBe(true);
    expect(ever("blind-hunter", votes({ 3: "fail", 4: "fail" }))).toBe(false);
  });

  test("what the Sentinel was shown holds for her, and only for the first amulet · QU-15", () => {
    const deal = [L, "sentinel", L, "morgan-le-fay", "minion", "blind-hunter", "duke"] as const;
    const play = after("SS", deal).answers("seat-2", "seat-3", "seat-4", "show", "show");
    expect(possible(play.state, 1, 4)).toEqual(["blind-hunter", "minion", "morgan-le-fay"]);
    expect(possible(play.state, 0, 4)).toContain("duke");
  });

  test("a card of one pile was put away from that pile · QU-23 QU-30", () => {
    const { state } = underway(["cleric", "duke", "youth", "minion", "morgan-le-fay", "blind-hunter"], {
      options: { preset: "directors-cut" },
      putAway: [["troublemaker"]],
    });
    const putAway = (viewer: Viewer) =>
      new Set(redeals(state, viewer).map((other) => other.putAway.flat().join()));
    expect(putAway(0)).toEqual(new Set(["troublemaker", "youth"]));
    expect(putAway(2)).toEqual(new Set(["troublemaker"]));
  });
});

describe("what stays secret for good · QU-12", () => {
  test("who played the Fail is not told at the end either · QU-7 QU-12", () => {
    const play = after("SSF", [L, L, L, "morgan-le-fay", "scion"], { leaders: [0, 1, 2] });
    play.answers("seat-3").quest([2, 3, 4, 0], 0, 3).answers("seat-4").quest([0, 1, 2], 0);
    expect(play.result).toBe("good three-successes");
    const authors = redeals(play.state, "public").map(({ quests }) => quests[3]?.cards.indexOf("fail"));
    expect(new Set(authors)).toEqual(new Set([2, 3]));
  });
});

describe("what was shown and voted in secret is drawn anew · QU-7", () => {
  const shown = (state: State) => state.amulets.map((amulet) => `${amulet.shown} ${amulet.shownToSentinel}`);

  test("a Trickster's answers are known to whom she gave them · QU-15", () => {
    const deal = [L, "sentinel", L, "morgan-le-fay", "trickster", "blind-hunter", "minion"] as const;
    const play = after("SS", deal).answers("seat-2", "seat-3", "seat-4", "show-good", "show-evil");
    const seen = (viewer: Viewer) => new Set(redeals(play.state, viewer).flatMap(shown));
    expect(seen(4)).toEqual(new Set(["good evil"]));
    expect(seen(3)).toEqual(new Set(["good good", "good evil"]));
    expect(seen(1)).toEqual(new Set(["good evil", "evil evil"]));
    expect(seen(0)).toEqual(new Set(["good good", "good evil", "evil good", "evil evil"]));
  });

  test("as many Fails in the hunt vote as were counted, by evil players, and one's own stays · QU-22", () => {
    const { state } = voted({ 3: "fail" });
    const failed = (viewer: Viewer) =>
      redeals(state, viewer).map(({ huntVote, deal }) =>
        seatsOf(deal.length).flatMap((seat) =>
          huntVote?.[seat] === "fail" ? [sideOf(deal[seat] ?? L)] : [],
        ),
      );
    for (const viewer of [0, 3, 5] as const)
      for (const sides of failed(viewer)) expect(sides).toEqual(["evil"]);
    const voters = (viewer: Viewer) =>
      new Set(redeals(state, viewer).map(({ huntVote }) => huntVote?.indexOf("fail")));
    expect([voters(3), voters(5)]).toEqual([new Set([3]), new Set([3, 4])]);
  });
});

test("who has answered is as secret as what · QU-11", () => {
  const play = lastChance([L, L, L, "morgan-le-fay", "scion"])
    .answer(1, "seat-2")
    .answer(3, "seat-0", "seat-1");
  const others = redeals(play.state, 0).map((state) => game.asked(state).join(" "));
  // One of the other four has pointed with both hands, or none has.
  expect(new Set(others).size).toBe(5);
  for (const state of redeals(play.state, 3)) {
    expect(game.asked(state)).not.toContain(3);
    expect(game.view(state, 3)).toEqual(play.view(3));
  }
});

test("so is who is done with the acts of the Last Chance, and who holds a hand · QU-20", () => {
  const play = pointed([L, "archduke", L, "morgan-le-fay", "scion"], {}).answer(2, "done");
  play.answer(1, "turn-2-first");
  const asked = (viewer: Viewer) => redeals(play.state, viewer).map((state) => game.asked(state).join(" "));
  expect(new Set(asked(0)).size).toBe(4);
  expect(new Set(asked(2))).toEqual(new Set(["0 1 3 4"]));
  const held = (viewer: Viewer) =>
    redeals(play.state, viewer).flatMap(({ lastChance: chance }) => Object.keys(chance?.turning ?? {}));
  expect([held(0), new Set(held(1))]).toEqual([[], new Set(["1"])]);
});

test("a redeal can be played on from, and leaves the state alone · QU-7", () => {
  const play = underway([L, "cleric", "minion", "morgan-le-fay", "blind-hunter", "troublemaker"]);
  const before = JSON.stringify(play.state);
  for (const viewer of seatsOf(6)) {
    const other = game.redeal(play.state, viewer, chanceOf(seeded(viewer)));
    expect([game.asked(other), other.deal.toSorted()]).toEqual([[0], play.state.deal.toSorted()]);
  }
  expect(JSON.stringify(play.state)).toBe(before);
});

describe("a redeal of a redeal is the same: how the hidden things truly lie has no part in it · QU-7", () => {
  const seven = [L, "sentinel", L, "morgan-le-fay", "trickster", "blind-hunter", "minion"] as const;
  test.for<[string, Playing]>([
    ["in the introduction", underway([L, "cleric", "minion", "morgan-le-fay", "scion", "troublemaker"])],
    ["after a quest", underway([L, L, L, "morgan-le-fay", "scion"]).quest([0, 3], 0, 3)],
    ["after an amulet", after("SS", seven).answers("seat-2", "seat-3", "seat-4", "show-good", "show-evil")],
    ["after the hunt vote", voted({ 3: "fail" })],
    ["while hands are raised", lastChance(seven).answer(1, "seat-2").answer(3, "seat-0", "seat-1")],
    ["in the acts", pointed([L, "archduke", L, "morgan-le-fay", "scion"], {}).answer(2, "done")],
  ])("%s", ([, { state }]) => {
    for (const viewer of ["public", ...seatsOf(state.deal.length)] as const)
      for (const [seed, other] of redeals(state, viewer, 20).entries())
        expect(game.redeal(other, viewer, chanceOf(seeded(seed + 1)))).toEqual(
          game.redeal(state, viewer, chanceOf(seeded(seed + 1))),
        );
  });
});

describe("what was told in secret is told again as it would have been · QU-7", () => {
  /** All events so far, as retold after a redeal for the public, for many seeds. */
  function retold({ state, events }: Playing): { other: State; told: QuestEvent[] }[] {
    return redeals(state, "public", 40).map((other) => ({
      other,
      told: events.map((event) => game.retell(event, other)),
    }));
  }

  test("everybody's own character, and what they learned of the others · QU-8 QU-9", () => {
    const deal = [L, "cleric", "morgan-le-fay", "blind-hunter"] as const;
    const options = { preset: "directors-cut", hiddenCard: "hunter-sees-it" } as const;
    for (const { other, told } of retold(underway(deal, { options, putAway: [["youth"]] }))) {
      const mine = seatsOf(4).map((seat) => game.view(other, seat).mine);
      expect(told.filter(({ kind }) => kind === "dealt" || kind === "learned")).toEqual([
        ...mine.map((my, seat) => ({ kind: "dealt", seat, character: my?.character })),
        ...mine.map((my, seat) => ({ kind: "learned", seat, facts: my?.facts, putAway: my?.putAway })),
      ]);
    }
  });

  test("everybody's own played card · QU-12", () => {
    const play = underway([L, L, L, "morgan-le-fay", "minion"]).quest([0, 3], 0, 3);
    for (const { other, told } of retold(play)) {
      const played = told.flatMap((event) =>
        event.kind === "decided" && event.what === "cards" ? [event] : [],
      );
      expect(played.map(({ answer }) => answer)).toEqual(
        [0, 3].map((seat) => game.view(other, seat).mine?.cards[0]),
      );
    }
  });

  test("the holder of an amulet and the Sentinel what they were shown · QU-15", () => {
    const deal = [L, "sentinel", L, "morgan-le-fay", "trickster", "blind-hunter", "minion"] as const;
    const play = after("SS", deal).answers("seat-2", "seat-3", "seat-4", "show-good", "show-evil");
    for (const { other, told } of retold(play)) {
      const [amulet] = other.amulets;
      const sentinel = other.deal.indexOf("sentinel");
      const heard = { seat: sentinel, loyalty: amulet?.shownToSentinel };
      expect(told.slice(-2)).toEqual([
        { kind: "shown", seat: 3, target: 4, amulet: 0, loyalty: amulet?.shown },
        { kind: "overheard", target: 4, ...(sentinel === 3 || sentinel === 4 ? {} : heard) },
      ]);
    }
  });

  test("everybody's own vote on the hunt · QU-22", () => {
    for (const { other, told } of retold(voted({ 3: "fail" }))) {
      const votes = told.flatMap((event) =>
        event.kind === "decided" && event.what === "hunt-vote" ? [event] : [],
      );
      expect(votes.map(({ answer }) => answer)).toEqual(other.huntVote);
    }
  });
});
