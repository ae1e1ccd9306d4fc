import { describe, expect, test } from "vitest";
import { exitCodeOf } from "../command-line.ts";
import { quietTerminal } from "../testing/quiet-terminal.ts";
import { toyRegistry } from "../testing/toy-registry.ts";
import type { Report } from "./report.ts";
import { simulate } from "./simulate.ts";

async function run(command: string) {
  const terminal = quietTerminal();
  const code = await exitCodeOf(terminal, () => simulate(command.split(" "), toyRegistry, terminal));
  return { code, ...terminal.said };
}

async function reportOf(command: string): Promise<Report> {
  return JSON.parse((await run(`${command} --json`)).stdout) as Report;
}

describe("simulate", () => {
  test("--json is one line on stdout, and progress is on stderr", async () => {
    const { code, stdout, stderr } = await run("--game high-card --players 3 --games 20 --seed 1 --json");
    expect(code).toBe(0);
    expect(stdout).toMatch(/^\{.*\}\n$/);
    expect(stderr).toContain("20 of 20");
    expect(JSON.parse(stdout)).toMatchObject({
      game: "high-card",
      players: 3,
      options: { wins: "high" },
      games: 20,
      finished: 20,
      decisionsPerGame: 39,
    });
  });

  test("a shared win counts for each winner", async () => {
    const { winsBySeat } = await reportOf("--game high-card --players 4 --games 60");
    expect(winsBySeat).toHaveLength(4);
    expect(winsBySeat.reduce((sum, wins) => sum + wins)).toBeGreaterThan(60);
  });

  test("the game's statistics are averaged over the games", async () => {
    const { stats } = await reportOf("--game high-card --players 2 --games 30");
    expect(stats["mostTricks"]).toBeGreaterThanOrEqual(7);
    expect(stats["mostTricks"]).toBeLessThanOrEqual(13);
    expect(stats["tookAnyBySeat"]).toEqual({ "0": 1, "1": 1 });
  });

  test("--rotate plays each deal from every seat, and counts by bot, with intervals and CPU time", async () => {
    const { winsBySeat, contenders = [] } = await reportOf(
      "--game high-card --players 3 --games 30 --bots careless,random,random --rotate",
    );
    const [careless, random] = contenders;
    expect([careless?.bot, random?.bot]).toEqual(["careless", "random"]);
    expect((careless?.share ?? 0) + (random?.share ?? 0)).toBeCloseTo(1);
    // Both answer at random, so each deal plays alike wherever they sit. Whichever seat wins it, one game of three is
    // careless's.
    expect(careless?.share).toBeCloseTo(1 / 3);
    expect(careless?.low).toBeLessThan(1 / 3);
    expect(winsBySeat).toHaveLength(3);
  });

  test("the same seed plays the same games, another seed plays others", async () => {
    const [one, again, other] = await Promise.all(
      [7, 7, 8].map((seed) => reportOf(`--game high-card --players 4 --games 40 --seed ${seed}`)),
    );
    expect(one?.winsBySeat).toEqual(again?.winsBySeat);
    expect(one?.winsBySeat).not.toEqual(other?.winsBySeat);
  });

  test("the table names the game, the seats and the game's statistics", async () => {
    const { stdout } = await run(
      "--game high-card --players 4 --games 10 --bots random,careless --option wins=low",
    );
    expect(stdout).toContain("High Card · 4 players · wins=low · bots random,careless · seed 1");
    expect(stdout).toMatch(/games finished +10 of 10/);
    expect(stdout).toMatch(/decisions per game +52\.0/);
    expect(stdout).toMatch(/seat 3 +\d+\.\d %/);
    expect(stdout).toContain("took any by seat");
  });

  test("a game over the cap of decisions is not finished: exit code 1", async () => {
    const { code, stdout } = await run("--game high-card --players 4 --games 3 --cap 10 --json");
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ finished: 0, decisionsPerGame: 10, winsBySeat: [0, 0, 0, 0] });
  });

  test.each([
    ["--players 4", "Which game? Say --game NAME. The games are: high-card."],
    ["--game chess", "There is no game “chess”. The games are: high-card."],
    ["--game toString", "There is no game “toString”."],
    ["--game high-card --players 9", "This game is for 2 to 4 players."],
    ["--game high-card --players four", "--players must be a whole number from 1 on, not “four”."],
    ["--game high-card --games 0", "--games must be a whole number from 1 on, not “0”."],
    ["--game high-card --games 1e3", "--games must be a whole number"],
    ["--game high-card --seed -1", "seed"],
    ["--game high-card --option wins", "--option must be key=value, not “wins”."],
    ["--game high-card --option colour=red", "There’s no option “colour”. Choose one of these: wins."],
    ["--game high-card --option wins=most", "“wins” can’t be “most”. Choose one of these: high, low."],
    ["--game high-card --players 2 --option wins=low", "Two players play for high cards only."],
    ["--game high-card --bots genius", "There is no bot “genius”. The bots are: random, careless."],
    ["--game high-card --fast", "Unknown option '--fast'"],
    ["high-card", "high-card"],
  ])("%s: a clear error and exit code 2", async (command, complaint) => {
    const { code, stdout, stderr } = await run(command);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(complaint);
    expect(stderr.trimEnd()).not.toContain("\n");
  });
});
