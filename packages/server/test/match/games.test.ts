import { random } from "@roundtable/bots";
import { expect, test } from "vitest";
import { Games } from "@roundtable/host/games";
import { game } from "../support/servers/sealed-game.ts";

test("a game is loaded when it is first wanted, and once", async () => {
  let loaded = 0;
  const games = new Games({
    sealed: {
      rules: async () => {
        loaded++;
        return await import("../support/servers/sealed-game.ts");
      },
      bot: () => Promise.resolve({ bots: { random } }),
    },
  });
  expect(loaded).toBe(0);
  const [one, other] = await Promise.all([games.load("sealed"), games.load("sealed")]);
  expect(one).toEqual({ game, bots: { random }, isAdvised: false });
  expect(other).toBe(one);
  expect(loaded).toBe(1);
});

test("a game without bots of its own is played by the random one", async () => {
  const rules = () => import("../support/servers/sealed-game.ts");
  const games = new Games({ lonely: { rules, bot: () => Promise.resolve({ bots: {} }) } });
  expect((await games.load("lonely"))?.bots).toEqual({ random });
});

test("there are no games but those of the registry", async () => {
  const games = await Games.from(new URL("../support/servers/test-registry.ts", import.meta.url).href);
  expect(await games.load("sealed")).not.toBeNull();
  expect(await games.load("chess")).toBeNull();
  expect(await games.load("toString")).toBeNull();
});

test.each(["export const games = {};", "export const registry = 'sealed';"])(
  "a module without a registry is named: %s",
  async (text) => {
    const module = `data:text/javascript,${text}`;
    await expect(Games.from(module)).rejects.toThrow(`${module} exports no registry of games.`);
  },
);
