import { describe, expect, test } from "vitest";
import { RecordingTable } from "./table.ts";
import { seeded } from "./words.ts";

const source = seeded("table");

describe("the table of a running match", () => {
  test("keeps what is drawn and told, each in order", () => {
    const table = new RecordingTable<string>(source, 5);
    table.tell("one");
    const drew = table.chance.pick(6);
    table.reveal("two");
    const order = table.chance.order(4);
    expect(table.draws).toEqual([{ of: 6, drew }, { order }]);
    expect(table.events).toEqual(["one", "two"]);
    expect([drew, order, table.next]).toEqual([source.pick(5, 6), source.order(6, 4), 7]);
  });

  test.each([
    ["a die is rolled", true, (table: RecordingTable<string>) => table.chance.pick(6)],
    ["cards are shuffled", true, (table: RecordingTable<string>) => table.chance.order(4)],
    ["a card is shown", true, (table: RecordingTable<string>) => table.reveal("ace")],
    ["a pawn is moved", false, (table: RecordingTable<string>) => table.tell("moved")],
  ])("when %s, somebody has learned something: %s", (_, learned, happen) => {
    const table = new RecordingTable<string>(source, 0);
    happen(table);
    expect(table.revealed).toBe(learned);
  });

  test("has a clean page when it is turned, and draws on from where it is told", () => {
    const table = new RecordingTable<string>(source, 0);
    table.chance.pick(6);
    table.reveal("ace");
    table.turnPage(9);
    expect([table.draws, table.events, table.revealed, table.next]).toEqual([[], [], false, 9]);
    expect(table.chance.pick(100)).toBe(source.pick(9, 100));
  });
});
