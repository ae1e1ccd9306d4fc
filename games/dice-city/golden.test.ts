import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { asPlayed } from "@roundtable/game-suite/golden";
import { describe, expect, test } from "vitest";
import { game } from "./rules/index.ts";

const folder = join(import.meta.dirname, "golden");
const names = readdirSync(folder).filter((name) => name.endsWith(".txt"));

describe("golden games are played exactly so", () => {
  test.each(names)("%s", (name) => {
    const text = readFileSync(join(folder, name), "utf8");
    expect(asPlayed(game, text)).toBe(text);
  });

  test("there are enough of them, by hand and recorded", () => {
    const byHand = names.filter((name) => name.startsWith("rules-"));
    expect(names.length).toBeGreaterThanOrEqual(60);
    expect(byHand.length).toBeGreaterThanOrEqual(14);
  });
});
