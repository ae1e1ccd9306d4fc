import { expect, test } from "vitest";
import { reveal, storedText } from "@roundtable/host/disclosure/secret";
import { type EntryRow, ReadingOn } from "../../src/store/postgres/entry-reader.ts";

const row = (nth: number, n: number): EntryRow => ({
  nth,
  entry: storedText(JSON.stringify({ n })),
  told: storedText("[]"),
});

/** A database that answers when it is told to. */
function slowDatabase() {
  const questions: {
    readonly tables: unknown;
    answer: (rows: readonly EntryRow[]) => void;
    fail: () => void;
  }[] = [];
  const reading = new ReadingOn(
    ([tables]) =>
      new Promise((answer, failed) => {
        questions.push({ tables, answer, fail: () => failed(new Error("The line is dead.")) });
      }),
  );
  return { questions, reading };
}

const aTick = () => new Promise((resolve) => setImmediate(resolve));

test("what is wanted while an answer is under way is asked in one question after it", async () => {
  const { questions, reading } = slowDatabase();
  const first = reading.entriesAfter("a", 3, 1);
  await aTick();
  const others = [reading.entriesAfter("b", 0, 2), reading.entriesAfter("c", 7, 1)];
  expect(questions.map(({ tables }) => tables)).toEqual([["a"]]);
  questions[0]?.answer([row(1, 4)]);
  expect(reveal(await first).map(({ entry }) => entry.n)).toEqual([4]);
  await aTick();
  expect(questions.map(({ tables }) => tables)).toEqual([["a"], ["b", "c"]]);
  questions[1]?.answer([row(1, 1), row(1, 2), row(2, 8)]);
  expect((await Promise.all(others)).map((made) => reveal(made).map(({ entry }) => entry.n))).toEqual([
    [1, 2],
    [8],
  ]);
});

test("all requests of a failed query fail, and the next query is sent all the same", async () => {
  const { questions, reading } = slowDatabase();
  const both = [reading.entriesAfter("a", 0, 1), reading.entriesAfter("b", 0, 1)];
  await aTick();
  questions[0]?.fail();
  for (const one of both) await expect(one).rejects.toThrow("The line is dead.");
  const next = reading.entriesAfter("a", 0, 1);
  await aTick();
  questions[1]?.answer([]);
  expect(reveal(await next)).toEqual([]);
});
