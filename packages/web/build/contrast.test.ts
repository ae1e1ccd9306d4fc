import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("../src/styles/accessibility.css", import.meta.url), "utf8");
const high = /data-contrast="high"\] \{([^}]*)\}/.exec(css)?.[1] ?? "";
const tokens = new Map(
  [...high.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\)/g)].map(
    ([, name = "", light = "", dark = ""]) => [name, [light, dark] as const],
  ),
);

/** The relative luminance, by the formula of the W3C. */
function luminance(colour: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const TEXT = ["ink", "ink-soft", "gold-ink", "rubric", "azure", "vert", "purple"];
const GROUNDS = ["ground", "leaf", "leaf-raised", "gold-wash"];

test.each(TEXT)(
  "in high contrast %s is read at seven to one on every ground, by day and by night",
  (text) => {
    for (const ground of GROUNDS)
      for (const theme of [0, 1] as const)
        expect(
          contrast(tokens.get(text)?.[theme] ?? "#777777", tokens.get(ground)?.[theme] ?? "#777777"),
        ).toBeGreaterThanOrEqual(7);
  },
);
