import { chanceOf, seeded } from "@roundtable/kernel";
import { beforeEach, expect, test } from "vitest";
import { tapMagic, tapTeam } from "./entries.ts";
import {
  clearSitting,
  savePlan,
  saveSitting,
  loadPlan,
  loadSitting,
  type SittingStorage,
} from "./storage.ts";
import { planFor, playOn } from "../testing/random-play.ts";
import { deal, matchOf } from "./sitting.ts";
import { momentOf } from "./moment.ts";

let storage: SittingStorage;
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  storage = {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
});

test("a game that was left at any point goes on exactly there", () => {
  const chance = chanceOf(seeded("left"));
  let sitting = deal(planFor(8), seeded("left"));
  while (momentOf(sitting).kind !== "over") {
    saveSitting(sitting, storage);
    const found = loadSitting(storage);
    if (found === null) throw new Error("The game is lost.");
    expect(momentOf(found)).toEqual(momentOf(sitting));
    expect(matchOf(found).state).toEqual(matchOf(sitting).state);
    sitting = playOn(found, chance);
  }
  expect(sitting.told.at(-1)).toMatchObject({ kind: "over" });
});

test("a half tapped team is found as it was; a removed member leaves the magic token behind · QU-10", () => {
  let sitting = deal(planFor(5), seeded("taps"));
  for (const seat of [3, 1, 0]) sitting = tapTeam(sitting, seat, 2);
  saveSitting(tapMagic(sitting, 1), storage);
  const found = loadSitting(storage);
  if (found === null) throw new Error("The game is lost.");
  expect(found.draft).toEqual({ team: [3, 1], magic: 1 });
  expect(tapTeam(found, 1, 2).draft).toEqual({ team: [3], magic: null });
});

test("nothing is found where nothing was kept, or nothing that can be played", () => {
  expect(loadSitting(storage)).toBeNull();
  saveSitting(deal(planFor(5)), storage);
  clearSitting(storage);
  expect(loadSitting(storage)).toBeNull();
  for (const broken of ["{", "[]", '{"names":[],"options":{},"ways":{},"log":{"header":{"game":"quest"}}}']) {
    for (const name of ["quest-real-table", "quest-real-table-plan"]) kept.set(name, broken);
    expect(loadSitting(storage)).toBeNull();
  }
});

test("the same company finds its names and wishes again", () => {
  const plan = planFor(6, { ways: { cards: "real", language: "fr" } });
  savePlan(plan, storage);
  expect(loadPlan(storage)).toEqual(plan);
});

test("names and wishes that an older version kept are completed by the usual ones", () => {
  const { dealing, ...older } = planFor(6, { ways: { knowledge: "device" } }).ways;
  kept.set("quest-real-table-plan", JSON.stringify({ ...planFor(6), ways: older }));
  expect(loadPlan(storage)?.ways).toEqual({ ...older, dealing });
});

test("a browser that keeps nothing still plays", () => {
  const full: SittingStorage = {
    ...storage,
    setItem() {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  expect(() => saveSitting(deal(planFor(5)), full)).not.toThrow();
});
