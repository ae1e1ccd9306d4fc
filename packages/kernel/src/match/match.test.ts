import { describe, expect, test } from "vitest";
import type { Command } from "./command.ts";
import { Match } from "./match.ts";
import { answerOf, entryOf, PenniesTable } from "../testing/pennies-table.ts";
import { darkPennies, pennies } from "../testing/pennies.ts";
import { seeded } from "../chance/random.ts";

describe("the beginning of a match", () => {
  test("records what was agreed and what setup drew", () => {
    const { log } = new PenniesTable({ seats: 2 }).match;
    expect(log).toStrictEqual({
      header: { game: "pennies", rules: 1, seats: 2, options: { coin: "penny", quiet: false } },
      setup: { draws: [{ of: 10, drew: seeded(1).pick(0, 10) }] },
      entries: [],
    });
  });

  test("records the commitment to fair chance in the header", () => {
    const fairness = { commitment: "c0ffee", nonces: ["a", "b"] };
    const options = { coin: "penny", quiet: false } as const;
    const { log } = Match.begin(pennies, { seats: 2, options, source: seeded(1), fairness });
    expect(log.header.fairness).toEqual(fairness);
  });

  test("tells the events of setup once, and not again when the match is loaded", () => {
    const game: typeof pennies = {
      ...pennies,
      setup(seats, options, dealer) {
        dealer.tell({ kind: "called" });
        return pennies.setup(seats, options, dealer);
      },
    };
    const table = new PenniesTable({ game });
    expect(table.match.opening).toEqual([{ kind: "called" }]);
    table.reload(game);
    expect(table.match.opening).toEqual([]);
  });
});

describe("an answer", () => {
  test("is carried out, entered in the log and told", () => {
    const table = new PenniesTable();
    const { at } = table.match.state;
    const result = table.answer(0, "left");
    expect(table.match.state.at).toBe(at - 1);
    const entry = {
      kind: "answer",
      n: 1,
      seat: 0,
      decision: "0-1",
      answer: "left",
      draws: [],
      revealed: false,
    };
    expect(result).toStrictEqual({
      accepted: true,
      entry: { ...entry, command: "command 0" },
      told: [{ kind: "stepped", seat: 0 }],
      again: false,
    });
    expect(table.match.log.entries).toEqual([entryOf(result)]);
  });

  test("records its draws, and counts them", () => {
    const table = new PenniesTable();
    const { draws, revealed } = answerOf(table.answer(0, "roll"));
    expect(draws).toEqual([{ of: 6, drew: table.source.pick(1, 6) }]);
    expect([revealed, table.match.drawn]).toEqual([true, 2]);
  });

  test("of a bot is marked as a bot's", () => {
    const table = new PenniesTable();
    const command: Command = { kind: "answer", id: "b", seat: 0, decision: "0-1", answer: "left" };
    expect(entryOf(table.match.submit(command, { by: "bot" }))).toMatchObject({ by: "bot" });
  });

  test("that ends the game leaves nobody asked and nothing to undo, even where the rules would ask on", () => {
    const table = new PenniesTable({ seats: 1, game: { ...pennies, asked: () => [0] } });
    for (const answer of ["call", "heads", "call", "heads"]) table.answer(0, answer);
    const { match } = table;
    expect([match.outcome, match.asked, match.decision(0)]).toEqual([{ winners: [0] }, [], null]);
    expect(match.sight(0)).toMatchObject({ decision: null, undo: "none" });
  });
});

describe("the id of a decision", () => {
  test("counts the decisions of its seat", () => {
    const table = new PenniesTable();
    expect(table.match.decision(0)?.id).toBe("0-1");
    table.answer(0, "left");
    expect(table.match.decision(0)?.id).toBe("0-2");
    expect(table.match.decision(1)).toBeNull();
    table.answer(0, "call");
    expect([0, 1, 2].map((seat) => table.match.decision(seat)?.id)).toEqual(["0-3", "1-1", "2-1"]);
  });

  test("is new even when the seat is asked the very same again", () => {
    const table = new PenniesTable();
    table.answer(0, "wait");
    expect(table.match.decision(0)?.id).toBe("0-2");
  });

  test("stays while others answer at the same time", () => {
    const table = new PenniesTable();
    table.answer(0, "call");
    const decision = table.match.decision(2)?.id;
    table.answer(0, "heads");
    table.answer(1, "tails");
    expect(table.match.decision(2)?.id).toBe(decision);
    expect(table.answer(2, "tails", decision)).toMatchObject({ accepted: true });
  });

  test("stays when another seat undoes what it just answered", () => {
    const table = new PenniesTable();
    table.answer(0, "call");
    const decision = table.match.decision(2)?.id;
    table.answer(0, "heads");
    table.undo(0);
    expect(table.match.decision(2)?.id).toBe(decision);
    expect(table.match.decision(0)?.id).toBe("0-3");
  });

  test("is new when another seat changes what may be answered", () => {
    const oneTail: typeof pennies = {
      ...pennies,
      decision(state, seat) {
        const decision = pennies.decision(state, seat);
        if (decision === null || state.hidden?.includes("tails") !== true) return decision;
        return { ...decision, answers: decision.answers.filter(({ id }) => id !== "tails") };
      },
    };
    const table = new PenniesTable({ game: oneTail });
    table.answer(0, "call");
    table.answer(0, "heads");
    expect(table.match.decision(2)?.id).toBe("2-1");
    table.answer(1, "tails");
    expect(table.match.decision(2)?.id).toBe("2-2");
    expect(table.answer(2, "heads", "2-1")).toEqual({ accepted: false, reason: "stale-decision" });
  });

  test("is new when the seat's own answer was undone with another's", () => {
    const table = new PenniesTable();
    table.answer(0, "call");
    table.answer(1, "heads");
    table.answer(0, "heads");
    table.undo(1);
    table.vote(0, true);
    table.vote(2, true);
    expect([0, 1, 2].map((seat) => table.match.decision(seat)?.id)).toEqual(["0-3", "1-2", "2-2"]);
  });
});

describe("when the time is over", () => {
  test("the decision's default answer is given, and the log says why", () => {
    const table = new PenniesTable();
    table.answer(0, "call");
    const entry = answerOf(table.match.timeOver(1, "1-1"));
    expect(entry).toMatchObject({ seat: 1, answer: "heads", by: "time" });
    expect(entry).not.toHaveProperty("command");
  });

  test("the log says whether others may know whose time it was", () => {
    const openly = (game: typeof pennies) => {
      const table = new PenniesTable({ game });
      table.answer(0, "call");
      return [1, 0, 2].map((seat) => {
        const decision = table.match.decision(seat)?.id ?? "";
        return answerOf(table.match.timeOver(seat, decision)).openly ?? false;
      });
    };
    expect(openly(pennies)).toEqual([true, true, true]);
    expect(openly(darkPennies)).toEqual([false, false, false]);
  });

  test("nothing happens to a decision without a duration, or to one that is already answered", () => {
    const table = new PenniesTable();
    expect(table.match.timeOver(0, "0-1")).toEqual({ accepted: false, reason: "not-asked" });
    table.answer(0, "call");
    table.answer(1, "tails");
    expect(table.match.timeOver(1, "1-1").accepted).toBe(false);
    expect(table.match.timeOver(2, "2-0")).toEqual({ accepted: false, reason: "stale-decision" });
  });
});
