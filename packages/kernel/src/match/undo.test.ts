import { describe, expect, test } from "vitest";
import type { ChanceSource } from "../chance/chance.ts";
import { answerOf, entryOf, PenniesTable } from "../testing/pennies-table.ts";
import { darkPennies, pennies } from "../testing/pennies.ts";
import { replayToEnd } from "../replay/replay.ts";
import { seeded } from "../chance/random.ts";

const stateOf = ({ match }: PenniesTable) => JSON.stringify(match.state);

describe("a move that taught nobody anything", () => {
  test("is undone freely, and only the log still shows it", () => {
    const table = new PenniesTable();
    const before = stateOf(table);
    table.answer(0, "left");
    expect(table.match.undoReach(0)).toBe("free");
    expect(entryOf(table.undo(0))).toMatchObject({ n: 2, kind: "undo", of: 0, from: 1, agreed: [] });
    expect(stateOf(table)).toBe(before);
    expect(table.match.log.entries.map(({ kind }) => kind)).toEqual(["answer", "undo"]);
  });

  test("is undone one by one, back to the last move that taught something", () => {
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

  test("is free also when a bot made it", () => {
    const table = new PenniesTable();
    table.answer(0, "call");
    const before = stateOf(table);
    table.match.submit({ kind: "answer", id: "b", seat: 1, decision: "1-1", answer: "tails" }, { by: "bot" });
    expect(table.match.undoReach(1)).toBe("free");
    expect(entryOf(table.undo(1))).toMatchObject({ kind: "undo", of: 1, agreed: [] });
    expect(stateOf(table)).toBe(before);
  });

  test("is not free when the clock made it: running out of time must not gain time", () => {
    const table = new PenniesTable();
    table.answer(0, "call");
    table.match.timeOver(1, "1-1");
    expect(table.match.undoReach(1)).toBe("by-agreement");
    expect(entryOf(table.undo(1))).toMatchObject({ kind: "undo-asked", seat: 1 });
  });

  test("cannot be undone by a seat that made none", () => {
    const table = new PenniesTable();
    table.answer(0, "left");
    expect(table.undo(1)).toEqual({ accepted: false, reason: "nothing-to-undo" });
  });
});

describe("a move that nobody else noticed", () => {
  /** Seat 0 has called; seats 1 and 2 have hidden their pennies in the dark. */
  const hidden = (seats = 3): PenniesTable => {
    const table = new PenniesTable({ seats, game: darkPennies });
    table.answer(0, "call");
    table.answer(1, "heads");
    table.answer(2, "tails");
    return table;
  };

  test("stays free when others have since moved unnoticed", () => {
    const table = hidden();
    expect([1, 2].map((seat) => table.match.undoReach(seat))).toEqual(["free", "free"]);
    table.reload(darkPennies);
    expect([1, 2].map((seat) => table.match.undoReach(seat))).toEqual(["free", "free"]);
  });

  test("is undone alone: what the others did since still counts", () => {
    const table = hidden();
    expect(entryOf(table.undo(1))).toMatchObject({ kind: "undo", of: 1, from: 2, alone: true, agreed: [] });
    expect(table.match.state.hidden).toEqual([null, null, "tails"]);
    expect(table.match.asked).toEqual([0, 1]);
    expect([0, 1].map((seat) => table.match.decision(seat)?.id)).toEqual(["0-2", "1-2"]);
  });

  test("leaves the others free to undo their moves after it, and its log replays", () => {
    const table = hidden(4);
    table.undo(1);
    table.answer(3, "tails");
    table.answer(1, "tails");
    expect(entryOf(table.undo(2))).toMatchObject({ of: 2, from: 3, alone: true });
    expect(table.match.state.hidden).toEqual([null, "tails", null, "tails"]);
    expect(replayToEnd(darkPennies, table.match.log).state).toEqual(table.match.state);
  });

  test("is no longer free when something was shown, nor are earlier moves once somebody has moved", () => {
    const table = hidden();
    expect(table.match.undoReach(0)).toBe("by-agreement");
    table.answer(0, "tails");
    expect([0, 1, 2].map((seat) => table.match.undoReach(seat))).toEqual(Array(3).fill("by-agreement"));
  });
});

test("a move made by the clock is not freely undone", () => {
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

  test("is not free, even if no chance was used and nobody has acted since", () => {
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

  test("is undone when all the others agree", () => {
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

  test("counts each vote once, however often it is sent", () => {
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

  test("stays when one vote is against it", () => {
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

  test("is not voted on by the seat that asks", () => {
    const table = rolled();
    table.undo(0);
    expect(table.vote(0, true)).toEqual({ accepted: false, reason: "no-undo-asked" });
  });

  test("stays when the request is withdrawn, and when not everybody votes in time", () => {
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

  test("needs no vote of somebody who has left", () => {
    const table = rolled();
    expect(table.match.settleUndo([0])).toBeNull();
    table.undo(0);
    table.vote(1, true);
    expect(table.match.settleUndo([0, 1, 2])).toBeNull();
    expect(table.match.settleUndo([0, 1])).toMatchObject({ entry: { kind: "undo", of: 0, agreed: [1] } });
    expect(table.match.undoRequest).toBeNull();
  });

  test("stays when the seat that asked has left", () => {
    const table = rolled();
    table.undo(0);
    expect(table.match.settleUndo([1, 2])).toMatchObject({
      entry: { kind: "undo-dropped", why: "withdrawn" },
    });
    expect(table.match.undoRequest).toBeNull();
  });

  test("is not undone by a late vote for another request", () => {
    const table = rolled();
    table.answer(0, "call");
    table.answer(1, "heads");
    table.answer(2, "heads");
    table.undo(0);
    table.undo(1);
    expect(table.vote(2, true, 0)).toEqual({ accepted: false, reason: "no-undo-asked" });
    expect(table.match.undoRequest).toMatchObject({ seat: 1, agreed: [] });
  });

  test("needs no votes where all the others are bots", () => {
    const table = rolled();
    const result = table.match.submit({ kind: "undo", id: "x", seat: 0 }, { people: [0] });
    expect(entryOf(result)).toMatchObject({ kind: "undo", agreed: [] });
  });

  test("is never undone in a game that does not allow it", () => {
    const table = new PenniesTable({ game: { ...pennies, takeBack: "free-only" } });
    table.answer(0, "roll");
    expect(table.match.undoReach(0)).toBe("none");
    expect(table.undo(0)).toEqual({ accepted: false, reason: "undo-not-allowed" });
  });

  test("is undone with what others did after it", () => {
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
  /** Records the numbers of the draws that it was asked for. */
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
