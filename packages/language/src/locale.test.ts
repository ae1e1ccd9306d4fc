import { expect, test } from "vitest";
import { isLocale } from "./locale.ts";

test("the languages are Russian, French and English", () => {
  const tried = ["ru", "fr", "en", "de", "RU", "", null, undefined, ["ru"]];
  expect(tried.filter(isLocale)).toEqual(["ru", "fr", "en"]);
});
