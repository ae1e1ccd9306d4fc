import { LIMITS } from "@roundtable/protocol";
import { afterEach, expect, test } from "vitest";
import { Visitor } from "../support/client.ts";
import { ManualClock } from "../support/servers/manual-clock.ts";
import {
  caughtUp,
  closeServers,
  gather,
  named,
  openServer,
  play,
  type TestServer,
} from "../support/servers/test-server.ts";
import { until } from "../support/until.ts";

afterEach(closeServers);

/** A table at which this many lines were said already, “0”, “1” and so on. */
async function talkedAt(server: TestServer, lines: number): Promise<{ visitor: Visitor; table: string }> {
  const visitor = await Visitor.to(server.url);
  const table = await visitor.create();
  const { id: person, name } = visitor.me;
  await server.store.write(async (db) => {
    for (let n = 0; n < lines; n++) {
      const line = { table_id: table, n, person, name, command: `c${n}`, text: `${n}`, at: n };
      await db.insertInto("chat").values(line).execute();
    }
  });
  return { visitor, table };
}

test("a person who enters gets the last chat lines, and earlier ones on request", async () => {
  const server = await openServer();
  const { visitor, table } = await talkedAt(server, 120);
  const client = await visitor.enter(table);
  expect(client.messages).toContainEqual(expect.objectContaining({ kind: "chat", from: 70 }));
  expect([client.chat.length, client.chat[0], client.chat.at(-1)]).toEqual([50, "70", "119"]);
  await client.done({ kind: "earlier-chat", table, before: 70 });
  expect([client.chat.length, client.chat[0]]).toEqual([100, "20"]);
  await client.done({ kind: "earlier-chat", table, before: 20 });
  expect([client.chat.length, client.chat[0]]).toEqual([120, "0"]);
  await client.done({ kind: "earlier-chat", table, before: 0 });
  expect(client.messages.at(-2)).toEqual({ kind: "earlier-chat", table, from: 0, lines: [] });
  await client.done({ kind: "say", table, say: { text: "Well?" } });
  expect([client.chat.length, client.chat.at(-1)]).toEqual([121, "Well?"]);
});

test("a table keeps its last five hundred lines of talk", async () => {
  const server = await openServer();
  const { visitor, table } = await talkedAt(server, 500);
  const client = await visitor.enter(table);
  for (const text of ["500", "501"]) await client.done({ kind: "say", table, say: { text } });
  const kept = await server.store.db.selectFrom("chat").select("n").orderBy("n").execute();
  expect([kept.length, kept[0]?.n, kept.at(-1)?.n]).toEqual([500, 2, 501]);
  await client.done({ kind: "earlier-chat", table, before: 50 });
  expect(client.messages.at(-2)).toMatchObject({ from: 2, lines: { length: 48 } });
});

test("only who has the table open speaks there, or reads what was said", async () => {
  const { url } = await openServer();
  const { table, host } = named(await gather(url, 2));
  const stranger = await (await Visitor.to(url)).connect();
  const say = { kind: "say", table, say: { text: "Buy gold!" } } as const;
  expect(await stranger.refusal(say)).toBe("not-here");
  expect(await stranger.refusal({ kind: "earlier-chat", table, before: 9 })).toBe("not-here");
  await caughtUp([host]);
  expect(host.chat).toEqual([]);
  await stranger.done({ kind: "enter", table });
  await stranger.done(say);
  const { table: match, host: player } = named(await play(url, 2));
  await player.done({ kind: "exit", table: match });
  await until(async () => (await player.refusal({ ...say, table: match })) === "not-here");
});

test("nobody talks the others down: ten lines at once, then one in a second", async () => {
  const clock = new ManualClock();
  const { url } = await openServer({ clock });
  const { table, host, guest } = named(await gather(url, 2));
  const say = { kind: "say", table, say: { text: "Me!" } } as const;
  for (let line = 0; line < 10; line++) await host.done(say);
  expect(await host.refusal(say)).toBe("too-fast");
  await guest.done(say);
  clock.advance(1000);
  await host.done(say);
  expect(await host.refusal(say)).toBe("too-fast");
  await caughtUp([guest]);
  expect(guest.chat).toHaveLength(12);
});

test("in a match each may say so much that its log stays readable, also after a restart", async () => {
  const clock = new ManualClock();
  const server = await openServer({ clock });
  const { table, host, guest } = named(await play(server.url, 2));
  const say = { kind: "say", table, say: { text: "ж".repeat(LIMITS.chat) } } as const;
  const once = Buffer.byteLength(JSON.stringify(say.say));
  for (let said = once; said <= LIMITS.talkPerSeat; said += once) {
    clock.advance(1000);
    await host.done(say);
  }
  clock.advance(1000);
  expect(await host.refusal(say)).toBe("talk-full");
  await guest.done(say);
  await server.stop();
  const { url } = await openServer({ clock, dataDir: server.dataDir });
  const back = await host.visitor.at(url).enter(table);
  expect(await back.refusal(say)).toBe("talk-full");
  await back.answer();
});
