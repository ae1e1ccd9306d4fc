import { afterEach, expect, test } from "vitest";
import { muted } from "../../settings/settings.ts";
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

test("what the game lets him say is part of it, and is heard; of one whom I have blocked no word has come", () => {
  muted.value = [anna.id];
  const statement = { kind: "said", seat: 1, say: { statement: { kind: "doubt" } } } as const;
  expect(isHeard({ kind: "told", told: statement }, gathering)).toBe(true);
  muted.value = [];
  expect(isHeard(said(1, ""), gathering)).toBe(false);
});
