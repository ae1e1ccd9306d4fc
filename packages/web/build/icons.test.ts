import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import iconAuthors from "../src/credits/icon-authors.json" with { type: "json" };
import { usedIcons } from "./icons.node.ts";

const root = resolve(import.meta.dirname, "../../..");

test("every icon that is used is credited to its author, and no other", () => {
  const credited = Object.values(iconAuthors).flat();
  expect(credited.toSorted()).toEqual(usedIcons(root));
});

test("CREDITS.md names the same icons of the same authors", () => {
  const told = readFileSync(`${root}/CREDITS.md`, "utf8").replaceAll(/\s+/g, " ");
  for (const [author, icons] of Object.entries(iconAuthors)) {
    expect(told).toContain(`- **${author}**: ${icons.join(", ")} `);
  }
});
