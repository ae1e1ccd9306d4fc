import { describe, expect, test } from "vitest";
import { textFor } from "./game-text.ts";

describe("the text for a kind", () => {
  const texts = { moved: ({ to }: { kind: string; to: number }) => `to ${to}` };

  test("is given what it speaks of", () => {
    expect(textFor(texts, { kind: "moved", to: 5 })).toBe("to 5");
  });

  test("is given what it must know besides", () => {
    const said = { trust: ({ seat }: { kind: string; seat: number }, speaker: number) => seat === speaker };
    expect(textFor(said, { kind: "trust", seat: 2 }, 2)).toBe(true);
    expect(textFor(said, { kind: "trust", seat: 2 }, 1)).toBe(false);
  });

  test("that nobody has written is a fault of ours, by name", () => {
    expect(() => textFor(texts, { kind: "flown", to: 5 })).toThrow("There is no text for “flown”.");
  });
});
