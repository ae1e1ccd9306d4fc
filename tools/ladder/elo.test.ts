import { describe, expect, test } from "vitest";
import { type Meeting, rate } from "./elo.ts";

function met(one: string, other: string, won: number, games = 1000, ahead = 0): Meeting {
  return { one, other, ahead, games, won };
}

describe("strength", () => {
  test("a player who wins ten times as often as they lose is rated 400 higher", () => {
    const rated = rate([met("strong", "random", 1000 / 1.1)], ["random"]);
    expect(rated.get("random")?.elo).toBe(0);
    expect(rated.get("strong")?.elo).toBeCloseTo(400, -1);
  });

  test("adds up along a chain of opponents", () => {
    const meetings = [met("a", "random", 640), met("b", "a", 640), met("b", "random", 760)];
    const rated = rate(meetings, ["random"]);
    expect(rated.get("a")?.elo).toBeCloseTo(100, -1);
    expect(rated.get("b")?.elo).toBeCloseTo(200, -1);
    expect(rated.get("b")?.games).toBe(2000);
  });

  test("a side with more seats is expected to win more often", () => {
    const rated = rate([met("a", "random", 750, 1000, Math.log(3))], ["random"]);
    expect(rated.get("a")?.elo).toBeCloseTo(0, 0);
  });

  test("an advantage of one side makes nobody on it stronger", () => {
    const meetings = [
      met("a/good", "random/evil", 800),
      met("random/good", "random/evil", 800),
      met("random/good", "a/evil", 640),
      met("a/good", "a/evil", 640),
    ];
    const rated = rate(meetings, ["random/good", "random/evil"]);
    expect(rated.get("a/good")?.elo).toBeCloseTo(0, -1);
    expect(rated.get("random/good")?.elo).toBe(0);
    expect(rated.get("random/evil")?.elo).toBe(0);
    expect(rated.get("a/evil")?.elo).toBeCloseTo(141, -1);
  });
});

describe("the interval", () => {
  test("narrows with more games, and contains the measured strength", () => {
    const widthOf = (games: number) => {
      const rated = rate([met("a", "random", games * 0.6, games)], ["random"]).get("a");
      if (rated === undefined) throw new Error("Nobody was rated.");
      expect(rated.low).toBeLessThan(rated.elo);
      expect(rated.high).toBeGreaterThan(rated.elo);
      return rated.high - rated.low;
    };
    // 95 % of a share of 60 % in a hundred games lie within ±9.6 points: some 70 Elo to either side.
    expect(widthOf(100)).toBeGreaterThan(110);
    expect(widthOf(100)).toBeLessThan(180);
    expect(widthOf(10_000)).toBeLessThan(20);
  });

  test("is finite for a player who has won everything", () => {
    const rated = rate([met("a", "random", 50, 50)], ["random"]).get("a");
    expect(rated?.elo).toBeGreaterThan(400);
    expect(rated?.high).toBeLessThan(4000);
  });

  test("is wide for a player who has won everything, and reaches lower with fewer games", () => {
    const ratedBy = (games: number) => rate([met("a", "random", games, games)], ["random"]).get("a");
    const [few, many] = [ratedBy(6), ratedBy(60)];
    expect(few?.low).toBeLessThan((many?.low ?? 0) - 200);
    expect((many?.high ?? 0) - (many?.low ?? 0)).toBeGreaterThan(100);
  });

  test("contains the measured strength even if everybody always beats weaker players", () => {
    const rated = rate(
      [met("a", "random", 10, 10), met("b", "a", 10, 10), met("b", "random", 10, 10)],
      ["random"],
    );
    for (const name of ["a", "b"]) {
      const { elo = 0, low = 0, high = 0 } = rated.get(name) ?? {};
      expect(low).toBeLessThan(elo - 100);
      expect(high).toBeGreaterThan(elo + 100);
    }
  });
});
