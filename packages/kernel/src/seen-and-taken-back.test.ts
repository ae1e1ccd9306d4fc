import { describe, expect, test } from "vitest";
import { wasSeenAndTakenBack } from "./seen-and-taken-back.ts";
import { PenniesTable } from "./testing/pennies-table.ts";

/** Whether the log so far shows that something was tried again after chance had shown itself. */
const isSecondTry = ({ match }: PenniesTable) => wasSeenAndTakenBack(match.log.entries);

describe("a second try at what chance had shown", () => {
  test("is a roll that was taken back", () => {
    const table = new PenniesTable();
    table.answer(0, "roll");
    table.undo(0);
    table.vote(1, true);
    expect(isSecondTry(table)).toBe(false);
    table.vote(2, true);
    expect(isSecondTry(table)).toBe(true);
  });

  test("is none where only moves after the roll were taken back", () => {
    const table = new PenniesTable();
    table.answer(0, "roll");
    table.answer(0, "left");
    table.undo(0);
    expect(isSecondTry(table)).toBe(false);
  });

  test("is none where what was rolled later was not", () => {
    const table = new PenniesTable();
    table.answer(0, "left");
    table.undo(0);
    table.answer(0, "roll");
    expect(isSecondTry(table)).toBe(false);
  });
});
