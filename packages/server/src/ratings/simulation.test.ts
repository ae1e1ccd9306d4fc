import { chanceOf, seeded } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import { type Contest, ratedBy, type Side } from "./contest.ts";
import { POINTS, type Rating, UNKNOWN } from "./glicko.ts";

// People whose strength is known to us play, and we look whether the ratings find it out.

const PEOPLE = 60;
const SPREAD = 200;
/** The side of the few, and what it is worth. */
const FEW = "the few";
const FAVOURED = 1580;

class World {
  readonly ratings = new Map<string, Rating>();
  readonly strength = new Map<string, number>();
  readonly #chance;

  constructor(seed: string) {
    this.#chance = chanceOf(seeded(seed));
    const drawn = Array.from({ length: PEOPLE }, () => SPREAD * this.#normal());
    const mean = drawn.reduce((sum, one) => sum + one, 0) / PEOPLE;
    // Where all are stronger nobody can tell: the middle is where we begin.
    for (const [n, one] of drawn.entries()) this.strength.set(`person ${n}`, 1500 + one - mean);
  }

  someone(count: number): string[] {
    const everybody = [...this.strength.keys()];
    return Array.from(
      { length: count },
      () => everybody.splice(this.#chance.pick(everybody.length), 1)[0] ?? "",
    );
  }

  /** Who comes in next is drawn by strength; the order of all, or only who is first. */
  play(teams: readonly Omit<Side, "place">[], isRanked: boolean): void {
    const left = teams.map((team, at) => ({ at, odds: Math.exp(this.#strengthOf(team)) }));
    const places = teams.map(() => 2);
    const lastPlace = isRanked ? teams.length - 1 : 1;
    for (let place = 1; place <= lastPlace; place++) {
      let drawn = this.#uniform() * left.reduce((sum, { odds }) => sum + odds, 0);
      const nth = left.findIndex(({ odds }) => (drawn -= odds) < 0);
      const [chosen] = left.splice(Math.max(nth, 0), 1);
      places[chosen?.at ?? 0] = place;
      for (const { at } of left) places[at] = place + 1;
    }
    const contest: Contest = { sides: teams.map((team, at) => ({ ...team, place: places[at] ?? 0 })) };
    for (const [one, rating] of ratedBy(contest, this.ratings)) this.ratings.set(one, rating);
  }

  /** How many true strengths lie within two deviations. */
  get covered(): number {
    const isCovered = ([one, truth]: [string, number]): boolean => {
      const { rating, deviation } = this.ratings.get(one) ?? UNKNOWN;
      return Math.abs(rating - truth) <= 1.96 * deviation;
    };
    return [...this.strength].filter(isCovered).length / this.strength.size;
  }

  /** Of all pairs, how many are in the right order. */
  get inOrder(): number {
    const people = [...this.strength.keys()];
    const pairs = people.flatMap((one, n) => people.slice(n + 1).map((other) => [one, other] as const));
    const right = pairs.filter(([one, other]) => {
      const truly = (this.strength.get(one) ?? 0) - (this.strength.get(other) ?? 0);
      const rated = (this.ratings.get(one)?.rating ?? 0) - (this.ratings.get(other)?.rating ?? 0);
      return truly * rated > 0;
    });
    return right.length / pairs.length;
  }

  /** By how much everybody together is rated higher than they are. */
  get inflation(): number {
    const off = [...this.strength].map(([one, truth]) => (this.ratings.get(one)?.rating ?? 0) - truth);
    return off.reduce((sum, points) => sum + points, 0) / off.length;
  }

  #strengthOf({ members, favour }: Omit<Side, "place">): number {
    const own = favour === undefined ? 0 : (FAVOURED - 1500) / POINTS;
    const all = members.map((member) => ((this.strength.get(member) ?? 1500) - 1500) / POINTS);
    return own + all.reduce((sum, one) => sum + one, 0) / Math.sqrt(members.length);
  }

  #uniform(): number {
    return (this.#chance.pick(1_000_000) + 0.5) / 1_000_000;
  }

  #normal(): number {
    return Math.sqrt(-2 * Math.log(this.#uniform())) * Math.cos(2 * Math.PI * this.#uniform());
  }
}

/** So many has everybody played at last. */
const MATCHES = 60;

function played(seed: string, size: number, match: (world: World, people: readonly string[]) => void): World {
  const world = new World(seed);
  for (let n = 0; n < (MATCHES * PEOPLE) / size; n++) match(world, world.someone(size));
  return world;
}

const KINDS: readonly [string, number, boolean][] = [
  ["two", 2, true],
  ["three with one winner", 3, false],
  ["six with one winner", 6, false],
  ["eight with one winner", 8, false],
  ["three in order", 3, true],
  ["four in order", 4, true],
];

const alone = KINDS.map(([name, size, isRanked]): [string, World] => [
  name,
  played(name, size, (world, people) => {
    world.play(
      people.map((one) => ({ members: [one] })),
      isRanked,
    );
  }),
]);

/** As in a game of hidden roles: the smaller side is favoured, and that is nobody's strength. */
const inTeams = [4, 5, 7, 10].map((size): [string, World] => {
  const few = Math.floor((size - 1) / 2);
  return [
    `${size} in two teams`,
    played(`teams of ${size}`, size, (world, people) => {
      const favoured = { members: people.slice(0, few), favour: FEW };
      world.play([{ members: people.slice(few) }, favoured], false);
    }),
  ];
});

describe("strengths that we know are found out", () => {
  test.each([...alone, ...inTeams])("by matches of %s", (_name, world) => {
    expect(world.inOrder).toBeGreaterThan(0.75);
    expect(world.covered).toBeGreaterThanOrEqual(0.88);
    expect(Math.abs(world.inflation)).toBeLessThan(35);
  });

  test("of all of them, 95 in 100 lie within two deviations", () => {
    const worlds = [...alone, ...inTeams].map(([, world]) => world);
    const covered = worlds.reduce((sum, world) => sum + world.covered, 0) / worlds.length;
    expect(covered).toBeGreaterThan(0.915);
    expect(covered).toBeLessThan(0.98);
  });

  test("and nobody has become stronger by the counting alone", () => {
    const worlds = [...alone, ...inTeams].map(([, world]) => world);
    const inflation = worlds.reduce((sum, world) => sum + world.inflation, 0) / worlds.length;
    expect(Math.abs(inflation)).toBeLessThan(10);
  });

  test("and so is what a side is worth by itself", () => {
    for (const [, world] of inTeams) {
      const { rating, deviation } = world.ratings.get(FEW) ?? UNKNOWN;
      expect(Math.abs(rating - FAVOURED)).toBeLessThan(3 * deviation);
      expect(rating).toBeGreaterThan(1520);
    }
  });
});
