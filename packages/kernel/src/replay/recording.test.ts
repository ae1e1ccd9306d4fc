import { describe, expect, test } from "vitest";
import type { Game } from "../game.ts";
import type { Match } from "../match/match.ts";
import { seeded } from "../chance/random.ts";
import { Recording } from "./recording.ts";
import { replay } from "./replay.ts";
import { PenniesTable } from "../testing/pennies-table.ts";
import { type Pennies, pennies } from "../testing/pennies.ts";

/** A match with dice, talk, and undone moves, both free and agreed, long enough to have stored positions. */
function played(): Match<Pennies> {
  const table = new PenniesTable();
  for (let nth = 0; nth < 40; nth++) {
    table.answer(0, nth % 3 === 0 ? "roll" : "left");
    if (nth % 7 === 1) table.undo(0);
  }
  table.answer(0, "roll");
  table.undo(0);
  table.vote(1, true);
  table.vote(2, true);
  table.say(2, { text: "Again!" });
  table.answer(0, "call");
  for (const seat of [0, 1, 2]) table.answer(seat, "heads");
  return table.match;
}

/** Rules that count how often the state is changed. */
function counting(): { readonly game: Game<Pennies>; applied(): number } {
  let applied = 0;
  const game: Game<Pennies> = {
    ...pennies,
    apply(...change) {
      applied++;
      pennies.apply(...change);
    },
  };
  return { game, applied: () => applied };
}

describe("a recording", () => {
  const { log } = played();
  const recording = new Recording(pennies, log);

  test("shows any moment, in any order, as it was then", () => {
    const states = Array.from(replay(pennies, log), ({ state }) => JSON.stringify(state));
    expect(recording.last).toBe(log.entries.length);
    for (const moment of [recording.last, 0, 17, 33, 16, 1, 50, 49]) {
      expect(JSON.stringify(recording.stateAt(moment))).toBe(states[moment]);
    }
  });

  test("does not play the match from the beginning for each moment", () => {
    const { game, applied } = counting();
    const counted = new Recording(game, log);
    for (let moment = 0; moment <= counted.last; moment++) {
      const before = applied();
      counted.stateAt(moment);
      expect(applied() - before).toBeLessThan(16);
    }
  });

  test("shows the perspective of the public, of a seat, or with everything open", () => {
    const hid = recording.last - 2;
    expect(recording.seenAt(hid, "public")).toEqual([{ kind: "hid", seat: 0, side: null }]);
    expect(recording.seenAt(hid, 0)).toEqual([{ kind: "hid", seat: 0, side: "heads" }]);
    expect(recording.seenAt(hid, 1)).toEqual([{ kind: "hid", seat: 0, side: null }]);
    expect(recording.seenAt(hid, "open")).toEqual([{ kind: "hid", seat: 0, side: "heads" }]);
    expect(recording.viewAt(hid, "open")).toEqual(recording.viewAt(hid, "public"));
    const openly = new Recording(
      { ...pennies, replay: { openView: () => ({ awaited: null, at: 77 }) } },
      log,
    );
    expect(openly.viewAt(hid, "open")).toEqual({ awaited: null, at: 77 });
    expect(openly.viewAt(hid, 0)).toEqual(recording.viewAt(hid, 0));
  });

  test("finds the turns: one begins when somebody is asked who was not asked before", () => {
    expect(recording.turns).toEqual([0, recording.last - 3, recording.last]);
  });
});

describe("a recording of a match under older rules", () => {
  const { log } = played();
  const told = Array.from({ length: log.entries.length + 1 }, (_, n) =>
    new Recording(pennies, log).toldAt(n),
  );
  /** Rules under which nobody goes left any more. */
  const lame: Game<Pennies> = {
    ...pennies,
    version: 2,
    decision(state, seat) {
      const decision = pennies.decision(state, seat);
      return decision === null
        ? null
        : { ...decision, answers: decision.answers.filter(({ id }) => id !== "left") };
    },
  };

  test("is exact as long as both rules agree", () => {
    const recording = new Recording({ ...pennies, version: 2 }, log, told);
    expect(recording.mismatch).toBeNull();
    expect(recording.lastReached).toBe(log.entries.length);
  });

  test("is built from the stored events after that, and shows undone moves as they were", () => {
    const recording = new Recording(lame, log, told);
    expect(recording.lastReached).toBe(1);
    expect(recording.mismatch?.message).toContain("illegal-answer");
    expect(recording.last).toBe(log.entries.length);
    const rolled = told.flat().flatMap((event) => (event.kind === "rolled" ? [event.die] : []));
    const start = recording.viewAt(0, "public")?.at ?? 0;
    // The last roll was undone. Steps are not told.
    const sum = rolled.slice(0, -1).reduce((all, die) => all + die, start);
    expect(recording.viewAt(recording.last, "public")).toEqual({ awaited: null, at: sum });
    expect(recording.toldAt(recording.last)).toEqual(told.at(-1));
  });

  test("ends at the mismatch if the events were not stored", () => {
    expect(new Recording(lame, log).last).toBe(1);
  });

  test("finds a mismatch by the events, even if the answers are legal", () => {
    const other = told.with(4, [{ kind: "called" }]);
    const recording = new Recording(pennies, log, other);
    expect(recording.lastReached).toBe(3);
    expect(recording.seenAt(4, "public")).toEqual([{ kind: "called" }]);
  });

  test("skips events that these rules do not know, and has only its log where they cannot set it up", () => {
    const forgetful: Game<Pennies> = {
      ...lame,
      after() {
        throw new Error("What is that?");
      },
    };
    expect(new Recording(forgetful, log, told).viewAt(9, "public")).toMatchObject({ awaited: null });
    const other: Game<Pennies> = {
      ...lame,
      setup: (...given) => ({ ...pennies.setup(...given), at: given[2].chance.pick(6) }),
    };
    const logOnly = new Recording(other, log, told);
    expect([logOnly.lastReached, logOnly.last]).toEqual([-1, log.entries.length]);
    expect(logOnly.viewAt(5, 0)).toBeNull();
    expect(logOnly.seenAt(5, 0)).toEqual(told[5]);
  });
});

test("a match that has just begun has one moment", () => {
  const { log } = new PenniesTable({ source: seeded(3) }).match;
  const recording = new Recording(pennies, log);
  expect([recording.last, recording.turns, recording.seenAt(0, 1)]).toEqual([0, [0], []]);
});
