import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { earlier, systemClock } from "../src/clock.ts";
import type { Sessions } from "../src/people/sessions.ts";
import type { removeExpired } from "../src/store/retention.ts";
import type { readSession } from "../src/store/session-rows.ts";

const SRC = join(import.meta.dirname, "../src");

/** Every source of the server, without comments. */
const SOURCES = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"))
  .map((path) => join(SRC, path))
  .map((path) => ({
    path: relative(SRC, path),
    text: readFileSync(path, "utf8").replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, ""),
  }));

const thatSay = (words: RegExp): string[] =>
  SOURCES.flatMap(({ path, text }) => (words.test(text) ? [path] : [])).toSorted();

test("the time of this machine is read in one place, and only stores are given it", () => {
  expect(thatSay(/\bDate\.now\b|new Date\(\)/)).toEqual(["clock.ts"]);
  expect(thatSay(/\b[sS]ystemClock\b/)).toEqual([
    "clock.ts",
    "server.ts",
    "store/postgres/database-clock.ts",
    "store/postgres/nodes.ts",
    "store/postgres/open.ts",
    "store/sqlite/open.ts",
  ]);
});

test("only the clocks of stores make a time of the store", () => {
  expect(thatSay(/\bas StoreTime\b/)).toEqual(["clock.ts"]);
  expect(thatSay(/\bstoreTime\(/)).toEqual(["clock.ts", "store/postgres/database-clock.ts"]);
});

test("every question to the store about what has ended takes a time of the store", () => {
  const folders = ["live", "outbox", "people", "store", "wire"];
  const asking = thatSay(/\bnow: number\b/).filter((path) =>
    folders.some((folder) => path.startsWith(`${folder}/`)),
  );
  // It ends nothing: how sure a rating still is.
  expect(asking).toEqual(["store/rating-rows.ts"]);
});

test("the time of this machine does not compile where something ends", () => {
  const here = systemClock.now();
  // @ts-expect-error: It is the machine's.
  const removal: Parameters<typeof removeExpired>[1] = here;
  // @ts-expect-error: It is the machine's.
  const session: Parameters<typeof readSession>[2] = here - 1;
  // @ts-expect-error: It is the machine's.
  const sessions: ConstructorParameters<typeof Sessions>[1] = systemClock;
  // @ts-expect-error: It is the machine's.
  expect([removal, session, sessions, earlier(here, 1)]).toHaveLength(4);
});
