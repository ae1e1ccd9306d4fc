import { beforeEach, expect, test } from "vitest";
import { keepNotes, readNotes } from "./notes.ts";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  globalThis.localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    key: () => null,
    length: 0,
  };
});

test("notes of one table and person are found again, and no others", () => {
  keepNotes("notebook t1 ann", { 3: { mark: "suspected", words: "lied about quest 2" } });
  expect(readNotes("notebook t1 ann")[3]?.words).toBe("lied about quest 2");
  expect(readNotes("notebook t1 ben")).toEqual({});
});

test("what is no note is not read", () => {
  kept.set("notebook t1 ann", '{"1":{"mark":"hated","words":""},"2":7,"3":{"mark":null,"words":"hm"}}');
  expect(readNotes("notebook t1 ann")).toEqual({ 3: { mark: null, words: "hm" } });
  kept.set("notebook t1 ann", "not json");
  expect(readNotes("notebook t1 ann")).toEqual({});
});
