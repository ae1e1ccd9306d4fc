import { expect, test } from "vitest";
import { percent } from "./percent.ts";
import { toldChance, toldChances } from "./told-chance.ts";

test("tens of per cents are enough, but for what is rare, nearly certain, or hardly differs", () => {
  expect(toldChance(0.34)).toBe(0.3);
  expect(toldChance(0.03)).toBe(0.03);
  expect(toldChance(0.97)).toBe(0.97);
  expect(toldChance(0.997)).toBe(0.99);
  expect(toldChance(1 - 1e-12)).toBe(1);
  expect(toldChances(0.31, 0.34)).toEqual([0.31, 0.34]);
  expect(toldChances(0.28, 0.62)).toEqual([0.3, 0.6]);
  expect(toldChances(0.28, 0.02)).toEqual([0.28, 0.02]);
});

test("per cents are written as the language writes them", () => {
  expect(percent("en", 0.8)).toBe("80%");
  expect(percent("fr", 0.8)).toBe("80\u00a0%");
  expect(percent("ru", 0.8)).toBe("80\u00a0%");
});
