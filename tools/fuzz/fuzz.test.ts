import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Registry } from "@roundtable/games/registry";
import type { Game } from "@roundtable/kernel";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { game, type HighCard } from "../bench-engine/high-card.ts";
import { exitCodeOf } from "../command-line.ts";
import { quietTerminal, toyRegistry } from "../toy-registry.ts";
import { fuzz } from "./fuzz.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "fuzz-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function run(command: string, registry = toyRegistry) {
  const terminal = quietTerminal();
  const argv = [...command.split(" "), "--workers", "0"];
  const code = await exitCodeOf(terminal, () => fuzz(argv, registry, folder, terminal));
  return { code, ...terminal.said };
}

/** Everybody sees the next seat's cards. */
const leaky: Game<HighCard> = {
  ...game,
  view: (state, viewer) => game.view(state, viewer === "public" ? viewer : (viewer + 1) % state.hands.length),
};

/** A redeal that never touches what was not dealt. */
const lazy: Game<HighCard> = {
  ...game,
  redeal: (state, viewer, chance) => ({
    ...game.redeal({ ...state, stock: [] }, viewer, chance),
    stock: [...state.stock],
  }),
};

const registryWith = (rules: Game): Registry =>
  Object.fromEntries(
    Object.entries(toyRegistry).map(([id, entry]) => [
      id,
      { ...entry, rules: async () => ({ game: rules }) },
    ]),
  );

describe("npm run fuzz", () => {
  test("plays all player counts and finds a sound game sound", async () => {
    const { code, stdout, stderr } = await run("--game high-card --games 50");
    expect({ code, stdout: stdout.replace(/\d+ s/, "0 s") }).toEqual({
      code: 0,
      stdout: "150 games, 50 for each of 2, 3, 4 players: 0 failures, 0 s.\n",
    });
    expect(stderr).toContain("150 of 150");
    expect(await readdir(folder)).toEqual([]);
  });

  test("writes seed and log of a failure, and says how to see it again", async () => {
    const { code, stdout } = await run(
      "--game high-card --games 2 --players 3 --seed 5",
      registryWith(leaky),
    );
    expect(code).toBe(1);
    expect(stdout).toMatch(/^3 players, seed 5: .*hand/m);
    expect(stdout).toContain("--game high-card --players 3 --games 1 --seed 5");
    const failure: unknown = JSON.parse(await readFile(join(folder, "high-card-3p-seed-5.json"), "utf8"));
    expect(failure).toMatchObject({ deal: { seats: 3, seed: 5 }, log: { header: { game: "high-card" } } });
  });

  test("finds what only many games can show", async () => {
    const { code, stdout } = await run("--game high-card --games 50 --players 3", registryWith(lazy));
    expect(code).toBe(1);
    expect(stdout).toMatch(/^3 players, over all games: .*“stock”/m);
  });

  test("complains of a number of players that the game is not for", async () => {
    expect(await run("--game high-card --players 7")).toMatchObject({
      code: 2,
      stderr: "--players must be from 2 to 4.\n",
    });
  });
});
