import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { registry } from "@roundtable/games/registry";
import { expect, test } from "vitest";
import { exitCodeOf } from "../../command-line.ts";
import { quietTerminal } from "../../testing/quiet-terminal.ts";
import { toyRegistry } from "../../testing/toy-registry.ts";
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

test("a game without fitted constants is refused", async () => {
  const { code, stderr } = await run("--game high-card");
  expect({ code, stderr }).toEqual({ code: 2, stderr: "Nothing is fitted in High Card.\n" });
});

test("--nets trains the networks of a game, with the same result in several threads, and writes them to a file", async () => {
  const folder = await mkdtemp(join(tmpdir(), "nets-"));
  const [one, other] = await Promise.all(
    [1, 2].map(async (workers) => {
      const out = join(folder, `${workers}.ts`);
      const games = "--game grail-cup --players 3,4 --games 12 --bots random";
      const { code, stdout } = await run(`${games} --nets --workers ${workers} --out ${out}`, registry);
      expect(code).toBe(0);
      for (const net of ["outlook", "keep", "curse"])
        expect(stdout).toMatch(new RegExp(`${net} +\\d\\.\\d{4} +\\d\\.\\d{4} +nats over [1-9]`));
      return readFile(out, "utf8");
    }),
  );
  expect(one).toMatch(/^export const LEARNED = \{"outlook":\[-?\d/m);
  expect(other?.length).toBeGreaterThan(0.5 * (one?.length ?? 0));
  await rm(folder, { recursive: true });
});

test("a game without networks is refused", async () => {
  const { code, stderr } = await run("--game quest --players 5 --games 4 --bots random --nets", registry);
  expect({ code, stderr }).toEqual({ code: 2, stderr: "There are no nets in Quest.\n" });
});
