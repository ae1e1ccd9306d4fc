import { describe, expect, test } from "vitest";
import { RecordingDealer } from "./dealer.ts";
import { seeded } from "./random.ts";

const source = seeded("table");

describe("the dealer of a running match", () => {
  test("records draws and events in order", () => {
    const dealer = new RecordingDealer<string>(source, 5);
    dealer.tell("one");
    const drew = dealer.chance.pick(6);
    dealer.reveal("two");
    const order = dealer.chance.order(4);
    expect(dealer.draws).toEqual([{ of: 6, drew }, { order }]);
    expect(dealer.events).toEqual(["one", "two"]);
    expect([drew, order, dealer.next]).toEqual([source.pick(5, 6), source.order(6, 4), 7]);
  });

  test.each([
    ["a die is rolled", true, (dealer: RecordingDealer<string>) => dealer.chance.pick(6)],
    ["cards are shuffled", true, (dealer: RecordingDealer<string>) => dealer.chance.order(4)],
    ["a card is shown", true, (dealer: RecordingDealer<string>) => dealer.reveal("ace")],
    ["a pawn is moved", false, (dealer: RecordingDealer<string>) => dealer.tell("moved")],
  ])("when %s, somebody has learned something: %s", (_, learned, happen) => {
    const dealer = new RecordingDealer<string>(source, 0);
    happen(dealer);
    expect(dealer.revealed).toBe(learned);
  });

  test("starts empty after a reset, and draws on from the given number", () => {
    const dealer = new RecordingDealer<string>(source, 0);
    dealer.chance.pick(6);
    dealer.reveal("ace");
    dealer.reset(9);
    expect([dealer.draws, dealer.events, dealer.revealed, dealer.next]).toEqual([[], [], false, 9]);
    expect(dealer.chance.pick(100)).toBe(source.pick(9, 100));
  });
});
