import { expect, test } from "vitest";
import { seatsOf, viewersOf } from "./seat.ts";

test("a table has a viewer for each seat, and the public", () => {
  expect(seatsOf(3)).toEqual([0, 1, 2]);
  expect(viewersOf(2)).toEqual([0, 1, "public"]);
});
