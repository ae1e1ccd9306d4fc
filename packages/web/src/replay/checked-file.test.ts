import { registry } from "@roundtable/games/registry";
import type { Answered } from "@roundtable/kernel";
import type { MatchFile } from "@roundtable/protocol";
import { describe, expect, test } from "vitest";
import { checkedFile } from "./checked-file.ts";
import { savedMatch } from "./testing/saved-match.ts";

const { game } = await registry["grail-cup"].rules();
const saved = savedMatch(game);
const rulesOf = (id: string) => (id === "grail-cup" ? Promise.resolve(game) : null);

const verdictOn = (file: unknown) => checkedFile(new Blob([JSON.stringify(file)]), rulesOf);
const whyNot = async (file: unknown) => {
  const checked = await verdictOn(file);
  return checked.kind === "refused" ? [checked.why, checked.move] : "fine";
};

/** The same file with one entry changed. */
function changed(n: number, change: Partial<Answered>): MatchFile {
  const entries = saved.log.entries.map((entry) => (entry.n === n ? { ...entry, ...change } : entry));
  return { ...saved, log: { ...saved.log, entries } as MatchFile["log"] };
}

describe("a saved match", () => {
  test("is shown if every move follows the rules and every draw matches the seals", async () => {
    const checked = await verdictOn(saved);
    expect(checked).toMatchObject({ kind: "fine", file: saved });
    expect(checked.kind === "fine" && checked.draws).toBeGreaterThan(5);
  });

  test("is not trusted beyond the rules: neither its winner nor its events", async () => {
    const lying = {
      ...saved,
      outcome: { winners: [9] },
      told: [[{ kind: "won", seat: 9 }]],
      more: "<script>",
    };
    const checked = await verdictOn(lying);
    expect(checked.kind === "fine" && checked.file).toEqual(saved);
  });

  test("is shown even if it was ended early", async () => {
    expect(await whyNot(savedMatch(game, 5))).toBe("fine");
  });
});

describe("a saved match that goes on from another", () => {
  const { log, key } = saved;
  const before = { ...log, entries: log.entries.slice(0, 6) };
  const continuing = (openingKey = key) =>
    savedMatch(game, 4, { table: "t", log: before, key: openingKey, dealtAnewFor: 1 });

  test("is shown if both follow rules and seals", async () => {
    expect(await whyNot(continuing())).toBe("fine");
  });

  test("is refused if the other one does not", async () => {
    expect(await whyNot(continuing("00".repeat(32)))).toEqual(["chance-wrong", null]);
  });
});

describe("a file is refused, with the reason and the first wrong move,", () => {
  test("if an answer was not legal, or led to another position", async () => {
    expect(await whyNot(changed(3, { answer: "ally-99" }))).toEqual(["against-the-rules", 3]);
    expect(await whyNot(changed(4, { revealed: "yes" as never }))).toEqual(["not-a-match", null]);
    expect(await whyNot(changed(2, { seat: 7 }))).toEqual(["against-the-rules", 2]);
    const { log } = saved;
    const missing = { ...saved, log: { ...log, entries: log.entries.toSpliced(4, 1) } };
    expect(await whyNot(missing)).toEqual(["against-the-rules", 5]);
  });

  test("if it was played by other rules", async () => {
    const older = changed(3, { answer: "ally-99" });
    const header = { ...older.log.header, rules: 0 };
    expect(await whyNot({ ...older, log: { ...older.log, header } })).toEqual(["other-rules", 3]);
  });

  test("if a die differs from the sealed one", async () => {
    const { log } = saved;
    const [first] = log.setup.draws;
    if (first === undefined || !("order" in first)) throw new Error("Setup begins with a shuffle.");
    const shuffledAnew = { order: first.order.toReversed() };
    const setup = { draws: [shuffledAnew, ...log.setup.draws.slice(1)] };
    const short = { ...saved, log: { ...log, setup, entries: [] } };
    expect(await whyNot(short)).toEqual(["chance-wrong", 0]);
    expect(await whyNot({ ...saved, key: "00".repeat(32) })).toEqual(["chance-wrong", null]);
  });

  test("if nothing was sealed", async () => {
    const { fairness: _, ...header } = saved.log.header;
    expect(await whyNot({ ...saved, log: { ...saved.log, header } })).toEqual(["chance-unsealed", null]);
  });

  test("if its game is unknown", async () => {
    const header = { ...saved.log.header, game: "chess" };
    expect(await whyNot({ ...saved, log: { ...saved.log, header } })).toEqual(["no-such-game", null]);
  });

  test.each<[string, string]>([
    ["no JSON", "<!doctype html>"],
    ["another JSON", "[1, 2, 3]"],
    ["nothing", ""],
    ["null", "null"],
    ["nested as deep as a well", `{"log":${"[".repeat(100_000)}${"]".repeat(100_000)}}`],
    [
      "a table that cannot be",
      JSON.stringify({ ...saved, log: { ...saved.log, header: { ...saved.log.header, seats: 2 } } }),
    ],
    ["more names than seats", JSON.stringify({ ...saved, names: [...saved.names, "One more"] })],
    ["a name as long as a book", JSON.stringify({ ...saved, names: ["x".repeat(100_000), "", ""] })],
    ["options that reach for prototypes", JSON.stringify(saved).replace('"board":', '"__proto__":')],
  ])("where it is %s", async (_, text) => {
    expect(await checkedFile(new Blob([text]), rulesOf)).toEqual({
      kind: "refused",
      why: "not-a-match",
      move: null,
    });
  });

  test("if it is larger than any match", async () => {
    const huge = JSON.stringify({ ...saved, more: "x".repeat(5_000_000) });
    expect(await checkedFile(new Blob([huge]), rulesOf)).toMatchObject({ why: "too-large" });
  });

  test("if it has nothing but undos, which would keep a browser busy", async () => {
    const [answer] = saved.log.entries;
    const undo = { n: 2, kind: "undo", seat: 0, command: "x", of: 0, from: 1, agreed: [] };
    const entries = Array.from({ length: 9000 }, (_, nth) => ({
      ...(nth % 2 === 0 ? answer : undo),
      n: nth + 1,
    }));
    expect(await whyNot({ ...saved, log: { ...saved.log, entries } })).toEqual(["not-a-match", null]);
  });

  test("if it contains a statement that nobody could have made", async () => {
    const { log } = saved;
    const said = {
      n: log.entries.length + 1,
      kind: "said",
      seat: 0,
      say: { statement: { kind: "wink", deep: "<img src=x onerror=alert(1)>" } },
      command: "said",
    };
    const talking = { ...saved, log: { ...log, entries: [...log.entries, said] } };
    expect(await whyNot(talking)).toEqual(["against-the-rules", said.n]);
  });
});
