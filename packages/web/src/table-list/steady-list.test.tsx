import { expect, test } from "vitest";
import { steadied, type ListItem } from "./steady-list.ts";

const items = (...ids: string[]) => ids.map((id) => ({ id }));

function seen(shown: readonly ListItem<{ id: string }>[]): string {
  return shown.map(({ item, isGone }) => (isGone ? `(${item.id})` : item.id)).join(" ");
}

const before = steadied([], items("b", "c", "d"), false);

test("a list that is not held is shown as it is", () => {
  expect(seen(steadied(before, items("a", "c", "e"), false))).toBe("a c e");
});

test("in a held list every item keeps its place: new ones wait, and removed ones stay as shadows", () => {
  expect(seen(steadied(before, items("a", "b", "d"), true))).toBe("b (c) d");
  expect(seen(steadied(before, items("d", "c", "b"), true))).toBe("b c d");
  expect(seen(steadied(before, [], true))).toBe("(b) (c) (d)");
});

test("items after all others may be added, as by the next page", () => {
  expect(seen(steadied(before, items("b", "c", "d", "e"), true))).toBe("b c d e");
  expect(seen(steadied(before, items("a", "b", "c", "d", "e"), true))).toBe("b c d e");
});

test("an item that comes back is no shadow any more", () => {
  const shadow = steadied(before, items("b", "d"), true);
  expect(seen(steadied(shadow, items("b", "c", "d"), true))).toBe("b c d");
});

test("a list that was empty is not held empty", () => {
  expect(seen(steadied([], items("a", "b"), true))).toBe("a b");
});

test("new items wait even if none of the shown ones is left", () => {
  expect(seen(steadied(before, items("x"), true))).toBe("(b) (c) (d)");
});
