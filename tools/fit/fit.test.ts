import { registry } from "@roundtable/games/registry";
import { expect, test } from "vitest";
import { exitCodeOf } from "../command-line.ts";
import { quietTerminal } from "../testing/quiet-terminal.ts";
import { toyRegistry } from "../testing/toy-registry.ts";
import { fit } from "./fit.ts";

async function run(command: string, games = toyRegistry) {
  const terminal = quietTerminal();
  const code = await exitCodeOf(terminal, () => fit(command.split(" "), games, terminal));
  return { code, ...terminal.said };
}

test.each([
  ["grail-cup", 3, "greedy", "seal +0.200 +-?[\\d.]+"],
  ["quest", 5, "random", "share +0.870 +-?[\\d.]+"],
])(
  "%s: every constant beside the one learned anew, and what both are worth",
  async (game, players, bots, line) => {
    const { code, stdout } = await run(
      `--game ${game} --players ${players} --games 4 --bots ${bots}`,
      registry,
    );
    expect(code).toBe(0);
    expect(stdout).toMatch(new RegExp(line));
    expect(stdout).toMatch(/held back +\d\.\d{4} +\d\.\d{4}\n.* [1-9]\d* positions/);
  },
);

test("where nothing is fitted it says so", async () => {
  const { code, stderr } = await run("--game high-card");
  expect({ code, stderr }).toEqual({ code: 2, stderr: "Nothing is fitted in High Card.\n" });
});
