import { registry } from "@roundtable/games/registry";
import { expect, test } from "vitest";
import { exitCodeOf } from "../../command-line.ts";
import { quietTerminal } from "../../testing/quiet-terminal.ts";
import { toyRegistry } from "../../testing/toy-registry.ts";
import { tune } from "./tune.ts";

async function run(command: string, games = toyRegistry) {
  const terminal = quietTerminal();
  const code = await exitCodeOf(terminal, () => tune(command.split(" "), games, terminal));
  return { code, ...terminal.said };
}

test("prints every constant of the source beside its tuned value, and the lead of each round", async () => {
  const { code, stdout } = await run(
    "--game dice-city --players 2 --games 2 --rounds 1 --workers 0",
    registry,
  );
  expect(code).toBe(0);
  expect(stdout).toMatch(/^round 1: 2 seats, -?[\d.]+ ± [\d.]+ points ahead$/m);
  expect(stdout).toMatch(/^ +kept +\d\.\d{3} +\d\.\d{3} +-?[\d.]+ ± [\d.]+$/m);
  expect(stdout).toMatch(/^ +card-mint +-?\d\.\d{3} +-?\d\.\d{3} /m);
});

test("a game without tuned constants is refused", async () => {
  const { code, stderr } = await run("--game high-card");
  expect({ code, stderr }).toEqual({ code: 2, stderr: "Nothing is tuned in High Card.\n" });
});
