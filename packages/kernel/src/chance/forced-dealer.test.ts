import { describe, expect, test } from "vitest";
import { ForcedDealer } from "./forced-dealer.ts";

describe("a forced dealer", () => {
  test("records what is told and revealed, in order", () => {
    const dealer = new ForcedDealer<string>();
    dealer.tell("one");
    dealer.tell("two");
    dealer.reveal("three");
    expect(dealer.events).toEqual(["one", "two", "three"]);
  });

  test("gives the forced dice one after another, and says how many are left", () => {
    const dealer = new ForcedDealer({ picks: [0, 5, 3] });
    expect([dealer.chance.pick(6), dealer.chance.pick(6), dealer.left]).toEqual([0, 5, 1]);
  });

  test("throws where no die was forced", () => {
    expect(() => new ForcedDealer().chance.pick(6)).toThrow("Nothing was laid down for a pick of 6.");
  });

  test.each([-1, 6])("throws for a %i as the roll of a six-sided die", (pick) => {
    expect(() => new ForcedDealer({ picks: [pick] }).chance.pick(6)).toThrow(RangeError);
  });

  test("shuffles as forced, and leaves the order alone where nothing was forced", () => {
    const dealer = new ForcedDealer({ orders: [[1, 0], [0]] });
    expect([dealer.chance.order(2), dealer.chance.order(1), dealer.chance.order(3)]).toEqual([
      [1, 0],
      [0],
      [0, 1, 2],
    ]);
  });

  test("throws for a forced order of two where three are shuffled", () => {
    expect(() => new ForcedDealer({ orders: [[1, 0]] }).chance.order(3)).toThrow(RangeError);
  });

  test("leaves its arguments unchanged", () => {
    const picks = [1];
    const orders = [[0]];
    const dealer = new ForcedDealer({ picks, orders });
    dealer.chance.pick(2);
    dealer.chance.order(1);
    expect([picks, orders]).toEqual([[1], [[0]]]);
  });
});
