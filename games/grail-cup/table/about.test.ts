import { describe, expect, test } from "vitest";
import { about } from "./about.ts";

describe("an answer is explained by what it does", () => {
  const space = { kind: "space", id: "space-8", space: 8 } as const;

  test("a space for the dragon by the dragon, not by what awaits a knight there", () => {
    expect(about(space, { kind: "dragon", why: "tamer" })).toBe("dragon");
  });

  test("a token for Merlin’s eyes by Merlin, not by what turning it up would do", () => {
    expect(about(space, { kind: "look", chosen: [] })).toBe("ally-3");
  });

  test("an ally to be cursed by the curse, a knight to be pointed at by the claim", () => {
    expect(about({ kind: "curse", id: "curse-4", ally: 4 }, { kind: "curse" })).toBe("curse");
    expect(about({ kind: "knight", id: "knight-1", knight: 1 }, { kind: "point" })).toBe("claim");
  });

  test("an ally to keep by itself", () => {
    const keep = { kind: "keep", id: "keep-3", ally: 3 } as const;
    expect(about(keep, { kind: "keep", hand: [3], takenUp: null })).toBeUndefined();
  });
});
