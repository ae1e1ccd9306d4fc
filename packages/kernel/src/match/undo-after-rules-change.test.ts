import { describe, expect, test } from "vitest";
import { PenniesTable } from "../testing/pennies-table.ts";
import { pennies } from "../testing/pennies.ts";

const stateOf = ({ match }: PenniesTable) => JSON.stringify(match.state);

describe("after the rules have changed", () => {
  const corrected = { ...pennies, version: 2 };

  test("moves from before are out of reach, and the match goes on", () => {
    const table = new PenniesTable();
    table.answer(0, "left");
    table.reload(corrected);
    expect(table.match.undoReach(0)).toBe("none");
    expect(table.undo(0)).toEqual({ accepted: false, reason: "undo-out-of-reach" });
  });

  test("an earlier request to undo can no longer be agreed to", () => {
    const table = new PenniesTable({ seats: 2 });
    table.answer(0, "roll");
    table.undo(0);
    table.reload(corrected);
    const before = stateOf(table);
    expect(table.vote(1, true)).toEqual({ accepted: false, reason: "undo-out-of-reach" });
    expect(stateOf(table)).toBe(before);
  });

  test("later moves can be undone as usual", () => {
    const table = new PenniesTable();
    table.answer(0, "left");
    table.reload(corrected);
    const before = stateOf(table);
    table.answer(0, "right");
    table.undo(0);
    expect(stateOf(table)).toBe(before);
    expect(table.match.undoReach(0)).toBe("none");
  });

  test("later moves can be undone again and again", () => {
    const table = new PenniesTable();
    table.answer(0, "left");
    table.reload(corrected);
    const before = stateOf(table);
    for (const answer of ["right", "left"]) {
      table.answer(0, answer);
      table.undo(0);
    }
    expect(stateOf(table)).toBe(before);
  });

  test("without a new version, moves that are no longer legal throw when they are replayed", () => {
    const table = new PenniesTable();
    table.answer(0, "left");
    table.answer(0, "right");
    const lame: typeof pennies = {
      ...pennies,
      decision(state, seat) {
        const decision = pennies.decision(state, seat);
        if (decision === null) return null;
        return { ...decision, answers: decision.answers.filter(({ id }) => id !== "left") };
      },
    };
    table.reload(lame);
    expect(() => table.undo(0)).toThrow("Entry 1: left is no legal answer.");
  });
});
