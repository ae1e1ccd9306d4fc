import { describe, expect, test } from "vitest";
import type { ChanceSource } from "./chance.ts";
import { answerOf, entryOf, PenniesTable } from "./testing/pennies-table.ts";
import { darkPennies, pennies } from "./testing/pennies.ts";
import { replayed } from "./replay.ts";
import { seeded } from "./random.ts";

const stateOf = ({ match }: PenniesTable) => JSON.stringify(match.state);

describe("a move that taught nobody anything", () => {
  test("is taken back freely, and nothing of it remains but the log", () => {
    const table = new PenniesTable();
    const before = stateOf(table);
    table.answer(0, "left");
    expect(table.match.undoReach(0)).toBe("free");
    expect(entryOf(table.undo(0))).toMatchObject({ n: 2, kind: "undo", of: 0, from: 1, agreed: [] });
    expect(stateOf(table)).toBe(before);
    expect(table.match.log.entries.map(({ kind }) => kind)).toEqual(["answer", "undo"]);
  });

  test("is taken back one by one, back to the last that did", () => {
    const table = new PenniesTable();
    table.answer(0, "roll");
    const rolled = stateOf(table);
    table.answer(0, "left");
    table.answer(0, "right");
    table.undo(0);
    table.undo(0);
    expect(stateOf(table)).toBe(rolled);
    expect(table.match.undoReach(0)).toBe("by-agreement");
  });

  test("is no longer free when another seat has acted", () => {
    const table = new PenniesTable();
    table.answer(0, "call");
    table.answer(1, "heads");
    expect([0, 1, 2].map((seat) => table.match.undoReach(seat))).toEqual(["by-agreement", "free", "none"]);
  });

  test("is as free when a bot made it", () => {
    const table = new PenniesTable();
    table.answer(0, "call");
    const before = stateOf(table);
    table.match.submit({ kind: "answer", id: "b", seat: 1, decision: "1-1", answer: "tails" }, { by: "bot" });
    expect(table.match.undoReach(1)).toBe("free");
    expect(entryOf(table.undo(1))).toMatchObject({ kind: "undo", of: 1, agreed: [] });
    expect(stateOf(table)).toBe(before);
  });

  test("is not free when the clock made it: whoever lets his time run out gains none by it", () => {
    const table = new PenniesTable();
    table.answer(0, "call");
    table.match.timeOver(1, "1-1");
    expect(table.match.undoReach(1)).toBe("by-agreement");
    expect(entryOf(table.undo(1))).toMatchObject({ kind: "undo-asked", seat: 1 });
  });

  test("cannot be taken back by a seat that made none", () => {
    const table = new PenniesTable();
    table.answer(0, "left");
    expect(table.undo(1)).toEqual({ accepted: false, reason: "nothing-to-undo" });
  });
});

describe("a move that nobody else noticed", () => {
  /** Seat 0 has called; 1 and 2 have hidden their pennies in the dark. */
  const hidden = (seats = 3): PenniesTable => {
    const table = new PenniesTable({ seats, game: darkPennies });
    table.answer(0, "call");
    table.answer(1, "heads");
    table.answer(2, "tails");
    return table;
  };

  test("is as free as it was when others have moved as unnoticed since", () => {
    const table = hidden();
    expect([1, 2].map((seat) => table.match.undoReach(seat))).toEqual(["free", "free"]);
    table.reload(darkPennies);
    expect([1, 2].map((seat) => table.match.undoReach(seat))).toEqual(["free", "free"]);
  });

  test("is taken back alone: what the others did since still counts", () => {
    const table = hidden();
    expect(entryOf(table.undo(1))).toMatchObject({ kind: "undo", of: 1, from: 2, alone: true, agreed: [] });
    expect(table.match.state.hidden).toEqual([null, null, "tails"]);
    expect(table.match.asked).toEqual([0, 1]);
    expect([0, 1].map((seat) => table.match.decision(seat)?.id)).toEqual(["0-2", "1-2"]);
  });

  test("leaves the others free to take theirs back after it, and its log replays", () => {
    const table = hidden(4);
    table.undo(1);
    table.answer(3, "tails");
    table.answer(1, "tails");
    expect(entryOf(table.undo(2))).toMatchObject({ of: 2, from: 3, alone: true });
    expect(table.match.state.hidden).toEqual([null, "tails", null, "tails"]);
    expect(replayed(darkPennies, table.match.log).state).toEqual(table.match.state);
  });

  test("is not free any more when something was shown, nor is what led to it once somebody has moved", () => {
    const table = hidden();
    expect(table.match.undoReach(0)).toBe("by-agreement");
    table.answer(0, "tails");
    expect([0, 1, 2].map((seat) => table.match.undoReach(seat))).toEqual(Array(3).fill("by-agreement"));
  });
});

test("what was decided because the time was over is not freely taken back", () => {
  const table = new PenniesTable();
  table.answer(0, "call");
  table.match.timeOver(1, "1-1");
  expect(table.match.undoReach(1)).toBe("by-agreement");
});

describe("a move that revealed something", () => {
  const rolled = (): PenniesTable => {
    const table = new PenniesTable();
    table.answer(0, "roll");
    return table;
  };

  test("is not free, though no chance was used and nobody acted since", () => {
    const table = new PenniesTable();
    table.answer(0, "call");
    for (const seat of [0, 1, 2]) table.answer(seat, "heads");
    expect(table.match.undoReach(2)).toBe("by-agreement");
  });

  test("is not free when it was a shuffle", () => {
    const shuffling: typeof pennies = {
      ...pennies,
      apply: (_, __, ___, { chance }) => {
        chance.order(3);
      },
    };
    const table = new PenniesTable({ game: shuffling });
    table.answer(0, "wait");
    expect(table.match.undoReach(0)).toBe("by-agreement");
    expect(entryOf(table.undo(0))).toMatchObject({ kind: "undo-asked" });
  });

  test("is taken back when all the others agree", () => {
    const table = new PenniesTable();
    const before = stateOf(table);
    table.answer(0, "roll");
    expect(entryOf(table.undo(0))).toMatchObject({ kind: "undo-asked", from: 1 });
    expect(table.match.undoRequest).toEqual({ seat: 0, from: 1, agreed: [] });
    expect(entryOf(table.vote(1, true))).toMatchObject({ kind: "undo-vote" });
    expect(stateOf(table)).not.toBe(before);
    expect(entryOf(table.vote(2, true))).toMatchObject({ kind: "undo", seat: 2, of: 0, agreed: [1, 2] });
    expect(stateOf(table)).toBe(before);
    expect(table.match.undoRequest).toBeNull();
  });

  test("has each who agrees counted once, however often he says so", () => {
    const table = rolled();
    table.undo(0);
    table.vote(1, true);
    table.vote(1, true);
    expect(table.match.undoRequest).toEqual({ seat: 0, from: 1, agreed: [1] });
  });

  test("needs no bot's agreement", () => {
    const { match } = rolled();
    const people = { people: [0, 2] };
    match.submit({ kind: "undo", id: "x", seat: 0 }, people);
    const vote = { kind: "undo-vote", id: "y", seat: 2, of: 0, agrees: true } as const;
    expect(entryOf(match.submit(vote, people))).toMatchObject({ kind: "undo", agreed: [2] });
  });

  test("stays when one of them is against it", () => {
    const table = rolled();
    const before = stateOf(table);
    table.undo(0);
    table.vote(1, true);
    table.vote(2, false);
    expect(table.match.undoRequest).toBeNull();
    expect(stateOf(table)).toBe(before);
    expect(table.vote(1, true)).toEqual({ accepted: false, reason: "no-undo-asked" });
  });

  test("stays when somebody plays on", () => {
    const table = rolled();
    table.undo(0);
    table.answer(0, "left");
    expect(table.match.undoRequest).toBeNull();
    expect(table.vote(1, true)).toEqual({ accepted: false, reason: "no-undo-asked" });
  });

  test("is not agreed to by the one who asks", () => {
    const table = rolled();
    table.undo(0);
    expect(table.vote(0, true)).toEqual({ accepted: false, reason: "no-undo-asked" });
  });

  test("stays when the one who asked thinks better of it, and when not everybody answers in time", () => {
    const table = rolled();
    const before = stateOf(table);
    table.undo(0);
    expect(table.withdraw(1)).toEqual({ accepted: false, reason: "no-undo-asked" });
    expect(entryOf(table.withdraw(0))).toMatchObject({ kind: "undo-dropped", seat: 0, why: "withdrawn" });
    expect(table.withdraw(0)).toEqual({ accepted: false, reason: "no-undo-asked" });
    table.undo(0);
    expect(entryOf(table.match.dropUndo("unanswered"))).toMatchObject({ seat: 0, why: "unanswered" });
    expect(table.match.undoRequest).toBeNull();
    expect(table.vote(1, true)).toEqual({ accepted: false, reason: "no-undo-asked" });
    expect(stateOf(table)).toBe(before);
  });

  test("needs no agreement of somebody who has left since", () => {
    const table = rolled();
    expect(table.match.settleUndo([0])).toBeNull();
    table.undo(0);
    table.vote(1, true);
    expect(table.match.settleUndo([0, 1, 2])).toBeNull();
    expect(table.match.settleUndo([0, 1])).toMatchObject({ entry: { kind: "undo", of: 0, agreed: [1] } });
    expect(table.match.undoRequest).toBeNull();
  });

  test("stays when the one who asked has left", () => {
    const table = rolled();
    table.undo(0);
    expect(table.match.settleUndo([1, 2])).toMatchObject({
      entry: { kind: "undo-dropped", why: "withdrawn" },
    });
    expect(table.match.undoRequest).toBeNull();
  });

  test("is not agreed to by a late vote for another's request", () => {
    const table = rolled();
    table.answer(0, "call");
    table.answer(1, "heads");
    table.answer(2, "heads");
    table.undo(0);
    table.undo(1);
    expect(table.vote(2, true, 0)).toEqual({ accepted: false, reason: "no-undo-asked" });
    expect(table.match.undoRequest).toMatchObject({ seat: 1, agreed: [] });
  });

  test("needs nobody's agreement where all the others are bots", () => {
    const table = rolled();
    const result = table.match.submit({ kind: "undo", id: "x", seat: 0 }, { people: [0] });
    expect(entryOf(result)).toMatchObject({ kind: "undo", agreed: [] });
  });

  test("is never taken back in a game that does not allow it", () => {
    const table = new PenniesTable({ game: { ...pennies, takeBack: "free-only" } });
    table.answer(0, "roll");
    expect(table.match.undoReach(0)).toBe("none");
    expect(table.undo(0)).toEqual({ accepted: false, reason: "undo-not-allowed" });
  });

  test("takes what others did after it back with it", () => {
    const table = new PenniesTable();
    table.answer(0, "left");
    const before = stateOf(table);
    table.answer(0, "call");
    table.answer(1, "heads");
    table.answer(2, "heads");
    table.undo(0);
    table.vote(1, true);
    table.vote(2, true);
    expect(stateOf(table)).toBe(before);
    expect(table.match.snapshot().line).toEqual([1]);
  });
});

describe("chance that was drawn", () => {
  /** Keeps the numbers of the draws that it was asked for. */
  function watched(): { source: ChanceSource; drawn: number[] } {
    const drawn: number[] = [];
    const seed = seeded("watched");
    const source: ChanceSource = {
      pick(draw, sides) {
        drawn.push(draw);
        return seed.pick(draw, sides);
      },
      order: (draw, length) => seed.order(draw, length),
    };
    return { source, drawn };
  }

  test("is the same when the move is made again", () => {
    const { source, drawn } = watched();
    const table = new PenniesTable({ seats: 1, source });
    const first = answerOf(table.answer(0, "roll"));
    table.undo(0);
    const again = answerOf(table.answer(0, "roll"));
    expect(again.draws).toEqual(first.draws);
    expect(drawn).toEqual([0, 1, 1]);
  });

  test("is the same after another move in between, and after loading the match again", () => {
    const table = new PenniesTable({ seats: 1 });
    const first = answerOf(table.answer(0, "roll"));
    table.undo(0);
    table.reload();
    table.answer(0, "left");
    expect(answerOf(table.answer(0, "roll")).draws).toEqual(first.draws);
  });
});

describe("after the rules have changed", () => {
  const corrected = { ...pennies, version: 2 };

  test("what was played before is out of reach, and the match goes on", () => {
    const table = new PenniesTable();
    table.answer(0, "left");
    table.reload(corrected);
    expect(table.match.undoReach(0)).toBe("none");
    expect(table.undo(0)).toEqual({ accepted: false, reason: "undo-out-of-reach" });
  });

  test("nobody can agree any more to what was asked for before", () => {
    const table = new PenniesTable({ seats: 2 });
    table.answer(0, "roll");
    table.undo(0);
    table.reload(corrected);
    const before = stateOf(table);
    expect(table.vote(1, true)).toEqual({ accepted: false, reason: "undo-out-of-reach" });
    expect(stateOf(table)).toBe(before);
  });

  test("what is played from then on is taken back as ever", () => {
    const table = new PenniesTable();
    table.answer(0, "left");
    table.reload(corrected);
    const before = stateOf(table);
    table.answer(0, "right");
    table.undo(0);
    expect(stateOf(table)).toBe(before);
    expect(table.match.undoReach(0)).toBe("none");
  });

  test("and taken back again and again", () => {
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

  test("without a new version, what they would no longer allow cannot be played again, and that is said", () => {
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
