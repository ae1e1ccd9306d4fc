import { random } from "@roundtable/bots";
import type { Game } from "@roundtable/kernel";
import { expect, test } from "vitest";
import { Games } from "../src/games.ts";
import { game } from "./sealed.ts";

test("a game without bots of its own is played by the random one", async () => {
  const rules = () => Promise.resolve({ game: game as Game });
  const games = new Games({ lonely: { rules, bot: () => Promise.resolve({ bots: {} }) } });
  expect((await games.load("lonely"))?.bots).toEqual({ random });
});
