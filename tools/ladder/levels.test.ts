import { LEVELS, offeredBots } from "@roundtable/bots";
import { expect, test } from "vitest";
import { registry } from "@roundtable/games/registry";

test.each(Object.entries(registry))("%s has the four levels, the best first", async (_game, entry) => {
  const { bots } = await entry.bot();
  expect(offeredBots(bots)).toEqual(LEVELS);
  expect(Object.keys(bots).slice(0, LEVELS.length)).toEqual(LEVELS);
});
