import { describe, expect, test } from "vitest";
import { hasUndoneReveal } from "./undone-reveal.ts";
import { PenniesTable } from "../testing/pennies-table.ts";

/** Whether the log shows a second try after chance had revealed something. */
const isSecondTry = ({ match }: PenniesTable) => hasUndoneReveal(match.log.entries);

describe("an undone reveal", () => {
  test("is a roll that was undone", () => {
    const table = new PenniesTable();
    table.answer(0, "roll");
    table.undo(0);
    table.vote(1, true);
    expect(isSecondTry(table)).toBe(false);
    table.vote(2, true);
    expect(isSecondTry(table)).toBe(true);
  });

  test("is not there where only moves after the roll were undone", () => {
    const table = new PenniesTable();
    table.answer(0, "roll");
    table.answer(0, "left");
    table.undo(0);
    expect(isSecondTry(table)).toBe(false);
  });

  test("is not there where a later roll was not undone", () => {
    const table = new PenniesTable();
    table.answer(0, "left");
    table.undo(0);
    table.answer(0, "roll");
    expect(isSecondTry(table)).toBe(false);
  });
});
