import { describe, expect, test } from "vitest";
import { Match } from "./match.ts";
import { entryOf, PenniesTable } from "../testing/pennies-table.ts";
import { pennies } from "../testing/pennies.ts";

const storedOf = ({ match }: PenniesTable) => JSON.stringify([match.log, match.snapshot(), match.drawn]);

describe("a match that is loaded again", () => {
  test("goes on in the middle of a simultaneous decision", () => {
    const [stayed, left] = [new PenniesTable(), new PenniesTable()];
    for (const table of [stayed, left]) {
      table.answer(0, "roll");
      table.answer(0, "call");
      table.answer(1, "tails");
    }
    left.reload();
    expect([0, 1, 2].map((seat) => left.match.decision(seat)?.id)).toEqual(["0-3", undefined, "2-1"]);
    for (const table of [stayed, left]) {
      table.answer(2, "heads", "2-1");
      table.answer(0, "heads", "0-3");
      table.answer(1, "roll");
    }
    expect(storedOf(left)).toBe(storedOf(stayed));
  });

  test("asks the last seat the same as before when another undoes its answer", () => {
    const table = new PenniesTable();
    table.answer(0, "call");
    table.answer(0, "heads");
    table.answer(1, "heads");
    table.reload();
    table.undo(1);
    expect([0, 1, 2].map((seat) => table.match.decision(seat)?.id)).toEqual([undefined, "1-2", "2-1"]);
  });

  test("still knows who asked to undo, and who agreed", () => {
    const table = new PenniesTable();
    table.answer(0, "roll");
    table.undo(0);
    table.vote(1, true);
    table.reload();
    expect(entryOf(table.vote(2, true))).toMatchObject({ kind: "undo", from: 1, agreed: [1, 2] });
  });

  test("refuses a snapshot that does not fit its log", () => {
    const table = new PenniesTable();
    table.say(0, { text: "Hello!" });
    const { log } = table.match;
    const snapshot = { ...table.match.snapshot(), line: [1] };
    expect(() => Match.resume(pennies, log, snapshot, table.source)).toThrow("Entry 1 is no answer");
  });

  test("undoes no answer that does not count, whatever its snapshot asks for", () => {
    const table = new PenniesTable({ seats: 2 });
    table.answer(0, "left");
    table.undo(0);
    const snapshot = { ...table.match.snapshot(), request: { seat: 0, from: 1, agreed: [] } };
    const match = Match.resume(pennies, table.match.log, snapshot, table.source);
    const vote = { kind: "undo-vote", id: "x", seat: 1, of: 0, agrees: true } as const;
    expect(() => match.submit(vote)).toThrow("Entry 1 was to be taken back, but does not count.");
  });
});

describe("what a viewer is sent", () => {
  test("is their view, their decision with previews, and how far undo reaches", () => {
    const table = new PenniesTable();
    table.answer(0, "left");
    const { decision, undo } = table.match.sight(0);
    expect(undo).toBe("free");
    expect(decision?.id).toBe("0-2");
    expect(decision?.previews).toMatchObject({
      left: { events: [{ kind: "stepped", seat: 0 }], final: false },
      roll: { events: [], final: true },
    });
    expect(table.match.sight("public")).toEqual({
      view: pennies.view(table.match.state, "public"),
      decision: null,
      undo: "none",
    });
  });

  test("tells the seat that hides a penny what the others do not see", () => {
    const table = new PenniesTable();
    table.answer(0, "call");
    table.answer(0, "tails");
    const result = table.match.log.entries.at(-1);
    expect(result).toMatchObject({ answer: "tails", revealed: false });
    expect(table.match.sight(1).decision?.previews["heads"]?.events).toEqual([
      { kind: "hid", seat: 1, side: "heads" },
    ]);
  });

  test("never changes the state", () => {
    const table = new PenniesTable();
    const before = JSON.stringify(table.match.state);
    table.match.sight(0);
    expect(JSON.stringify(table.match.state)).toBe(before);
  });
});
