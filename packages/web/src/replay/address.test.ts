import { expect, test } from "vitest";
import { placeIn, writtenPlace } from "./address.ts";

test.each([
  ["", "", { moment: 0, eyes: "public" }],
  ["", "#42", { moment: 42, eyes: "public" }],
  ["?seen=open", "#7", { moment: 7, eyes: "open" }],
  ["?seen=2", "", { moment: 0, eyes: 2 }],
  ["?seen=3", "#-1", { moment: 0, eyes: "public" }],
  ["?seen=<b>", "#content", { moment: 0, eyes: "public" }],
] as const)("the address %s%s leads to %j at a table of three", (search, hash, place) => {
  expect(placeIn({ search, hash }, 3)).toEqual(place);
});

test("a place is written so that it leads back to itself", () => {
  for (const place of [
    { moment: 0, eyes: "public" },
    { moment: 12, eyes: "open" },
    { moment: 3, eyes: 0 },
  ] as const) {
    const [search = "", hash = ""] = writtenPlace(place).split("#");
    expect(placeIn({ search, hash: `#${hash}` }, 3)).toEqual(place);
  }
});
