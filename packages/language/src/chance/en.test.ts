import { expect, test } from "vitest";
import { line, plainText } from "../line.ts";
import { chanceThat, theChance } from "./en.ts";

const what = line`it rains`;
const when = line`in May`;
const say = (...given: Parameters<typeof chanceThat>) => plainText(chanceThat(...given), String);

test("a chance is a sentence about the position", () => {
  expect(say(what, 0.31)).toBe("There’s a 30% chance that it rains.");
  expect(say(what, 0.81)).toBe("There’s an 80% chance that it rains.");
  expect(say(what, 0.001)).toBe("There’s less than a 1% chance that it rains.");
  expect(say(what, 1)).toBe("It’s certain that it rains.");
  expect(plainText(theChance(0.5, what), String)).toBe("there’s a 50% chance that it rains.");
});

test("a chance is compared with another", () => {
  expect(say(what, 0.7, { chance: 0.5, when })).toBe(
    "There’s a 70% chance that it rains, compared with 50% in May.",
  );
  expect(say(what, 0.7, { chance: 0, when })).toBe(
    "There’s a 70% chance that it rains, compared with less than 1% in May.",
  );
  expect(say(what, 0.7, { chance: 0.7, when })).toBe(
    "There’s a 70% chance that it rains, the same as in May.",
  );
});
