import { describe, expect, test } from "vitest";
import { plural } from "./plural.ts";

describe("a number beside a noun", () => {
  test.each([
    [0, "копий"],
    [1, "копьё"],
    [2, "копья"],
    [4, "копья"],
    [5, "копий"],
    [11, "копий"],
    [12, "копий"],
    [21, "копьё"],
    [22, "копья"],
    [111, "копий"],
  ])("%i takes its Russian form: %s", (count, form) => {
    expect(plural("ru", count, { one: "копьё", few: "копья", many: "копий" })).toBe(form);
  });

  test.each([
    [0, "lance"],
    [1, "lance"],
    [2, "lances"],
    [1_000_000, "lances"],
  ])("%i takes its French form: %s", (count, form) => {
    expect(plural("fr", count, { one: "lance", other: "lances" })).toBe(form);
  });

  test.each([
    [0, "lances"],
    [1, "lance"],
    [2, "lances"],
    [21, "lances"],
  ])("%i takes its English form: %s", (count, form) => {
    expect(plural("en", count, { one: "lance", other: "lances" })).toBe(form);
  });
});
