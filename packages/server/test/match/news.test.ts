import { afterEach, expect, test } from "vitest";
import type { Client } from "../support/client.ts";
import { asAfterAKill, newStore, openStoreIn } from "../support/servers/test-store.ts";
import { atRest, caughtUp, closeServers, named, openServer, play } from "../support/servers/test-server.ts";
import { ManualClock } from "../support/servers/manual-clock.ts";
import { keptMatch } from "../support/stored-match.ts";

afterEach(closeServers);

/** Of the match, and as an answer to the command “mine”. */
function heardSince(client: Client, from: number): unknown[] {
  const isOfTheMatch = ({ kind }: { kind: string }): boolean => kind === "match" || kind === "news";
  return client.messages
    .slice(from)
    .filter((message) => isOfTheMatch(message) || ("id" in message && message.id === "mine"));
}

test("a move is one message to each client, and to its mover the word that it is done", async () => {
  const { url } = await openServer();
  const { table, host, guest } = named(await play(url, 2));
  await host.answer();
  await caughtUp([host, guest]);
  const before = [host, guest].map(({ messages }) => messages.length);
  const answer = guest.sight?.decision?.answers[0]?.id ?? "";
  const decision = guest.sight?.decision?.id ?? "";
  expect(await guest.ask({ kind: "answer", id: "mine", table, decision, answer })).toMatchObject({
    kind: "ack",
  });
  await host.until(() => host.messages.length > (before[0] ?? 0), "the news");
  await caughtUp([host, guest]);
  expect(heardSince(guest, before[1] ?? 0)).toMatchObject([{ kind: "news", ack: "mine" }]);
  expect(heardSince(host, before[0] ?? 0)).toMatchObject([{ kind: "news" }]);
  expect(JSON.stringify(heardSince(host, before[0] ?? 0))).not.toContain("mine");
});

test("news say of which table they are as soon as a connection has opened another", async () => {
  const { url } = await openServer();
  const { table, host, guest } = named(await play(url, 2));
  const tables = (client: Client): unknown[] =>
    client.messages.flatMap((message) => (message.kind === "news" ? [message.table] : []));
  await guest.done({ kind: "say", table, say: { text: "One." } });
  await caughtUp([host]);
  const other = await host.visitor.create();
  await host.done({ kind: "enter", table: other });
  await guest.done({ kind: "say", table, say: { text: "Two." } });
  await host.done({ kind: "exit", table: other });
  await guest.done({ kind: "say", table, say: { text: "Three." } });
  await caughtUp([host]);
  expect(tables(host)).toEqual([undefined, table, table]);
  expect(tables(guest)).toEqual([undefined, undefined, undefined]);
});

test("a preview is sent to the asked player, about the current decision, and changes nothing", async () => {
  const { url } = await openServer();
  const { table, host, guest } = named(await play(url, 2));
  const decision = host.sight?.decision;
  if (decision == null) throw new Error("Nothing is asked.");
  const [one] = decision.answers;
  const before = JSON.stringify([host.sight, host.lines]);
  const asked = (client: Client): unknown => client.messages.find(({ kind }) => kind === "previews");
  await host.done({ kind: "preview", table, decision: decision.id, answer: one?.id ?? "" });
  expect(asked(host)).toMatchObject({
    decision: decision.id,
    previews: { [one?.id ?? ""]: { final: false } },
  });
  await host.done({ kind: "preview", table, decision: decision.id });
  const all = host.messages.findLast((message) => message.kind === "previews");
  expect(Object.keys(all?.previews ?? {})).toEqual(decision.answers.map(({ id }) => id));
  await caughtUp([guest]);
  expect([JSON.stringify([host.sight, host.lines]), asked(guest)]).toEqual([before, undefined]);

  const watcher = await host.visitor.connect();
  const wish = { kind: "preview", table, decision: decision.id } as const;
  expect(await guest.refusal(wish)).toBe("stale-decision");
  expect(await host.refusal({ ...wish, answer: "the ace in my sleeve" })).toBe("illegal-answer");
  await host.answer();
  expect(await watcher.refusal(wish)).toBe("not-asked");
  expect(await (await watcher.visitor.connect()).refusal({ ...wish, decision: "9-9" })).toBe("not-asked");
});

test("a snapshot is kept now and then, and what came after it is carried out again when the table is loaded", async () => {
  const server = await openServer({ clock: new ManualClock() });
  const { table, host, guest } = named(await play(server.url, 2));
  const kept = async ({ db } = server.store): Promise<number[]> => {
    const match = await keptMatch(db, table);
    return [match?.log.entries.length ?? -1, match?.after ?? -1];
  };
  for (let n = 0; n < 17; n++)
    await [host, guest][n % 2]?.done({ kind: "say", table, say: { text: `${n}` } });
  await host.answer();
  expect(await kept()).toEqual([18, 16]);
  const before = JSON.stringify(host.sight);

  // What is on the disk in the middle of a match, as after a kill.
  const dataDir = await asAfterAKill(server.dataDir);
  const again = await openServer({ dataDir, clock: new ManualClock() });
  const back = await host.visitor.at(again.url).enter(table);
  expect(JSON.stringify(back.sight)).toBe(before);
  await again.stop();
  const store = await openStoreIn(dataDir);
  expect(await kept(store)).toEqual([18, 18]);
  await store.close();
});

test("a move has its snapshot, unless there was one a moment ago: then it gets it a moment later", async () => {
  const clock = new ManualClock();
  const server = await openServer({ clock });
  const { table, host } = named(await play(server.url, 2));
  const after = async (): Promise<number | undefined> => (await keptMatch(server.store.db, table))?.after;
  const say = (text: string): Promise<void> => host.done({ kind: "say", table, say: { text } });
  clock.advance(250);
  await say("One.");
  expect(await after()).toBe(1);
  await say("Two.");
  clock.advance(249);
  await atRest(server, table);
  expect(await after()).toBe(1);
  clock.advance(1);
  await atRest(server, table);
  expect(await after()).toBe(2);
});

test("that somebody has done something at a table is noted once a minute", async () => {
  const clock = new ManualClock();
  const server = await openServer({ clock });
  const { table, guest } = named(await play(server.url, 2));
  const touched = async (): Promise<number> => {
    const row = server.store.db.selectFrom("tables").select("touched").where("id", "=", table);
    return (await row.executeTakeFirstOrThrow()).touched;
  };
  const begun = await touched();
  for (const wait of [59_999, 1, 59_999]) {
    clock.advance(wait);
    await guest.done({ kind: "say", table, say: { text: "Well, well." } });
    await atRest(server, table);
  }
  expect(await touched()).toBe(begun + 60_000);
});

test("a quick write that fails leaves nothing behind, and takes none of the others with it", async () => {
  const store = await newStore();
  const insert = async (id: string): Promise<void> =>
    await store.write(async (db) => {
      await db.insertInto("people").values({ id, name: id, created: 0, seen: 0 }).execute();
    });
  await insert("ann");
  const results = await Promise.allSettled([
    store.writeQuickly((rows) => rows.touch("nowhere", 1)),
    store.writeQuickly(() => {
      throw new Error("bad");
    }),
    insert("bob"),
    store.writeQuickly((rows) => rows.touch("nowhere", 2)),
  ]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "fulfilled"]);
  const alone = await Promise.allSettled([
    store.writeQuickly((rows) => {
      rows.touch("nowhere", 3);
      throw new Error("bad");
    }),
  ]);
  expect(alone[0]?.status).toBe("rejected");
  await insert("eve");
  const people = await store.db.selectFrom("people").select("id").orderBy("id").execute();
  expect(people).toEqual([{ id: "ann" }, { id: "bob" }, { id: "eve" }]);
});
