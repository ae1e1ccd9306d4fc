import { expect, test } from "vitest";
import { isPaidBy, lacking } from "./prices.ts";

const BAZAAR = { wood: 1, stone: 0, iron: 1 };

test("what is lacking is told kind by kind, and more than enough lacks nothing", () => {
  expect(lacking(BAZAAR, { wood: 3, stone: 2, iron: 0 })).toEqual({ wood: 0, stone: 0, iron: 1 });
});

test("a price is paid when nothing lacks", () => {
  expect(isPaidBy(BAZAAR, { wood: 1, stone: 0, iron: 1 })).toBe(true);
  expect(isPaidBy(BAZAAR, { wood: 9, stone: 9, iron: 0 })).toBe(false);
});
