import { registry } from "@roundtable/games/registry";
import { describe, expect, test } from "vitest";
import { exitCodeOf } from "../command-line.ts";
import { quietTerminal } from "../testing/quiet-terminal.ts";
import { toyRegistry } from "../testing/toy-registry.ts";
import { ladder } from "./ladder.ts";
import type { Ladder } from "./report.ts";

async function run(command: string, games = toyRegistry) {
  const terminal = quietTerminal();
  const code = await exitCodeOf(terminal, () => ladder(command.split(" "), games, terminal));
  return { code, ...terminal.said };
}

describe("ladder", () => {
  test("--json is one line, the weakest first, each with its interval; equal bots are rated equally", async () => {
    const { code, stdout } = await run("--game high-card --players 3 --games 60 --json");
    expect(code).toBe(0);
    expect(stdout).toMatch(/^\{.*\}\n$/);
    const { game, players, levels } = JSON.parse(stdout) as Ladder;
    expect({ game, players, names: levels.map(({ name }) => name).toSorted() }).toEqual({
      game: "high-card",
      players: 3,
      names: ["careless", "random"],
    });
    const careless = levels.find(({ name }) => name === "careless");
    expect(careless?.games).toBe(60);
    expect(careless?.low).toBeLessThan(0);
    expect(careless?.high).toBeGreaterThan(0);
    expect(levels[0]?.elo).toBeLessThanOrEqual(levels[1]?.elo ?? Number.NaN);
  });

  test("a bot that plays well is rated above one that does not", async () => {
    const { stdout } = await run("--game grail-cup --players 4 --games 6 --bots greedy --json", registry);
    const { levels } = JSON.parse(stdout) as Ladder;
    expect(levels.map(({ name }) => name)).toEqual(["random", "greedy"]);
  });

  test("in games with sides each bot is measured on both", async () => {
    const { stdout } = await run("--game quest --players 5 --games 2 --bots random --json", registry);
    const { levels } = JSON.parse(stdout) as Ladder;
    expect(levels.map(({ name, side }) => `${name} ${side}`).toSorted()).toEqual([
      "random evil",
      "random good",
    ]);
  });

  test("the table names the game and ranks the bots", async () => {
    const { stdout } = await run("--game high-card --players 2 --games 4");
    expect(stdout).toContain("High Card · 2 players");
    expect(stdout).toMatch(/random +-?\d+ +95 %: +-?\d+ to +-?\d+ +4 games/);
  });

  test.each([
    ["--players 4", "Which game?"],
    ["--game high-card --players 1", "--players must be a whole number from 2 on, not “1”."],
    ["--game high-card --bots genius", "There is no bot “genius”. The bots are: random, careless."],
  ])("%s: a clear error and exit code 2", async (command, complaint) => {
    const { code, stdout, stderr } = await run(command);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(complaint);
  });
});
