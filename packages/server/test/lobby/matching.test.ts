import { expect, test } from "vitest";
import { matchedGroups, type Seeker } from "../../src/matchmaking/matching.ts";

const SECOND = 1000;
const NOW = 1000 * SECOND;

function seeker(person: string, like: Partial<Seeker> = {}): Seeker {
  return { person, game: "sealed", seats: 3, rated: false, botsAt: null, rating: null, since: NOW, ...like };
}

/** Who is brought together, by how many seats there are. */
function together(
  seekers: readonly Seeker[],
  { apart = [] as readonly (readonly [string, string])[], now = NOW } = {},
): string[] {
  const companies = matchedGroups(seekers, {
    now,
    sizesOf: () => ({ min: 2, max: 5, usual: 3 }),
    areApart: (one, other) => apart.some((pair) => pair.includes(one) && pair.includes(other)),
  });
  return companies.map(({ size, people }) => `${size}: ${people.join(" ")}`);
}

test("as many as the table has seats are brought together, those first who have waited longest", () => {
  const all = ["ann", "bob", "cid", "dan"].map((name, nth) => seeker(name, { since: NOW - nth }));
  expect(together(all)).toEqual(["3: dan cid bob"]);
  expect(together(all.slice(0, 2))).toEqual([]);
});

test("people are only matched for the same game, size and rating", () => {
  const bob = (like: Partial<Seeker>) => [seeker("ann", { seats: 2 }), seeker("bob", { seats: 2, ...like })];
  expect(together(bob({}))).toEqual(["2: ann bob"]);
  for (const like of [{ game: "torn" }, { seats: 3 }, { rated: true }])
    expect(together(bob(like))).toEqual([]);
});

test("people who accept any number wait for the usual one, and after a while play with anyone", () => {
  const [ann, bob] = ["ann", "bob"].map((name) => seeker(name, { seats: null }));
  if (ann === undefined || bob === undefined) throw new Error("Nobody waits.");
  expect(together([ann, bob])).toEqual([]);
  expect(together([ann, bob], { now: NOW + 15 * SECOND })).toEqual(["2: ann bob"]);
  expect(together([ann, seeker("two", { seats: 2 })], { now: NOW + 15 * SECOND })).toEqual(["2: ann two"]);
});

test("bots take free seats once the first has waited long enough, beside all who accept bots", () => {
  const ann = seeker("ann", { seats: 4, botsAt: NOW + 30 * SECOND });
  const bob = seeker("bob", { seats: 4, botsAt: NOW + 120 * SECOND });
  const cid = seeker("cid", { seats: 4, botsAt: null });
  expect(together([ann, bob, cid], { now: NOW + 29 * SECOND })).toEqual([]);
  expect(together([ann, bob, cid], { now: NOW + 30 * SECOND })).toEqual(["4: ann bob"]);
  expect(together([cid], { now: NOW + 1e6 })).toEqual([]);
});

test("people who have blocked each other are never matched, even through others", () => {
  const all = ["ann", "bob", "cid", "dan"].map((name, nth) => seeker(name, { since: NOW + nth }));
  expect(together(all, { apart: [["ann", "bob"]] })).toEqual(["3: ann cid dan"]);
  expect(together(all, { apart: [["cid", "bob"]] })).toEqual(["3: ann bob dan"]);
  expect(together(all.slice(0, 3), { apart: [["bob", "cid"]] })).toEqual([]);
});

test("at rated tables those who are near in strength meet first, and with time those who are farther", () => {
  const rated = { rated: true, seats: 2 };
  const ann = seeker("ann", { ...rated, rating: 1500, since: NOW - 1 });
  const near = seeker("near", { ...rated, rating: 1540 });
  const far = seeker("far", { ...rated, rating: 1800, since: NOW - 0.5 });
  expect(together([ann, far, near])).toEqual(["2: ann near"]);
  expect(together([ann, far])).toEqual([]);
  expect(together([ann, far], { now: NOW + 20 * SECOND })).toEqual(["2: ann far"]);
});

test("nobody is in two companies", () => {
  const all = Array.from({ length: 17 }, (_, nth) => seeker(`p${nth}`, { since: nth }));
  const people = matchedGroups(all, {
    now: NOW,
    sizesOf: () => ({ min: 2, max: 5, usual: 3 }),
    areApart: () => false,
  }).flatMap(({ people: those }) => those);
  expect([people.length, new Set(people).size]).toEqual([15, 15]);
});
