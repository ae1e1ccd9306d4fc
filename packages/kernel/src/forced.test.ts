import { describe, expect, test } from "vitest";
import { ForcedDealer } from "./forced.ts";

describe("a forced table", () => {
  test("keeps what is told and revealed, in order", () => {
    const dealer = new ForcedDealer<string>();
    dealer.tell("one");
    dealer.tell("two");
    dealer.reveal("three");
    expect(dealer.events).toEqual(["one", "two", "three"]);
  });

  test("gives the dice that were laid down, one after another, and says how many are left", () => {
    const dealer = new ForcedDealer({ picks: [0, 5, 3] });
    expect([dealer.chance.pick(6), dealer.chance.pick(6), dealer.left]).toEqual([0, 5, 1]);
  });

  test("has no die where none was laid down", () => {
    expect(() => new ForcedDealer().chance.pick(6)).toThrow("Nothing was laid down for a pick of 6.");
  });

  test.each([-1, 6])("does not take a %i for a die of six", (pick) => {
    expect(() => new ForcedDealer({ picks: [pick] }).chance.pick(6)).toThrow(RangeError);
  });

  test("shuffles as was laid down, and where nothing was it leaves things as they lie", () => {
    const dealer = new ForcedDealer({ orders: [[1, 0], [0]] });
    expect([dealer.chance.order(2), dealer.chance.order(1), dealer.chance.order(3)]).toEqual([
      [1, 0],
      [0],
      [0, 1, 2],
    ]);
  });

  test("does not take an order of two for a shuffle of three", () => {
    expect(() => new ForcedDealer({ orders: [[1, 0]] }).chance.order(3)).toThrow(RangeError);
  });

  test("leaves what it was given alone", () => {
    const picks = [1];
    const orders = [[0]];
    const dealer = new ForcedDealer({ picks, orders });
    dealer.chance.pick(2);
    dealer.chance.order(1);
    expect([picks, orders]).toEqual([[1], [[0]]]);
  });
});
