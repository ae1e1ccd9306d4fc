import { expect, test } from "vitest";
import { begin, finished, mayPointAt, missing, pointed } from "./draft.ts";

test("suspecting somebody takes two clicks: what, and whom · QU-40", () => {
  const draft = begin("i-suspect");
  expect(missing(draft)).toBe("seat");
  expect(finished(pointed(draft, 3))).toEqual({ kind: "i-suspect", seat: 3 });
});

test("a check takes a third: what was seen · QU-40", () => {
  const draft = pointed(begin("i-checked"), 2);
  expect([missing(draft), finished(draft)]).toEqual(["loyalty", null]);
  expect(finished(draft, { loyalty: "evil" })).toEqual({ kind: "i-checked", seat: 2, saw: "evil" });
});

test("a team grows by pointing, and shrinks by pointing again · QU-40", () => {
  const draft = pointed(pointed(pointed(begin("send"), 1), 4), 1);
  expect(finished(draft)).toEqual({ kind: "send", seats: [4] });
  expect(finished(begin("send"))).toBeNull();
});

test("I may send myself, but not suspect myself", () => {
  expect(mayPointAt(begin("send"), 0, 0)).toBe(true);
  expect(mayPointAt(begin("i-suspect"), 0, 0)).toBe(false);
});
