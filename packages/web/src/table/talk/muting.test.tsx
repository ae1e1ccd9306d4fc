import { afterEach, expect, test } from "vitest";
import { muted } from "../../settings/settings.ts";
import { isHeard } from "./muting.ts";
import { anna, gathering, said, told } from "../testing/at-table.ts";

afterEach(() => {
  muted.value = [];
});

test("chat of a muted person is hidden; their moves are not", () => {
  expect(isHeard(said(1, "Hello!"), gathering)).toBe(true);
  muted.value = ["somebodyelse", anna.id];
  expect(isHeard(said(1, "Hello!"), gathering)).toBe(false);
  expect(isHeard(said(0, "Beep."), gathering)).toBe(true);
  expect(isHeard(told("moved"), gathering)).toBe(true);
  expect(isHeard({ kind: "time-over", seat: 1 }, gathering)).toBe(true);
});

test("statements of the game are shown even from a muted person; text of a blocked person never arrives", () => {
  muted.value = [anna.id];
  const statement = { kind: "said", seat: 1, say: { statement: { kind: "doubt" } } } as const;
  expect(isHeard({ kind: "told", told: statement }, gathering)).toBe(true);
  muted.value = [];
  expect(isHeard(said(1, ""), gathering)).toBe(false);
});
