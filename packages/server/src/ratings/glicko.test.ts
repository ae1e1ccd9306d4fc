import { describe, expect, test } from "vitest";
import { evidenceOn, ratedBy } from "./contest.ts";
import { type Rating, withIdleTime, whenDeviationReaches, updated, UNKNOWN } from "./glicko.ts";

const WEEK = 7 * 24 * 60 * 60 * 1000;

const known = (rating: number, deviation: number, volatility = 0.06): Rating => ({
  rating,
  deviation,
  volatility,
});

/** “Example of the Glicko-2 system” by Mark Glickman: a player with three opponents in one period. */
describe("Glickman's own example", () => {
  const players = new Map([
    ["me", known(1500, 200)],
    ["one", known(1400, 30)],
    ["two", known(1550, 100)],
    ["three", known(1700, 300)],
  ]);
  const against = (other: string, won: boolean) =>
    evidenceOn(
      "me",
      {
        sides: [
          { members: ["me"], place: won ? 1 : 2 },
          { members: [other], place: won ? 2 : 1 },
        ],
      },
      players,
    );
  const games = [against("one", true), against("two", false), against("three", false)];
  const information = games.reduce((sum, game) => sum + game.information, 0);
  const surprise = games.reduce((sum, game) => sum + game.surprise, 0);

  test("Glickman's v is 1.7785 and Δ is -0.4834", () => {
    // The paper rounds on the way: it gives 1.7785, exact arithmetic 1.7789.
    expect(1 / information).toBeCloseTo(1.779, 3);
    expect(surprise / information).toBeCloseTo(-0.484, 3);
  });

  test("the new rating is 1464.06 ± 151.52 with a volatility of 0.05999", () => {
    const before = players.get("me") ?? UNKNOWN;
    const after = updated(before, { surprise, information });
    // The example lets the period pass after the games, with the new volatility; we let time pass before them.
    const period = Math.hypot(before.deviation, after.volatility * (400 / Math.LN10));
    const { rating, deviation } = updated({ ...before, deviation: period }, { surprise, information });
    // The paper's μ′, φ′ and σ′, to the printed digits. Its 1464.06 comes from rounding μ′ to these.
    expect(((rating - 1500) / 173.7178).toFixed(4)).toBe("-0.2069");
    expect((deviation / 173.7178).toFixed(4)).toBe("0.8722");
    expect(rating).toBeCloseTo(1464.06, 1);
    expect(deviation.toFixed(2)).toBe("151.52");
    expect(after.volatility).toBeCloseTo(0.05999, 4);
  });
});

describe("time without a match", () => {
  test("makes us less certain, and no more so than of a stranger", () => {
    expect(withIdleTime(known(1600, 60), 0).deviation).toBe(60);
    expect(withIdleTime(known(1600, 60), 52 * WEEK).deviation).toBeCloseTo(96.2, 1);
    expect(withIdleTime(known(1600, 60), 100_000 * WEEK).deviation).toBe(350);
  });

  test("a clock that was set back changes nothing", () => {
    expect(withIdleTime(known(1600, 60), -WEEK)).toEqual(known(1600, 60));
  });

  test("it can be said when somebody will no longer be known well enough", () => {
    const rating = known(1600, 60);
    const until = whenDeviationReaches(rating, 110, 0);
    expect(withIdleTime(rating, until).deviation).toBeCloseTo(110, 5);
    expect(whenDeviationReaches(known(1600, 200), 110, 5)).toBe(5);
  });
});

describe("a match of two", () => {
  const strangers = new Map([
    ["ann", UNKNOWN],
    ["bob", UNKNOWN],
  ]);

  test("what one wins the other loses, if as little is known of both", () => {
    const after = ratedBy(
      {
        sides: [
          { members: ["ann"], place: 1 },
          { members: ["bob"], place: 2 },
        ],
      },
      strangers,
    );
    const [ann, bob] = [after.get("ann") ?? UNKNOWN, after.get("bob") ?? UNKNOWN];
    expect(ann.rating).toBeGreaterThan(1600);
    expect(ann.rating + bob.rating).toBeCloseTo(3000, 6);
    expect(ann.deviation).toBeLessThan(350);
  });

  test("a draw between equals leaves them where they are, and better known", () => {
    const draw = {
      sides: [
        { members: ["ann"], place: 1 },
        { members: ["bob"], place: 1 },
      ],
    };
    const ann = ratedBy(draw, strangers).get("ann") ?? UNKNOWN;
    expect(ann.rating).toBeCloseTo(1500, 6);
    expect(ann.deviation).toBeLessThan(350);
  });
});
