import { expect, test } from "vitest";
import { parsePlace, formatPlace } from "./address.ts";

test.each([
  ["", "", { moment: 0, perspective: "public" }],
  ["", "#42", { moment: 42, perspective: "public" }],
  ["?seen=open", "#7", { moment: 7, perspective: "open" }],
  ["?seen=2", "", { moment: 0, perspective: 2 }],
  ["?seen=3", "#-1", { moment: 0, perspective: "public" }],
  ["?seen=<b>", "#content", { moment: 0, perspective: "public" }],
] as const)("the address %s%s leads to %j at a table of three", (search, hash, place) => {
  expect(parsePlace({ search, hash }, 3)).toEqual(place);
});

test("a formatted place parses back to itself", () => {
  for (const place of [
    { moment: 0, perspective: "public" },
    { moment: 12, perspective: "open" },
    { moment: 3, perspective: 0 },
  ] as const) {
    const [search = "", hash = ""] = formatPlace(place).split("#");
    expect(parsePlace({ search, hash: `#${hash}` }, 3)).toEqual(place);
  }
});
