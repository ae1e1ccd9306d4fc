import { chanceOf, seatsOf, seeded, type Viewer } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import type { Character } from "../characters.ts";
import { game } from "../index.ts";
import type { State } from "../state.ts";
import { after, lastChance, underway } from "./position.ts";

const L = "loyal-servant";

function redeals(state: State, viewer: Viewer, count = 200): State[] {
  return Array.from({ length: count }, (_, seed) => game.redeal(state, viewer, chanceOf(seeded(seed))));
}

/** Everything that this seat can have, for all the viewer knows. */
function possible(state: State, viewer: Viewer, seat: number): Character[] {
  const characters = redeals(state, viewer).flatMap(({ deal }) => deal[seat] ?? []);
  return [...new Set(characters)].toSorted();
}

describe("what a viewer cannot rule out · QU-9", () => {
  const deal = [L, "cleric", "minion", "morgan-le-fay", "blind-hunter", "troublemaker"] as const;

  test("a Loyal Servant knows himself and nothing more · QU-9", () => {
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

  test("who dropped his hands is evil, who points with one is an Apprentice · QU-20", () => {
    const seven = [L, "duke", "apprentice", L, "morgan-le-fay", "minion", "blind-hunter"] as const;
    const { state } = lastChance(seven)
      .point({ 2: [4] })
      .drop();
    expect(possible(state, "public", 2)).toEqual(["apprentice"]);
    expect(possible(state, "public", 5)).toEqual(["blind-hunter", "minion", "morgan-le-fay"]);
    expect(possible(state, "public", 0)).toEqual(["duke", L]);
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

test("who has answered is as secret as what · QU-11", () => {
  const play = lastChance([L, L, L, "morgan-le-fay", "scion"])
    .answer(1, "seat-2")
    .answer(3, "seat-0", "seat-1");
  const others = redeals(play.state, 0).map((state) => game.asked(state).join(" "));
  expect(new Set(others).size).toBe(4);
  for (const state of redeals(play.state, 3)) {
    expect(game.asked(state)).not.toContain(3);
    expect(game.view(state, 3)).toEqual(play.view(3));
  }
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
