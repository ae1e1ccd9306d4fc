import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import iconAuthors from "../src/credits/icon-authors.json" with { type: "json" };
import { drawnBy, spriteOf, usedIcons, withAddresses } from "./icons.node.ts";

const root = resolve(import.meta.dirname, "../../..");

test("every icon that is used is credited to its author, and no other", () => {
  const credited = Object.values(iconAuthors).flat();
  expect(credited.toSorted()).toEqual(usedIcons(root));
});

test("CREDITS.md names the same icons of the same authors", () => {
  const told = readFileSync(`${root}/CREDITS.md`, "utf8").replaceAll(/\s+/g, " ");
  for (const [author, icons] of Object.entries(iconAuthors)) {
    expect(told).toContain(` ${author}: ${icons.join(", ")} `);
  }
});

test("a sprite holds the icons of its list and no others, and the list leads to them", () => {
  const sprite = spriteOf(["lion", "wax-seal"]);
  expect([...sprite.drawing.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    "lion",
    "wax-seal",
  ]);
  expect(withAddresses({ seal: "wax-seal" }, sprite)).toEqual({ seal: `${sprite.address}#wax-seal` });
});

test("a sprite with other icons has another address", () => {
  expect(spriteOf(["lion"]).address).not.toBe(spriteOf(["boar"]).address);
});

test("an author is credited with the pictures of their icons", () => {
  const sprites = [spriteOf(["lion"]), spriteOf(["boar", "crown"])];
  expect(drawnBy({ Lorc: ["crown", "lion"] }, sprites)).toEqual({
    Lorc: [`${sprites[1]?.address}#crown`, `${sprites[0]?.address}#lion`],
  });
  expect(() => drawnBy({ Lorc: ["boots"] }, sprites)).toThrow("boots");
});
