import { describe, expect, test } from "vitest";
import { plainCopy } from "../game.ts";
import type { Log } from "./log.ts";
import { Match } from "./match.ts";
import { positionAt } from "./position.ts";
import { standingAnswersIn } from "./standing-in-log.ts";
import { seeded } from "../chance/random.ts";
import { ReplayMismatch } from "../chance/recorded-chance.ts";
import { replayToEnd } from "../replay/replay.ts";
import { PenniesTable } from "../testing/pennies-table.ts";
import { type Pennies, pennies } from "../testing/pennies.ts";

/** Seat 0 has rolled, undone a step, and called; seats 1 and 2 have hidden their pennies, heads and tails. */
function before(): Log<Pennies> {
  const table = new PenniesTable({ seats: 4 });
  table.answer(0, "roll");
  table.answer(0, "left");
  table.undo(0);
  table.say(3, { text: "Go on!" });
  table.answer(0, "call");
  table.answer(1, "heads");
  table.answer(2, "tails");
  return table.match.log;
}

const options = { coin: "penny", quiet: false } as const;

function goOn(log: Log<Pennies>, dealtAnewFor: number | null, seed = "anew"): Match<Pennies> {
  const continued = { table: "t", log, key: "k", dealtAnewFor };
  return Match.begin(pennies, { seats: 4, options, source: seeded(seed), continued });
}

describe("a match continued from another", () => {
  const log = before();

  test("starts from the same position, with the same decisions and the same events", () => {
    const match = goOn(log, null);
    expect(match.state).toEqual(replayToEnd(pennies, log).state);
    expect(match.asked).toEqual([0, 3]);
    expect(match.opening.map(({ kind }) => kind)).toEqual(["rolled", "called", "hid", "hid"]);
    expect(match.log.setup.draws).toEqual([]);
    expect(match.log.entries).toEqual([]);
  });

  test("can redeal what one seat could not know, with events to match", () => {
    const sides = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const match = goOn(log, 1, `${seed}`);
      const { hidden } = match.state;
      expect(hidden?.[1]).toBe("heads");
      sides.add(hidden?.[2] ?? "");
      const told = match.opening.flatMap((event) => (event.kind === "hid" ? [event.side] : []));
      expect(told).toEqual([hidden?.[1], hidden?.[2]]);
      expect(match.log.setup.draws.length).toBeGreaterThan(0);
    }
    expect([...sides].toSorted()).toEqual(["heads", "tails"]);
  });

  test("is a match like any other: it is played on, undone, and replayed from its own log", () => {
    const match = goOn(log, 1);
    const submit = (seat: number, answer: string) =>
      match.submit({ kind: "answer", id: `${seat}`, seat, decision: `${seat}-1`, answer });
    expect(submit(3, "heads")).toMatchObject({ accepted: true });
    expect(match.submit({ kind: "undo", id: "u", seat: 3 })).toMatchObject({ accepted: true });
    expect(match.state.hidden?.[3]).toBeNull();
    match.submit({ kind: "answer", id: "again", seat: 3, decision: "3-2", answer: "tails" });
    submit(0, "heads");
    expect(match.state.shows).toBe(1);
    const again = replayToEnd(pennies, plainCopy(match.log));
    expect(again.state).toEqual(match.state);
    expect(again.log).toStrictEqual(match.log);
  });

  test("can itself continue a continued match", () => {
    const first = goOn(log, 1);
    first.submit({ kind: "answer", id: "a", seat: 3, decision: "3-1", answer: "tails" });
    const second = goOn(first.log, null);
    expect(second.state).toEqual(first.state);
    expect(replayToEnd(pennies, plainCopy(second.log)).state).toEqual(first.state);
  });

  test("is refused where the other log is broken", () => {
    const entries = log.entries.map((entry) =>
      entry.n === 1 && entry.kind === "answer" ? { ...entry, answer: "fly" } : entry,
    );
    expect(() => goOn({ ...log, entries }, null)).toThrow("Entry 1: fly is no legal answer.");
  });
});

test("the position after any entry follows from the answers that counted then", () => {
  const log = before();
  for (let n = 0; n <= log.entries.length; n++) {
    const upToThere = { ...log, entries: log.entries.slice(0, n) };
    expect(positionAt(pennies, log, n)).toEqual(replayToEnd(pennies, upToThere).state);
  }
});

describe("the standing answers", () => {
  test("are those that were not undone", () => {
    expect(standingAnswersIn(before().entries).map(({ n }) => n)).toEqual([1, 5, 6, 7]);
  });

  test("lose one answer that was undone alone, or an answer with all later ones", () => {
    const { entries } = before();
    const undo = { n: 8, kind: "undo", seat: 1, of: 1, from: 6, agreed: [] } as const;
    expect(standingAnswersIn([...entries, { ...undo, alone: true }]).map(({ n }) => n)).toEqual([1, 5, 7]);
    expect(standingAnswersIn([...entries, undo]).map(({ n }) => n)).toEqual([1, 5]);
    expect(() => standingAnswersIn([...entries, { ...undo, from: 2 }])).toThrow(ReplayMismatch);
  });
});
