import { describe, expect, test } from "vitest";
import { checkTable, readOption } from "./check.ts";
import type { Game } from "./game.ts";
import { type Pennies, pennies } from "./testing/pennies.ts";

describe("a table is checked before it starts", () => {
  test("an option that is not given has its default", () => {
    expect(checkTable(pennies, 3, { quiet: true })).toEqual({
      options: { coin: "penny", quiet: true },
      errors: [],
      warnings: [],
    });
  });

  test("an option that changes nothing at this table has its default, whatever is given", () => {
    const noisyAlone: Game<Pennies> = {
      ...pennies,
      lobby: { applies: (option, seats) => option !== "quiet" || seats > 1 },
    };
    const given = { coin: "groat", quiet: true };
    expect(checkTable(noisyAlone, 1, given).options).toEqual({ coin: "groat", quiet: false });
    expect(checkTable(noisyAlone, 2, given).options).toEqual({ coin: "groat", quiet: true });
  });

  test("the game itself may object to options that are each allowed", () => {
    expect(checkTable(pennies, 2, { coin: "groat" }).errors).toEqual([]);
    expect(checkTable(pennies, 3, { coin: "groat" }).errors).toEqual([{ kind: "no-groats" }]);
  });

  test.each([1, 4])("%d seats are right", (seats) => {
    expect(checkTable(pennies, seats).errors).toEqual([]);
  });

  test.each([0, 5, 2.5, Number.NaN])("%d seats are the wrong number", (seats) => {
    expect(checkTable(pennies, seats).errors).toEqual([{ kind: "seat-count", seats, min: 1, max: 4 }]);
  });

  test("an unknown option is named, with those that there are", () => {
    expect(checkTable(pennies, 2, { colour: "red" }).errors).toEqual([
      { kind: "unknown-option", option: "colour", known: ["coin", "quiet"] },
    ]);
  });

  test.each([
    ["coin", "ducat", ["penny", "groat"]],
    ["coin", true, ["penny", "groat"]],
    ["quiet", "true", ["false", "true"]],
  ])("%s cannot be %s", (option, value, known) => {
    const { errors } = checkTable(pennies, 2, { [option]: value });
    expect(errors).toEqual([{ kind: "unknown-value", option, value: String(value), known }]);
  });

  test("a bag names what may be in it", () => {
    const court = { kind: "bag", items: ["duke", "cleric"], examples: ["duke*2"], default: "" } as const;
    const courtly: Game = { ...pennies, options: { court } };
    expect(checkTable(courtly, 2, { court: "dragon" }).errors).toEqual([
      { kind: "unknown-value", option: "court", value: "dragon", known: ["duke", "cleric"] },
    ]);
  });

  test("all problems are reported at once, in order, and valid values are kept", () => {
    const { errors, options } = checkTable(pennies, 5, {
      colour: "red",
      coin: "ducat",
      quiet: true,
      crown: "x",
    });
    expect(errors.map(({ kind }) => kind)).toEqual([
      "seat-count",
      "unknown-option",
      "unknown-value",
      "unknown-option",
    ]);
    expect(options).toEqual({ coin: "penny", quiet: true });
  });

  test.each(["toString", "__proto__", "constructor"])(
    "%s is no option, although objects inherit it",
    (option) => {
      const given = JSON.parse(`{"${option}": "x"}`) as Record<string, string>;
      expect(checkTable(pennies, 2, given).errors).toMatchObject([{ kind: "unknown-option", option }]);
    },
  );
});

test.each([
  ["coin=groat", { name: "coin", value: "groat" }],
  ["quiet=true", { name: "quiet", value: true }],
  ["quiet=false", { name: "quiet", value: false }],
  ["x=1", { name: "x", value: "1" }],
  ["motto=a=b", { name: "motto", value: "a=b" }],
  ["quiet", null],
  ["=true", null],
])("the typed option %s is read", (typed, option) => {
  expect(readOption(typed)).toEqual(option);
});
