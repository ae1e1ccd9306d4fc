import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { BUDGET, weigh } from "./budget.ts";

/** Random bytes cannot be compressed. */
const script = (bytes: number) => randomBytes(bytes);

test("a screen is within its budget until one script more is fetched for it", () => {
  const scripts = new Map([["/assets/shell.js", script(BUDGET.home - 10_000)]]);
  expect(weigh("home", scripts)).toMatchObject({ isOver: false });
  scripts.set("/assets/rules.js", script(11_000));
  const { isOver, sentence } = weigh("home", scripts);
  expect(isOver).toBe(true);
  expect(sentence).toMatch(/in 2 scripts, too much: \/assets\/shell\.js .* \/assets\/rules\.js 10\.8 KB/);
});

test("scripts are weighed compressed, as they travel", () => {
  const words = new TextEncoder().encode("The dragon looks away. ".repeat(100_000));
  expect(weigh("table", new Map([["/assets/text.js", words]])).isOver).toBe(false);
});
