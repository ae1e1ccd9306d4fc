import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Log } from "../match/log.ts";
import { plainCopy } from "../game.ts";
import type { Match } from "../match/match.ts";
import type { Result, UndoReach } from "../match/match-types.ts";
import type { Draw } from "../chance/chance.ts";
import { recorded, ReplayMismatch } from "../chance/recorded-chance.ts";
import { applyEntries, replay, replayToEnd, resumeMatch, resumeCompatible } from "./replay.ts";
import { seatsOf } from "../seat.ts";
import { PenniesTable } from "../testing/pennies-table.ts";
import { type Pennies, pennies } from "../testing/pennies.ts";
import { seeded } from "../chance/random.ts";

function played(): PenniesTable {
  const table = new PenniesTable();
  table.answer(0, "roll");
  table.say(2, { text: "Lucky!" });
  table.answer(0, "call");
  table.match.timeOver(1, "1-1");
  table.answer(2, "tails");
  return table;
}

describe("a replay", () => {
  test("goes entry by entry, from the beginning", () => {
    const table = played();
    const lengths: number[] = [];
    for (const { log } of replay(pennies, table.match.log)) lengths.push(log.entries.length);
    expect(lengths).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test("leads to the same match, with undone moves and timeouts", () => {
    const table = played();
    table.undo(1);
    table.vote(0, true);
    table.vote(2, true);
    table.answer(1, "tails");
    const again = replayToEnd(pennies, JSON.parse(JSON.stringify(table.match.log)) as Log<Pennies>);
    expect(again.log).toStrictEqual(table.match.log);
    expect(again.snapshot()).toEqual(table.match.snapshot());
  });

  test("handles undo with bots at the table", () => {
    const table = new PenniesTable();
    const { match } = table;
    table.answer(0, "roll");
    match.submit({ kind: "undo", id: "alone", seat: 0 }, { people: [0] });
    table.answer(0, "roll");
    match.submit({ kind: "undo", id: "with another", seat: 0 }, { people: [0, 2] });
    match.submit({ kind: "undo-vote", id: "vote", seat: 2, of: 0, agrees: true }, { people: [0, 2] });
    expect(match.snapshot().line).toEqual([]);
    expect(replayToEnd(pennies, match.log).log).toEqual(match.log);
  });

  test("handles requests to undo that were dropped, and one that was settled when somebody left", () => {
    const table = new PenniesTable();
    const { match } = table;
    table.answer(0, "roll");
    table.undo(0);
    table.withdraw(0);
    table.undo(0);
    match.dropUndo("unanswered");
    table.undo(0);
    table.vote(1, true);
    match.settleUndo([0, 1]);
    expect(match.snapshot().line).toEqual([]);
    expect(replayToEnd(pennies, match.log).log).toEqual(match.log);
  });

  test("keeps the commitment to fair chance", () => {
    const { log } = played().match;
    const fairness = { commitment: "c0ffee", nonces: ["a", "b", "c"] };
    const promised = { ...log, header: { ...log.header, fairness } };
    expect(replayToEnd(pennies, promised).log).toEqual(promised);
  });

  test("keeps every bot's answer marked as a bot's", () => {
    const table = new PenniesTable();
    table.match.submit({ kind: "answer", id: "b", seat: 0, decision: "0-1", answer: "left" }, { by: "bot" });
    expect(replayToEnd(pennies, table.match.log).log.entries).toMatchObject([{ by: "bot" }]);
  });
});

describe("a log that these rules would not have written throws", () => {
  const tampered = (change: (entry: Log<Pennies>["entries"][number]) => object): Log<Pennies> => {
    const { log } = played().match;
    return JSON.parse(JSON.stringify({ ...log, entries: log.entries.map(change) })) as Log<Pennies>;
  };

  test.each([
    ["another die", tampered((entry) => (entry.n === 1 ? { ...entry, draws: [{ of: 8, drew: 2 }] } : entry))],
    [
      "a draw too many",
      tampered((entry) => (entry.n === 3 ? { ...entry, draws: [{ of: 6, drew: 2 }] } : entry)),
    ],
    ["an illegal answer", tampered((entry) => (entry.n === 3 ? { ...entry, answer: "fly" } : entry))],
    ["another decision", tampered((entry) => (entry.n === 3 ? { ...entry, decision: "0-7" } : entry))],
    ["a reveal that was none", tampered((entry) => (entry.n === 3 ? { ...entry, revealed: true } : entry))],
    ["another number", tampered((entry) => (entry.n === 3 ? { ...entry, n: 4 } : entry))],
  ])("with %s", (_, log) => {
    expect(() => replayToEnd(pennies, log)).toThrow(ReplayMismatch);
  });

  test("with a draw too many in its setup", () => {
    const { log } = played().match;
    const longer = { ...log, setup: { draws: [...log.setup.draws, { of: 6, drew: 2 }] } };
    expect(() => replayToEnd(pennies, longer)).toThrow(/^Setup was .* these rules make it /);
  });

  test("and the error quotes both the log and what these rules make of it", () => {
    const flying = tampered((entry) => (entry.n === 3 ? { ...entry, answer: "fly" } : entry));
    expect(() => replayToEnd(pennies, flying)).toThrow(/^Entry 3 was .*"fly".* make it .*"illegal-answer"/);
  });

  test("after the rules have changed", () => {
    const eightSided = {
      ...pennies,
      apply: ((state, seat, answer, dealer) =>
        pennies.apply(state, seat, answer, {
          chance: { pick: () => dealer.chance.pick(8), order: (length) => dealer.chance.order(length) },
          tell: (event) => dealer.tell(event),
          reveal: (event) => dealer.reveal(event),
        })) satisfies typeof pennies.apply,
    };
    expect(() => replayToEnd(eightSided, played().match.log)).toThrow(/the rules ask for one of 8/);
  });
});

/** Anything that people may try, sensible or not. */
const attempts = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ do: fc.constant("answer"), seat: fc.nat(3), nth: fc.nat(5) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant("undo"), seat: fc.nat(3), nth: fc.constant(0) }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant("vote"), seat: fc.nat(3), nth: fc.nat(3) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant("say"), seat: fc.nat(3), nth: fc.nat(1) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant("bot"), seat: fc.nat(3), nth: fc.nat(1) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant("time"), seat: fc.nat(3), nth: fc.constant(0) }) },
  ),
  { maxLength: 60 },
);

function attempt(
  table: PenniesTable,
  { do: what, seat, nth }: { do: string; seat: number; nth: number },
): void {
  const decision = table.match.decision(seat);
  switch (what) {
    case "answer":
      table.answer(seat, decision?.answers[nth]?.id ?? "nonsense");
      break;
    case "undo":
      table.undo(seat);
      break;
    case "vote":
      table.vote(seat, nth > 0);
      break;
    case "bot": {
      const answer = decision?.answers[nth]?.id ?? "nonsense";
      const id = `bot ${table.match.log.entries.length}`;
      table.match.submit(
        { kind: "answer", id, seat, decision: decision?.id ?? "none", answer },
        { by: "bot" },
      );
      break;
    }
    case "say":
      table.say(seat, nth === 0 ? { text: "Hm." } : { statement: { kind: "wink" } });
      break;
    default:
      table.match.timeOver(seat, decision?.id ?? "none");
  }
}

/** The first answer of the first asked seat. */
function nextRoll(match: Match<Pennies>): { seat: number; decision: string; answer: string } {
  const [seat = 0] = match.asked;
  const decision = match.decision(seat);
  return { seat, decision: decision?.id ?? "", answer: decision?.answers[0]?.id ?? "" };
}

function reachedBy(undo: Result<Pennies>): UndoReach {
  if (!undo.accepted) return "none";
  return undo.entry.kind === "undo" ? "free" : "by-agreement";
}

describe("whatever people try", () => {
  test("the log tells the whole story", () => {
    fc.assert(
      fc.property(fc.nat(), attempts, (seed, tried) => {
        const table = new PenniesTable({ source: seeded(seed) });
        for (const one of tried) attempt(table, one);
        const again = replayToEnd(pennies, JSON.parse(JSON.stringify(table.match.log)) as Log<Pennies>);
        expect(JSON.stringify(again.snapshot())).toBe(JSON.stringify(table.match.snapshot()));
        expect(again.drawn).toBe(table.match.drawn);
      }),
    );
  });

  test("a match that is loaded again after every command goes the same way", () => {
    fc.assert(
      fc.property(fc.nat(), attempts, (seed, tried) => {
        const [stays, reloads] = [
          new PenniesTable({ source: seeded(seed) }),
          new PenniesTable({ source: seeded(seed) }),
        ];
        for (const one of tried) {
          attempt(stays, one);
          attempt(reloads, one);
          reloads.reload();
        }
        expect(JSON.stringify(reloads.match.log)).toBe(JSON.stringify(stays.match.log));
        expect(JSON.stringify(reloads.match.snapshot())).toBe(JSON.stringify(stays.match.snapshot()));
      }),
    );
  });

  test("the log replays to the same match from any snapshot, and chance goes on from there", () => {
    fc.assert(
      fc.property(fc.nat(), attempts, attempts, (seed, tried, later) => {
        const table = new PenniesTable({ source: seeded(seed) });
        for (const one of tried) attempt(table, one);
        const kept = { snapshot: plainCopy(table.match.snapshot()), after: table.match.entered };
        for (const one of later) attempt(table, one);
        const { match } = table;
        const again = resumeMatch(pennies, plainCopy(match.log), kept, seeded(seed));
        expect(JSON.stringify(again.snapshot())).toBe(JSON.stringify(match.snapshot()));
        expect(JSON.stringify(again.log)).toBe(JSON.stringify(match.log));
        const roll = (of: typeof match) => of.submit({ kind: "answer", id: "x", ...nextRoll(of) });
        expect(roll(again)).toEqual(roll(match));
      }),
    );
  });

  test("a seat can undo exactly as far as it is told", () => {
    fc.assert(
      fc.property(fc.nat(), attempts, (seed, tried) => {
        const table = new PenniesTable({ source: seeded(seed) });
        for (const one of tried) attempt(table, one);
        for (const seat of seatsOf(table.match.seats)) {
          const reach = table.match.undoReach(seat);
          expect([reach, reachedBy(table.undo(seat))]).toEqual([reach, reach]);
        }
      }),
    );
  });

  test("entries are numbered one after another, and only standing answers are in the line", () => {
    fc.assert(
      fc.property(attempts, (tried) => {
        const table = new PenniesTable();
        for (const one of tried) attempt(table, one);
        const { entries } = table.match.log;
        expect(entries.map(({ n }) => n)).toEqual(entries.map((_, index) => index + 1));
        const { line } = table.match.snapshot();
        expect(line.every((n) => entries[n - 1]?.kind === "answer")).toBe(true);
      }),
    );
  });
});

describe("a match that was played on elsewhere", () => {
  /** The match in another memory, after so many entries. */
  function copyAfter(table: PenniesTable, after: number): Match<Pennies> {
    const { log } = table.match;
    const upTo = { ...log, entries: log.entries.slice(0, after) };
    const snapshot = plainCopy(replayToEnd(pennies, upTo).snapshot());
    return resumeMatch(pennies, upTo, { snapshot, after }, recorded(drawsOf(log)));
  }

  function drawsOf({ setup, entries }: Log<Pennies>): Draw[] {
    return [...setup.draws, ...entries.flatMap((entry) => (entry.kind === "answer" ? entry.draws : []))];
  }

  test("becomes the same when its entries are applied here", () => {
    const table = played();
    const copy = copyAfter(table, 1);
    applyEntries(copy, table.match.log.entries.slice(1));
    expect(copy.log).toEqual(table.match.log);
    expect(copy.snapshot()).toEqual(table.match.snapshot());
  });

  test("throws where the rules differ", () => {
    const table = played();
    const copy = copyAfter(table, 4);
    const entries = table.match.log.entries.slice(4).map((entry) => ({ ...entry, seat: 1 }));
    expect(() => applyEntries(copy, entries)).toThrow(ReplayMismatch);
  });
});

describe("with changed rules", () => {
  test("a match is resumed as far as both rules make and tell the same", () => {
    const table = new PenniesTable();
    const snapshot = plainCopy(table.match.snapshot());
    const results = [
      table.match.submit({ kind: "say", id: "1", seat: 0, say: { text: "One." } }),
      table.match.submit({ kind: "say", id: "2", seat: 1, say: { text: "Two." } }),
    ];
    const events = results.map((result) => (result.accepted ? result.told : []));
    const kept = { after: 0, getSnapshot: () => plainCopy(snapshot) };
    const resume = (tellings: typeof events): Match<Pennies> =>
      resumeCompatible(pennies, table.match.log, { ...kept, told: tellings }, seeded("more"));
    expect(resume(events).entered).toBe(2);
    expect(resume([events[0] ?? [], []]).entered).toBe(1);
    expect(resume([[], events[1] ?? []]).entered).toBe(0);
  });
});
