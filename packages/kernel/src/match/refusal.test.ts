import { describe, expect, test } from "vitest";
import type { Command } from "./command.ts";
import { LONGEST_TEXT } from "../talk.ts";
import { entryOf, PenniesTable } from "../testing/pennies-table.ts";
import { pennies } from "../testing/pennies.ts";

const storedOf = ({ match }: PenniesTable) => JSON.stringify([match.log, match.snapshot(), match.drawn]);

function expectRefused(table: PenniesTable, command: Command, reason: string): void {
  const before = storedOf(table);
  expect(table.submit(command)).toEqual({ accepted: false, reason });
  expect(storedOf(table)).toBe(before);
}

describe("an answer is refused and changes nothing", () => {
  const asked = (): PenniesTable => {
    const table = new PenniesTable();
    table.answer(0, "left");
    return table;
  };

  test("if the decision is already answered", () => {
    expectRefused(
      asked(),
      { kind: "answer", id: "x", seat: 0, decision: "0-1", answer: "left" },
      "stale-decision",
    );
  });

  test("if it is late and the seat is no longer asked at all", () => {
    const table = asked();
    table.answer(0, "call");
    table.answer(1, "heads");
    expectRefused(
      table,
      { kind: "answer", id: "x", seat: 1, decision: "1-1", answer: "tails" },
      "stale-decision",
    );
  });

  test.each(["0-1", "1-1", "nonsense"])("if the seat is not asked, even for decision %s", (decision) => {
    expectRefused(asked(), { kind: "answer", id: "x", seat: 1, decision, answer: "left" }, "not-asked");
  });

  test("if the decision is another seat's and the seat has answered its own", () => {
    const table = asked();
    table.answer(0, "call");
    table.answer(1, "heads");
    expectRefused(table, { kind: "answer", id: "x", seat: 1, decision: "0-1", answer: "heads" }, "not-asked");
  });

  test("if it is not among the legal answers", () => {
    expectRefused(
      asked(),
      { kind: "answer", id: "x", seat: 0, decision: "0-2", answer: "up" },
      "illegal-answer",
    );
  });

  test.each([-1, 3])("if seat %i is not at the table", (seat) => {
    expectRefused(
      asked(),
      { kind: "answer", id: "x", seat, decision: "0-2", answer: "left" },
      "no-such-seat",
    );
  });

  test("if the game is over", () => {
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
  ])("if the command has %s", (_, wire) => {
    expectRefused(asked(), JSON.parse(JSON.stringify(wire)) as Command, "malformed");
  });

  test("if there is no command", () => {
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

  test("is recognised even if it ended the game", () => {
    const table = new PenniesTable({ seats: 1 });
    for (const answer of ["call", "heads", "call"]) table.answer(0, answer);
    const last: Command = { kind: "answer", id: "last", seat: 0, decision: "0-4", answer: "tails" };
    const entry = entryOf(table.submit(last));
    expect(table.match.outcome).not.toBeNull();
    expect(table.submit(last)).toEqual({ accepted: true, entry, told: [], again: true });
  });

  test("is recognised by its seat and id, before it is sent again", () => {
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

describe("talk", () => {
  test("is entered in the log and told, and changes nothing else", () => {
    const table = new PenniesTable();
    const before = JSON.stringify(table.match.snapshot());
    const result = table.say(1, { text: "  Hello!  " });
    expect(result).toMatchObject({ told: [{ kind: "said", seat: 1, say: { text: "Hello!" } }] });
    expect(table.match.log.entries).toMatchObject([{ n: 1, kind: "said", say: { text: "Hello!" } }]);
    expect(JSON.stringify(table.match.snapshot())).toBe(before);
  });

  test("may be a statement of the game, of which only the validated part is kept", () => {
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
  ])("refuses %s", (_, say, reason) => {
    expectRefused(new PenniesTable(), { kind: "say", id: "x", seat: 1, say }, reason);
  });

  test("accepts the maximum number of characters, not counting surrounding spaces", () => {
    const longest = "x".repeat(500);
    expect(LONGEST_TEXT).toBe(500);
    expect(entryOf(new PenniesTable().say(1, { text: ` ${longest} ` }))).toMatchObject({
      say: { text: longest },
    });
  });

  test("is always open in a game without statements, for free text only", () => {
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

  test("does not prevent an undo", () => {
    const table = new PenniesTable();
    table.answer(0, "left");
    table.say(1, { text: "Really?" });
    expect(table.match.undoReach(0)).toBe("free");
  });
});
