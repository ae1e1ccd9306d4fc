import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Bot } from "@roundtable/bots";
import type { Registry } from "@roundtable/games/registry";
import { type Game, pickOne } from "@roundtable/kernel";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { game, type HighCard } from "../bench/engine/high-card.ts";
import { exitCodeOf } from "../command-line.ts";
import { quietTerminal } from "../testing/quiet-terminal.ts";
import { toyRegistry } from "../testing/toy-registry.ts";
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

/** A redeal that never changes the undealt cards. */
const lazy: Game<HighCard> = {
  ...game,
  redeal: (state, viewer, chance) => ({
    ...game.redeal({ ...state, stock: [] }, viewer, chance),
    stock: [...state.stock],
  }),
};

/** A bot that knows only one way to win. */
const rigid: Bot<HighCard> = {
  choose(sight, chance) {
    if (sight.options.wins === "low") throw new Error("High cards win!");
    return pickOne(chance, sight.decision.answers);
  },
};

/** A bot that lays a card which nobody has. */
const cheat: Bot<HighCard> = { choose: () => ({ kind: "card", id: "Z♠" }) };

/** The toy game with other rules or with one bot of its own. */
function registryWith({ rules, bot }: { readonly rules?: Game; readonly bot?: Bot }): Registry {
  return Object.fromEntries(
    Object.entries(toyRegistry).map(([id, entry]) => [
      id,
      {
        ...entry,
        rules: rules === undefined ? entry.rules : async () => ({ game: rules }),
        bot: bot === undefined ? entry.bot : async () => ({ bots: { odd: bot } }),
      },
    ]),
  );
}

describe("npm run fuzz", () => {
  test("plays all player counts, and a correct game passes", async () => {
    const { code, stdout, stderr } = await run("--game high-card --games 50");
    expect({ code, stdout: stdout.replace(/\d+ s/, "0 s") }).toEqual({
      code: 0,
      stdout: "High Card, 150 games, 50 for each of 2, 3, 4 players: 0 failures, 0 s.\n",
    });
    expect(stderr).toContain("150 of 150");
    expect(await readdir(folder)).toEqual([]);
  });

  test("writes seed and log of a failure, and says how to reproduce it", async () => {
    const { code, stdout } = await run(
      "--game high-card --games 2 --players 3 --seed 5",
      registryWith({ rules: leaky }),
    );
    expect(code).toBe(1);
    expect(stdout).toMatch(/^3 players, seed 5: .*hand/m);
    expect(stdout).toContain("--game high-card --players 3 --games 1 --seed 5");
    const failure: unknown = JSON.parse(await readFile(join(folder, "high-card-3p-seed-5.json"), "utf8"));
    expect(failure).toMatchObject({ deal: { seats: 3, seed: 5 }, log: { header: { game: "high-card" } } });
  });

  test("finds a fault that only shows over many games", async () => {
    const { code, stdout } = await run(
      "--game high-card --games 50 --players 3",
      registryWith({ rules: lazy }),
    );
    expect(code).toBe(1);
    expect(stdout).toMatch(/^3 players, over all games: .*“stock”/m);
  });

  test("plays every game there is when none is named", async () => {
    const [entry] = Object.values(toyRegistry);
    if (entry === undefined) throw new Error("There is a toy.");
    const low: Game = { ...game, id: "low-card", seats: { min: 3, max: 3, usual: 3 } };
    const both = { ...toyRegistry, "low-card": { ...entry, rules: async () => ({ game: low }) } };
    const { code, stdout } = await run("--games 2", both);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      / 6 games, 2 for each of 2, 3, 4 players: 0 failures.*\n.* 2 games, 2 for each of 3 players/,
    );
    expect((await run("--games 2 --players 4", both)).stdout).toMatch(
      /^\S+ \S+ 2 games, 2 for each of 4 players.*\n$/,
    );
  });

  test("refuses a number of players that the game does not support", async () => {
    expect(await run("--game high-card --players 7")).toMatchObject({
      code: 2,
      stderr: "--players must be from 2 to 4.\n",
    });
  });
});

describe("npm run fuzz -- --bots", () => {
  test("lets the bots play at all player counts, and correct ones pass", async () => {
    const { code, stdout, stderr } = await run("--bots --game high-card --games 20");
    expect(code).toBe(0);
    expect(stdout).toMatch(/^High Card, 60 games, 20 for each of 2, 3, 4 players: 0 failures, \d+ s\.\n$/);
    expect(stderr).toContain("60 of 60");
  });

  test("finds a bot that throws with one option only, and says how to reproduce it", async () => {
    const registry = registryWith({ bot: rigid });
    const found = await run("--bots --game high-card --games 12 --players 3", registry);
    expect(found.code).toBe(1);
    const [, seed = ""] =
      /^3 players, seed (\d+): The bot “odd” on seat \d throws “High cards win!”/m.exec(found.stdout) ?? [];
    const again = `--game high-card --players 3 --games 1 --seed ${seed} --bots`;
    expect(found.stdout).toContain(`again: npm run fuzz -- ${again}\n`);
    const file = join(folder, `high-card-bots-3p-seed-${seed}.json`);
    expect(JSON.parse(await readFile(file, "utf8"))).toMatchObject({
      deal: { seats: 3, seed: Number(seed), options: { wins: "low" } },
      log: { header: { options: { wins: "low" } } },
    });
    expect(await run(again, registry)).toMatchObject({ code: 1 });
    expect(await run("--bots --game high-card --games 12 --players 2", registry)).toMatchObject({ code: 0 });
  });

  test("finds a bot that gives an answer it may not give", async () => {
    const { code, stdout } = await run("--bots --game high-card --games 1", registryWith({ bot: cheat }));
    expect(code).toBe(1);
    expect(stdout).toMatch(/ The bot “odd” on seat \d answers “Z♠” to “lay”, which is none of its answers\./);
  });
});
