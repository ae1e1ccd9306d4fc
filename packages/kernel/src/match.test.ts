import { describe, expect, test } from "vitest";
import type { Command } from "./command.ts";
import { Match } from "./match.ts";
import { LONGEST_TEXT } from "./talk.ts";
import { answerOf, entryOf, PenniesTable } from "./testing/pennies-table.ts";
import { darkPennies, pennies } from "./testing/pennies.ts";
import { seeded } from "./random.ts";

const storedOf = ({ match }: PenniesTable) => JSON.stringify([match.log, match.snapshot(), match.drawn]);

function expectRefused(table: PenniesTable, command: Command, reason: string): void {
  const before = storedOf(table);
  expect(table.submit(command)).toEqual({ accepted: false, reason });
  expect(storedOf(table)).toBe(before);
}

describe("a match begins", () => {
  test("with what was agreed, and with what setup drew", () => {
    const { log } = new PenniesTable({ seats: 2 }).match;
    expect(log).toStrictEqual({
      header: { game: "pennies", rules: 1, seats: 2, options: { coin: "penny", quiet: false } },
      setup: { draws: [{ of: 10, drew: seeded(1).pick(0, 10) }] },
      entries: [],
    });
  });

  test("with the promise of chance in its header where there is one", () => {
    const fairness = { commitment: "c0ffee", nonces: ["a", "b"] };
    const options = { coin: "penny", quiet: false } as const;
    const { log } = Match.begin(pennies, { seats: 2, options, source: seeded(1), fairness });
    expect(log.header.fairness).toEqual(fairness);
  });

  test("by telling what setup told, which is not told again when it is loaded", () => {
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

  test("keeps what was drawn by it, and counts it", () => {
    const table = new PenniesTable();
    const { draws, revealed } = answerOf(table.answer(0, "roll"));
    expect(draws).toEqual([{ of: 6, drew: table.source.pick(1, 6) }]);
    expect([revealed, table.match.drawn]).toEqual([true, 2]);
  });

  test("of a bot is known as a bot's", () => {
    const table = new PenniesTable();
    const command: Command = { kind: "answer", id: "b", seat: 0, decision: "0-1", answer: "left" };
    expect(entryOf(table.match.submit(command, { by: "bot" }))).toMatchObject({ by: "bot" });
  });

  test("that ends the game leaves nobody asked and nothing to take back, even by rules that would ask on", () => {
    const table = new PenniesTable({ seats: 1, game: { ...pennies, asked: () => [0] } });
    for (const answer of ["call", "heads", "call", "heads"]) table.answer(0, answer);
    const { match } = table;
    expect([match.outcome, match.asked, match.decision(0)]).toEqual([{ winners: [0] }, [], null]);
    expect(match.sight(0)).toMatchObject({ decision: null, undo: "none" });
  });
});

describe("a decision has an id", () => {
  test("that counts the decisions of its seat", () => {
    const table = new PenniesTable();
    expect(table.match.decision(0)?.id).toBe("0-1");
    table.answer(0, "left");
    expect(table.match.decision(0)?.id).toBe("0-2");
    expect(table.match.decision(1)).toBeNull();
    table.answer(0, "call");
    expect([0, 1, 2].map((seat) => table.match.decision(seat)?.id)).toEqual(["0-3", "1-1", "2-1"]);
  });

  test("that is new even when the seat is asked the very same again", () => {
    const table = new PenniesTable();
    table.answer(0, "wait");
    expect(table.match.decision(0)?.id).toBe("0-2");
  });

  test("that stays while others answer at the same time", () => {
    const table = new PenniesTable();
    table.answer(0, "call");
    const decision = table.match.decision(2)?.id;
    table.answer(0, "heads");
    table.answer(1, "tails");
    expect(table.match.decision(2)?.id).toBe(decision);
    expect(table.answer(2, "tails", decision)).toMatchObject({ accepted: true });
  });

  test("that stays when another takes back what he just answered", () => {
    const table = new PenniesTable();
    table.answer(0, "call");
    const decision = table.match.decision(2)?.id;
    table.answer(0, "heads");
    table.undo(0);
    expect(table.match.decision(2)?.id).toBe(decision);
    expect(table.match.decision(0)?.id).toBe("0-3");
  });

  test("that is new when what another does changes what may be answered", () => {
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

  test("that is new when his own answer was taken back with another's", () => {
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

describe("an answer is refused and changes nothing", () => {
  const asked = (): PenniesTable => {
    const table = new PenniesTable();
    table.answer(0, "left");
    return table;
  };

  test("to a decision that is already answered", () => {
    expectRefused(
      asked(),
      { kind: "answer", id: "x", seat: 0, decision: "0-1", answer: "left" },
      "stale-decision",
    );
  });

  test("late, when the seat is no longer asked at all", () => {
    const table = asked();
    table.answer(0, "call");
    table.answer(1, "heads");
    expectRefused(
      table,
      { kind: "answer", id: "x", seat: 1, decision: "1-1", answer: "tails" },
      "stale-decision",
    );
  });

  test.each(["0-1", "1-1", "nonsense"])("from a seat that is not asked, not even decision %s", (decision) => {
    expectRefused(asked(), { kind: "answer", id: "x", seat: 1, decision, answer: "left" }, "not-asked");
  });

  test("to another's decision, by a seat that has answered its own", () => {
    const table = asked();
    table.answer(0, "call");
    table.answer(1, "heads");
    expectRefused(table, { kind: "answer", id: "x", seat: 1, decision: "0-1", answer: "heads" }, "not-asked");
  });

  test("that is not among the answers", () => {
    expectRefused(
      asked(),
      { kind: "answer", id: "x", seat: 0, decision: "0-2", answer: "up" },
      "illegal-answer",
    );
  });

  test.each([-1, 3])("from seat %i, which is not at the table", (seat) => {
    expectRefused(
      asked(),
      { kind: "answer", id: "x", seat, decision: "0-2", answer: "left" },
      "no-such-seat",
    );
  });

  test("when the game is over", () => {
    const table = new PenniesTable({ seats: 1 });
    for (const answer of ["call", "heads", "call", "heads"]) table.answer(0, answer);
    expect(table.match.outcome).toEqual({ winners: [0] });
    expectRefused(table, { kind: "answer", id: "x", seat: 0, decision: "0-5", answer: "left" }, "match-over");
    expectRefused(table, { kind: "undo", id: "x", seat: 0 }, "match-over");
  });

  test.each([
    ["nothing at all", null],
    ["a word", "undo"],
    ["no kind", { id: "x", seat: 0 }],
    ["an unknown kind", { kind: "conjure", id: "x", seat: 0 }],
    ["no id", { kind: "undo", seat: 0 }],
    ["an empty id", { kind: "undo", id: "", seat: 0 }],
    ["half a seat", { kind: "undo", id: "x", seat: 0.5 }],
    ["a seat in words", { kind: "undo", id: "x", seat: "0" }],
    ["an answer that is a number", { kind: "answer", id: "x", seat: 0, decision: "0-2", answer: 1 }],
    ["no decision", { kind: "answer", id: "x", seat: 0, answer: "left" }],
    ["a decision that is a number", { kind: "answer", id: "x", seat: 0, decision: 2, answer: "left" }],
    ["a vote on nobody's wish", { kind: "undo-vote", id: "x", seat: 0, agrees: true }],
    ["a vote in words", { kind: "undo-vote", id: "x", seat: 0, of: 1, agrees: "yes" }],
    ["nothing to say", { kind: "say", id: "x", seat: 0 }],
    ["a saying that is nothing", { kind: "say", id: "x", seat: 0, say: null }],
    ["words outside a saying", { kind: "say", id: "x", seat: 0, say: "hello" }],
    ["words that are a number", { kind: "say", id: "x", seat: 0, say: { text: 5 } }],
    ["a saying with nothing in it", { kind: "say", id: "x", seat: 0, say: {} }],
  ])("with %s", (_, wire) => {
    expectRefused(asked(), JSON.parse(JSON.stringify(wire)) as Command, "malformed");
  });

  test("when there is no command", () => {
    const nothing: unknown = undefined;
    expect(asked().match.submit(nothing as Command)).toEqual({ accepted: false, reason: "malformed" });
  });
});

describe("a command sent twice", () => {
  test("is carried out once", () => {
    const table = new PenniesTable();
    const command: Command = { kind: "answer", id: "same", seat: 0, decision: "0-1", answer: "left" };
    const entry = entryOf(table.submit(command));
    const before = storedOf(table);
    expect(table.submit(command)).toEqual({ accepted: true, entry, told: [], again: true });
    expect(storedOf(table)).toBe(before);
  });

  test("is recognised after the match was loaded again", () => {
    const table = new PenniesTable();
    const command: Command = { kind: "answer", id: "same", seat: 0, decision: "0-1", answer: "left" };
    table.submit(command);
    table.reload();
    expect(table.submit(command)).toMatchObject({ accepted: true, again: true });
  });

  test.each([0, 1, 2])("is recognised when it is seat %i's, before and after the match is loaded", (seat) => {
    const table = new PenniesTable();
    const hello: Command = { kind: "say", id: "same", seat, say: { text: "Hello!" } };
    const entry = entryOf(table.submit(hello));
    expect(table.submit(hello)).toEqual({ accepted: true, entry, told: [], again: true });
    table.reload();
    expect(table.submit(hello)).toEqual({ accepted: true, entry, told: [], again: true });
  });

  test("is recognised though it has ended the game", () => {
    const table = new PenniesTable({ seats: 1 });
    for (const answer of ["call", "heads", "call"]) table.answer(0, answer);
    const last: Command = { kind: "answer", id: "last", seat: 0, decision: "0-4", answer: "tails" };
    const entry = entryOf(table.submit(last));
    expect(table.match.outcome).not.toBeNull();
    expect(table.submit(last)).toEqual({ accepted: true, entry, told: [], again: true });
  });

  test("is known by its seat and id, before it is sent again", () => {
    const table = new PenniesTable();
    table.submit({ kind: "say", id: "hello", seat: 1, say: { text: "Hello!" } });
    const known = [
      table.match.hasDone(1, "hello"),
      table.match.hasDone(0, "hello"),
      table.match.hasDone(1, "x"),
    ];
    expect(known).toEqual([true, false, false]);
  });

  test("is another command when another seat sends it", () => {
    const table = new PenniesTable();
    table.submit({ kind: "answer", id: "same", seat: 0, decision: "0-1", answer: "call" });
    const other = table.submit({ kind: "answer", id: "same", seat: 1, decision: "1-1", answer: "heads" });
    expect(other).toMatchObject({ accepted: true, again: false });
  });
});

describe("when the time is over", () => {
  test("the decision's own answer is given, and the log says why", () => {
    const table = new PenniesTable();
    table.answer(0, "call");
    const entry = answerOf(table.match.timeOver(1, "1-1"));
    expect(entry).toMatchObject({ seat: 1, answer: "heads", by: "time" });
    expect(entry).not.toHaveProperty("command");
  });

  test("the log says whether others may know whose it was", () => {
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

  test("nothing happens to a decision without a duration, or one that is already answered", () => {
    const table = new PenniesTable();
    expect(table.match.timeOver(0, "0-1")).toEqual({ accepted: false, reason: "not-asked" });
    table.answer(0, "call");
    table.answer(1, "tails");
    expect(table.match.timeOver(1, "1-1").accepted).toBe(false);
    expect(table.match.timeOver(2, "2-0")).toEqual({ accepted: false, reason: "stale-decision" });
  });
});

describe("talk", () => {
  test("stands in the log, is told, and changes nothing else", () => {
    const table = new PenniesTable();
    const before = JSON.stringify(table.match.snapshot());
    const result = table.say(1, { text: "  Hello!  " });
    expect(result).toMatchObject({ told: [{ kind: "said", seat: 1, say: { text: "Hello!" } }] });
    expect(table.match.log.entries).toMatchObject([{ n: 1, kind: "said", say: { text: "Hello!" } }]);
    expect(JSON.stringify(table.match.snapshot())).toBe(before);
  });

  test("may be a statement of the game, of which only what the game read is kept", () => {
    const table = new PenniesTable();
    const result = table.say(1, { statement: { kind: "wink", card: "ace" } });
    expect(result).toMatchObject({ told: [{ say: { statement: { kind: "wink" } } }] });
    expect(JSON.stringify(table.match.log)).not.toContain("ace");
  });

  test.each([
    ["a statement the game does not know", { statement: { kind: "lie" } }, "illegal-statement"],
    ["a statement that is nothing", { statement: null }, "illegal-statement"],
    ["empty words", { text: " " }, "malformed"],
    ["endless words", { text: "x".repeat(LONGEST_TEXT + 1) }, "malformed"],
  ])("does not take %s", (_, say, reason) => {
    expectRefused(new PenniesTable(), { kind: "say", id: "x", seat: 1, say }, reason);
  });

  test("takes as many characters as are allowed, those around it not counted", () => {
    const longest = "x".repeat(500);
    expect(LONGEST_TEXT).toBe(500);
    expect(entryOf(new PenniesTable().say(1, { text: ` ${longest} ` }))).toMatchObject({
      say: { text: longest },
    });
  });

  test("of a game that has none of its own is free words at all times, and no statement", () => {
    const { talk: _, ...silent } = pennies;
    const table = new PenniesTable({ game: silent, quiet: true });
    table.answer(0, "call");
    expect(table.say(1, { text: "Heads!" })).toMatchObject({ accepted: true });
    expect(table.say(1, { statement: { kind: "wink" } })).toEqual({
      accepted: false,
      reason: "illegal-statement",
    });
  });

  test("is closed when the game says so", () => {
    const table = new PenniesTable({ quiet: true });
    table.answer(0, "call");
    expectRefused(table, { kind: "say", id: "x", seat: 1, say: { text: "Heads!" } }, "talk-closed");
    expectRefused(table, { kind: "say", id: "x", seat: 1, say: null }, "malformed");
  });

  test("does not stand in the way of taking a move back", () => {
    const table = new PenniesTable();
    table.answer(0, "left");
    table.say(1, { text: "Really?" });
    expect(table.match.undoReach(0)).toBe("free");
  });
});

describe("a match that is loaded again", () => {
  test("goes on in the middle of a simultaneous decision", () => {
    const [stayed, left] = [new PenniesTable(), new PenniesTable()];
    for (const table of [stayed, left]) {
      table.answer(0, "roll");
      table.answer(0, "call");
      table.answer(1, "tails");
    }
    left.reload();
    expect([0, 1, 2].map((seat) => left.match.decision(seat)?.id)).toEqual(["0-3", undefined, "2-1"]);
    for (const table of [stayed, left]) {
      table.answer(2, "heads", "2-1");
      table.answer(0, "heads", "0-3");
      table.answer(1, "roll");
    }
    expect(storedOf(left)).toBe(storedOf(stayed));
  });

  test("asks the last one who has not answered the same as before when another takes his answer back", () => {
    const table = new PenniesTable();
    table.answer(0, "call");
    table.answer(0, "heads");
    table.answer(1, "heads");
    table.reload();
    table.undo(1);
    expect([0, 1, 2].map((seat) => table.match.decision(seat)?.id)).toEqual([undefined, "1-2", "2-1"]);
  });

  test("still knows who asked to take a move back, and who agreed", () => {
    const table = new PenniesTable();
    table.answer(0, "roll");
    table.undo(0);
    table.vote(1, true);
    table.reload();
    expect(entryOf(table.vote(2, true))).toMatchObject({ kind: "undo", from: 1, agreed: [1, 2] });
  });

  test("refuses a snapshot that does not fit its log", () => {
    const table = new PenniesTable();
    table.say(0, { text: "Hello!" });
    const { log } = table.match;
    const snapshot = { ...table.match.snapshot(), line: [1] };
    expect(() => Match.resume(pennies, log, snapshot, table.source)).toThrow("Entry 1 is no answer");
  });

  test("takes nothing back that does not count, whatever its snapshot says was asked for", () => {
    const table = new PenniesTable({ seats: 2 });
    table.answer(0, "left");
    table.undo(0);
    const snapshot = { ...table.match.snapshot(), request: { seat: 0, from: 1, agreed: [] } };
    const match = Match.resume(pennies, table.match.log, snapshot, table.source);
    const vote = { kind: "undo-vote", id: "x", seat: 1, of: 0, agrees: true } as const;
    expect(() => match.submit(vote)).toThrow("Entry 1 was to be taken back, but does not count.");
  });
});

describe("what a viewer is sent", () => {
  test("is his view, his decision with previews, and how far undo reaches", () => {
    const table = new PenniesTable();
    table.answer(0, "left");
    const { decision, undo } = table.match.sight(0);
    expect(undo).toBe("free");
    expect(decision?.id).toBe("0-2");
    expect(decision?.previews).toMatchObject({
      left: { events: [{ kind: "stepped", seat: 0 }], final: false },
      roll: { events: [], final: true },
    });
    expect(table.match.sight("public")).toEqual({
      view: pennies.view(table.match.state, "public"),
      decision: null,
      undo: "none",
    });
  });

  test("tells the one who hides a penny what the others do not see", () => {
    const table = new PenniesTable();
    table.answer(0, "call");
    table.answer(0, "tails");
    const result = table.match.log.entries.at(-1);
    expect(result).toMatchObject({ answer: "tails", revealed: false });
    expect(table.match.sight(1).decision?.previews["heads"]?.events).toEqual([
      { kind: "hid", seat: 1, side: "heads" },
    ]);
  });

  test("never changes the state by looking", () => {
    const table = new PenniesTable();
    const before = JSON.stringify(table.match.state);
    table.match.sight(0);
    expect(JSON.stringify(table.match.state)).toBe(before);
  });
});
