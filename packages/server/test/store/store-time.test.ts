import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { earlier } from "@roundtable/host/clock";
import { systemClock } from "../../src/common/system-clock.ts";
import type { Sessions } from "../../src/sessions/sessions.ts";
import type { removeExpired } from "../../src/retention/removable.ts";
import type { readSession } from "../../src/sessions/session-repository.ts";

const PACKAGES = join(import.meta.dirname, "../../..");

/** Every source of the server and of the host, without comments. Those of the server are named without their package. */
const SOURCES = ["host/src", "server/src"].flatMap((folder) =>
  readdirSync(join(PACKAGES, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"))
    .map((path) => ({
      path: join(folder, path).replace(/^server\/src\//, ""),
      text: readFileSync(join(PACKAGES, folder, path), "utf8").replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, ""),
    })),
);

const thatSay = (words: RegExp): string[] =>
  SOURCES.flatMap(({ path, text }) => (words.test(text) ? [path] : [])).toSorted();

test("the time of this machine is read in one place, and only stores are given it", () => {
  expect(thatSay(/\bDate\.now\b|new Date\(\)/)).toEqual(["common/system-clock.ts"]);
  expect(thatSay(/\b[sS]ystemClock\b/)).toEqual([
    "common/system-clock.ts",
    "host/src/clock.ts",
    "server.ts",
    "store/postgres/database-clock.ts",
    "store/postgres/nodes.ts",
    "store/postgres/open.ts",
    "store/sqlite/open.ts",
  ]);
});

test("only the clocks of stores make a time of the store", () => {
  expect(thatSay(/\bas StoreTime\b/)).toEqual(["host/src/clock.ts"]);
  expect(thatSay(/\bstoreTime\(/)).toEqual(["host/src/clock.ts", "store/postgres/database-clock.ts"]);
});

test("every question to the store about what has ended takes a time of the store", () => {
  const reachTheStore = new Set(thatSay(/from "(?:kysely|[./]*\/store\/[^"]*)"/));
  const asking = thatSay(/\bnow: number\b/).filter(
    (path) => path.startsWith("store/") || path.startsWith("live/") || reachTheStore.has(path),
  );
  // It ends nothing: how sure a rating still is.
  expect(asking).toEqual(["ratings/rating-repository.ts"]);
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
