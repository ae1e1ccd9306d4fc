import type { Match } from "@roundtable/kernel";
import type { FromServer, MatchFile } from "@roundtable/protocol";
import { pino } from "pino";
import { expect, test } from "vitest";
import { encode, type Frame } from "@roundtable/host/disclosure/frame";
import { reveal, revealStored, Secret, stored } from "@roundtable/host/disclosure/secret";
import type { Listener } from "@roundtable/host/table-host/listeners";
import type { KeptTable } from "@roundtable/host/table-host/kept-table";
import type { Store } from "../../src/store/store.ts";
import type { Policy } from "../../src/wire/policy.ts";
import type { Routes } from "../../src/wire/routes.ts";

test("a secret that is written, logged or put into a text shows nothing of itself", () => {
  const secret = new Secret("the key");
  const lines: string[] = [];
  pino({}, { write: (line: string) => void lines.push(line) }).error({ secret, of: [secret] }, "Oh.");
  const texts = [JSON.stringify({ secret, of: [secret] }), JSON.stringify(Object.entries(secret)), ...lines];
  for (const text of texts) expect(text).not.toContain("the key");
  expect(reveal(secret)).toBe("the key");
});

test("what is stored as a secret comes back as it was", () => {
  const draws = [{ of: 6, drew: 2 }];
  expect(revealStored(stored(draws))).toEqual(draws);
});

// What follows is checked by the compiler: each line that it expects to be an error would hand out a secret.

const SENT: FromServer = { kind: "ack", id: "1" };

export function sendSomethingElse(listener: Listener, kept: KeptTable): void {
  listener.send(encode(SENT) satisfies Frame);
  // @ts-expect-error A text that nobody has encoded is no frame.
  listener.send(JSON.stringify(SENT));
  // @ts-expect-error The key is no text before it is revealed.
  listener.send(kept.key);
  // @ts-expect-error Nor is it one in a message.
  encode({ kind: "ack", id: kept.key });
}

export function makeAFile(kept: KeptTable): Partial<MatchFile> {
  // @ts-expect-error A match is no log, nor has it one that can be read off it.
  const log: Pick<Match, "log"> | undefined = kept.match?.match;
  // @ts-expect-error Nor can what each entry has told.
  const told: MatchFile["told"] = kept.match?.entries;
  // @ts-expect-error Nor can the key be taken as a text.
  const key: string = kept.key;
  return { ...log, ...(told === undefined ? {} : { told }), key };
}

export async function readTheStore({ db }: Store): Promise<string[]> {
  const { entry, told } = await db.selectFrom("entries").selectAll().executeTakeFirstOrThrow();
  const { snapshot } = await db.selectFrom("snapshots").selectAll().executeTakeFirstOrThrow();
  const { key } = await db.selectFrom("keys").selectAll().executeTakeFirstOrThrow();
  // @ts-expect-error A column with a secret is no text.
  const texts: string[] = [entry, told, snapshot, key];
  return texts;
}

export function addRoutes(routes: Routes, policy: Policy, kept: KeptTable, { db }: Store): void {
  routes.route("GET /api/fine", policy, async () => ({ table: kept.table.id }));
  // @ts-expect-error The key is in the body.
  routes.route("GET /api/key", policy, async () => ({ fairness: { key: kept.key } }));
  // @ts-expect-error The match is in the body.
  routes.route("GET /api/match", policy, async () => ({ matches: [kept.match?.match] }));
  // @ts-expect-error Anything could be in the body.
  routes.route("GET /api/object", policy, async () => ({ of: kept.inPlay as object }));
  // @ts-expect-error The log is in the body.
  routes.route("GET /api/entries", policy, async () => ({
    entries: await db.selectFrom("entries").select(["n", "entry"]).execute(),
  }));
}
