import { describe, expect, test } from "vitest";
import { type Contest, ratedBy } from "./contest.ts";
import { type Rating, UNKNOWN } from "./glicko.ts";

const known = (rating: number): Rating => ({ rating, deviation: 60, volatility: 0.06 });

function changes(contest: Contest, before: Readonly<Record<string, Rating>> = {}): Record<string, number> {
  const ratings = new Map(Object.entries(before));
  const after = ratedBy(contest, ratings);
  return Object.fromEntries(
    [...after].map(([one, { rating }]) => [one, rating - (ratings.get(one) ?? UNKNOWN).rating]),
  );
}

const alone = (...places: readonly (readonly [string, number])[]) =>
  places.map(([one, place]) => ({ members: [one], place }));

describe("several players on their own", () => {
  test("a win counts the same against each of several equally strong opponents", () => {
    const {
      ann = 0,
      bob = 0,
      cid = 0,
      dan = 0,
    } = changes({
      sides: alone(["ann", 1], ["bob", 2], ["cid", 2], ["dan", 2]),
    });
    expect(bob).toBe(cid);
    expect(cid).toBe(dan);
    expect(bob).toBeLessThan(0);
    expect(ann + bob + cid + dan).toBeCloseTo(0, 6);
  });

  test("each place is worth more than the next", () => {
    const {
      ann = 0,
      bob = 0,
      cid = 0,
      dan = 0,
    } = changes({
      sides: alone(["ann", 1], ["bob", 2], ["cid", 3], ["dan", 4]),
    });
    expect(ann).toBeGreaterThan(bob);
    expect(bob).toBeGreaterThan(0);
    expect(cid).toBeCloseTo(-bob, 6);
    expect(dan).toBeCloseTo(-ann, 6);
  });

  test("a match of four says more than one of two, and less than three of them", () => {
    const deviation = (contest: Contest): number => ratedBy(contest, new Map()).get("ann")?.deviation ?? 0;
    const two = deviation({ sides: alone(["ann", 1], ["bob", 2]) });
    const four = deviation({ sides: alone(["ann", 1], ["bob", 2], ["cid", 3], ["dan", 4]) });
    expect(four).toBeLessThan(two);
    expect(four).toBeGreaterThan(250);
  });
});

describe("teams", () => {
  const sides = [
    { members: ["ann", "bob", "cid"], place: 1 },
    { members: ["dan", "eve"], place: 2 },
  ];

  test("win and lose together, and the smaller the team, the more each member counts", () => {
    const { ann = 0, bob = 0, dan = 0, eve = 0 } = changes({ sides });
    expect(ann).toBe(bob);
    expect(dan).toBe(eve);
    expect(ann).toBeGreaterThan(0);
    expect(-dan).toBeGreaterThan(ann);
  });

  test("a player who left loses, even if their team wins", () => {
    const { ann = 0, bob = 0 } = changes({ sides, leavers: new Set(["ann"]) });
    expect(ann).toBeLessThan(0);
    expect(bob).toBeGreaterThan(0);
  });
});

describe("bots of one name", () => {
  test("are rated as one and do not play against themselves", () => {
    const before = { ann: known(1500), bot: known(1500) };
    const { ann = 0, bot = 0 } = changes(
      { sides: alone(["ann", 1], ["bot", 2], ["bot", 2], ["bot", 2]) },
      before,
    );
    expect(ann).toBeGreaterThan(0);
    expect(bot).toBeLessThan(0);
    expect(changes({ sides: alone(["bot", 1], ["bot", 2], ["bot", 3]) }, before)).toEqual({ bot: 0 });
  });

  test("beating strong ones counts for more", () => {
    const against = (bot: number): number =>
      changes({ sides: alone(["ann", 1], ["bot", 2]) }, { ann: known(1500), bot: known(bot) })["ann"] ?? 0;
    expect(against(1800)).toBeGreaterThan(against(1200));
  });
});
