import { describe, expect, test } from "vitest";
import { ForcedTable } from "./forced.ts";

describe("a forced table", () => {
  test("keeps what is told and revealed, in order", () => {
    const table = new ForcedTable<string>();
    table.tell("one");
    table.tell("two");
    table.reveal("three");
    expect(table.events).toEqual(["one", "two", "three"]);
  });

  test("gives the dice that were laid down, one after another, and says how many are left", () => {
    const table = new ForcedTable({ picks: [0, 5, 3] });
    expect([table.chance.pick(6), table.chance.pick(6), table.left]).toEqual([0, 5, 1]);
  });

  test("has no die where none was laid down", () => {
    expect(() => new ForcedTable().chance.pick(6)).toThrow("Nothing was laid down for a pick of 6.");
  });

  test.each([-1, 6])("does not take a %i for a die of six", (pick) => {
    expect(() => new ForcedTable({ picks: [pick] }).chance.pick(6)).toThrow(RangeError);
  });

  test("shuffles as was laid down, and where nothing was it leaves things as they lie", () => {
    const table = new ForcedTable({ orders: [[1, 0], [0]] });
    expect([table.chance.order(2), table.chance.order(1), table.chance.order(3)]).toEqual([
      [1, 0],
      [0],
      [0, 1, 2],
    ]);
  });

  test("does not take an order of two for a shuffle of three", () => {
    expect(() => new ForcedTable({ orders: [[1, 0]] }).chance.order(3)).toThrow(RangeError);
  });

  test("leaves what it was given alone", () => {
    const picks = [1];
    const orders = [[0]];
    const table = new ForcedTable({ picks, orders });
    table.chance.pick(2);
    table.chance.order(1);
    expect([picks, orders]).toEqual([[1], [[0]]]);
  });
});
