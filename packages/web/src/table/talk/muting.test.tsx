import { afterEach, expect, test } from "vitest";
import { muted } from "../../settings.ts";
import { isHeard } from "./muting.ts";
import { anna, gathering, said, told } from "../testing/at-table.ts";

afterEach(() => {
  muted.value = [];
});

test("the talk of somebody whom I have muted is not heard; what he does is", () => {
  expect(isHeard(said(1, "Hello!"), gathering)).toBe(true);
  muted.value = ["somebodyelse", anna.id];
  expect(isHeard(said(1, "Hello!"), gathering)).toBe(false);
  expect(isHeard(said(0, "Beep."), gathering)).toBe(true);
  expect(isHeard(told("moved"), gathering)).toBe(true);
  expect(isHeard({ kind: "time-over", seat: 1 }, gathering)).toBe(true);
});
