import { expect, test } from "vitest";
import type { Bot } from "./bot.ts";
import { botNamed, LEVELS, nameOfBot, offeredBots, usualBot } from "./levels.ts";
import { random } from "./random.ts";

const [master, strong, casual, beginner, greedy] = Array.from({ length: 5 }, (): Bot => ({ ...random }));
const bots = { master, strong, casual, beginner, greedy } as Readonly<Record<string, Bot>>;

test("people are offered the levels, not the yardsticks beside them", () => {
  expect(offeredBots(bots)).toEqual(LEVELS);
  expect(usualBot(offeredBots(bots))).toBe("casual");
});

test("a game without levels offers what it has, the first of them unless one is chosen", () => {
  expect(offeredBots({ thrifty: random, careless: random })).toEqual(["thrifty", "careless"]);
  expect(usualBot(["thrifty", "careless"])).toBe("thrifty");
  expect(usualBot([])).toBeUndefined();
});

test("a seat from before there were levels, and one whose person has left, is played by the best", () => {
  expect(nameOfBot(bots, "heuristic")).toBe("master");
  expect(botNamed(bots, "heuristic")).toBe(master);
  expect(botNamed(bots, "")).toBe(master);
  expect(botNamed(bots, "greedy")).toBe(greedy);
  expect(botNamed(bots, "toString")).toBe(master);
});

test("without levels the best plays under any other name, and the random one where there is none", () => {
  const thrifty: Bot = { ...random };
  expect(botNamed({ thrifty }, "heuristic")).toBe(thrifty);
  expect(botNamed({}, "heuristic")).toBe(random);
});
