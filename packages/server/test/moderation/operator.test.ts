import { randomUUID } from "node:crypto";
import type {
  BansBody,
  OperatorActionsBody,
  OperatorReportsBody,
  OperatorTablesBody,
  PeopleBody,
  ReportTalkBody,
} from "@roundtable/protocol/operator";
import type { Announced } from "@roundtable/protocol";
import { afterEach, expect, test } from "vitest";
import { isWithin, rangeFrom } from "../../src/net/address-range.ts";
import { makeOperator } from "../../src/moderation/operator-repository.ts";
import { RATE_LIMITS } from "../../src/wire/rate-limits.ts";
import { type Client, Visitor } from "../support/client.ts";
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

afterEach(closeServers);

const DAY = 24 * 60 * 60 * 1000;
const why = "He shouts.";

/** Somebody who was made an operator. */
async function operatorAt({ url, store }: TestServer, name = "Olga"): Promise<Visitor> {
  const visitor = await Visitor.to(url);
  await visitor.fetch("/api/me", { method: "PATCH", body: JSON.stringify({ name }) });
  await store.write((transaction) => makeOperator(transaction, visitor.me.id, 0));
  return visitor;
}

async function read<Body>(visitor: Visitor, path: string): Promise<Body> {
  const response = await visitor.fetch(`/api/operator/${path}`);
  expect(response.status).toBe(200);
  return (await response.json()) as Body;
}

async function act(visitor: Visitor, path: string, body: object): Promise<number> {
  const response = await visitor.fetch(`/api/operator/${path}`, {
    method: "POST",
    body: JSON.stringify(body),
  });
  return response.status;
}

async function deeds(visitor: Visitor): Promise<string[]> {
  const { list } = await read<OperatorActionsBody>(visitor, "deeds");
  return list.map(({ what, about, why: because }) => `${what} ${about}: ${because}`);
}

/** What the house last told somebody. */
function announced({ messages }: Client): Announced | undefined {
  return messages.findLast((message) => message.kind === "announced");
}

/** Whether the person may open a table, by the answer's status. */
async function opens(visitor: Visitor): Promise<number> {
  const body = JSON.stringify({ id: randomUUID(), game: "sealed", seats: 2 });
  return (await visitor.fetch("/api/tables", { method: "POST", body })).status;
}

const ADDRESSES = [
  ["GET", "reports"],
  ["GET", "reports/abc"],
  ["POST", "reports/abc/aside"],
  ["GET", "people?q=a"],
  ["GET", "tables"],
  ["POST", "tables/abc/end"],
  ["POST", "tables/abc/silence"],
  ["GET", "bans"],
  ["POST", "bans"],
  ["POST", "bans/abc/lift"],
  ["GET", "announcements"],
  ["POST", "announcements"],
  ["POST", "announcements/abc/withdraw"],
  ["GET", "deeds"],
] as const;

test("everyone but an operator finds nothing there, as at an address that does not exist, whatever they send", async () => {
  const server = await openServer();
  const { host } = named(await gather(server.url, 2));
  for (const [method, path] of ADDRESSES) {
    const answers = await Promise.all(
      [`/api/operator/${path}`, "/api/nothing"].map(async (address) => {
        const response = await host.visitor.fetch(address, {
          method,
          ...(method === "POST"
            ? { body: JSON.stringify({ why, words: why, person: host.visitor.me.id }) }
            : {}),
        });
        return [response.status, response.headers.get("content-type"), await response.text()];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.[0]).toBe(404);
  }
  const operator = await operatorAt(server);
  expect(await deeds(operator)).toEqual([]);
  const elsewhere = { headers: { origin: "https://evil.example" }, method: "POST", body: "{}" };
  expect((await operator.fetch("/api/operator/announcements", elsewhere)).status).toBe(403);
});

test("a banned person is told why and until when; they cannot sit, talk, open tables or rename, but play on", async () => {
  const clock = new ManualClock();
  const server = await openServer({ clock });
  const operator = await operatorAt(server);
  const { table, host, guest } = named(await play(server.url, 2));
  const { id, name } = guest.visitor.me;
  expect(await act(operator, "bans", { person: id, days: 2, why })).toBe(200);
  await guest.until(() => announced(guest)?.ban != null, "the ban");
  expect(announced(guest)?.ban).toEqual({ why, until: clock.now() + 2 * DAY });
  expect(announced(host)).toBeUndefined();
  expect(await guest.refusal({ kind: "say", table, say: { text: "Why?" } })).toBe("banned");
  expect((await guest.answer()).kind).toBe("ack");
  expect(await opens(guest.visitor)).toBe(403);
  const renaming = { method: "PATCH", body: JSON.stringify({ name: "Innocent" }) };
  expect((await guest.visitor.fetch("/api/me", renaming)).status).toBe(403);
  const open = await host.visitor.create();
  expect(await guest.refusal({ kind: "sit", table: open })).toBe("banned");
  expect((await guest.visitor.fetch("/api/me")).status).toBe(200);
  expect((await guest.visitor.fetch("/api/regards")).status).toBe(200);
  const again = await guest.visitor.enter(table);
  await again.until(() => announced(again) !== undefined, "the same after reconnecting");

  const { list } = await read<PeopleBody>(operator, `people?q=${encodeURIComponent(name)}`);
  expect(list.find(({ person }) => person.id === id)?.ban?.why).toBe(why);
  clock.advance(2 * DAY);
  expect(await opens(guest.visitor)).toBe(201);
  expect((await read<BansBody>(operator, "bans")).list).toEqual([]);
  expect(await deeds(operator)).toEqual([`ban ${name} (${id}): ${why}`]);
});

test("a ban is lifted with a word why, and all who come from somewhere can be banned but operators", async () => {
  const server = await openServer();
  const operator = await operatorAt(server);
  const { host } = named(await gather(server.url, 2));
  expect(await act(operator, "bans", { addresses: "127.0.0.1/24", days: null, why })).toBe(200);
  await host.until(() => announced(host)?.ban != null, "the ban");
  expect(await opens(host.visitor)).toBe(403);
  expect(await opens(operator)).toBe(201);
  const { list } = await read<BansBody>(operator, "bans");
  expect(list).toMatchObject([{ person: null, addresses: "127.0.0.1/24", until: null }]);
  expect(await act(operator, `bans/${list[0]?.id}/lift`, {})).toBe(400);
  expect(await act(operator, `bans/${list[0]?.id}/lift`, { why: "It was the whole house." })).toBe(200);
  await host.until(() => announced(host)?.ban === null, "the end of the ban");
  expect(await opens(host.visitor)).toBe(201);
  expect(await deeds(operator)).toEqual([
    "lift-ban 127.0.0.1/24: It was the whole house.",
    `ban 127.0.0.1/24: ${why}`,
  ]);
});

test("nobody bans nobody, nowhere, without a word or half the world", async () => {
  const server = await openServer({
    rateLimits: { ...RATE_LIMITS, actionsPerOperator: { burst: 6, perSecond: 0.001 } },
  });
  const operator = await operatorAt(server);
  expect(await act(operator, "bans", { days: 1, why })).toBe(400);
  expect(await act(operator, "bans", { person: "abcdefghijkl", days: 1, why })).toBe(404);
  expect(await act(operator, "bans", { addresses: "10.0.0.0/8", days: 1, why })).toBe(409);
  expect(await act(operator, "bans", { person: operator.me.id, days: 1, why: "  " })).toBe(400);
  expect(await act(operator, "bans", { person: operator.me.id, days: 0, why })).toBe(400);
  expect(await act(operator, "bans/nothing/lift", { why })).toBe(404);
  expect(await act(operator, "bans", { person: operator.me.id, days: 1, why })).toBe(429);
  expect(await deeds(operator)).toEqual([]);
});

test.each([
  ["203.0.113.7", "203.0.113.7/32", "203.0.113.7", "203.0.113.8"],
  ["203.0.113.0/24", "203.0.113.0/24", "203.0.113.255", "203.0.114.0"],
  ["2001:DB8::/48", "2001:db8::/48", "2001:db8:0:7::/64", "2001:db8:1:7::/64"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2:3:4:5:6/64", "2001:db8:1:2::/64", "203.0.113.7"],
])("%s is kept as %s, and %s lies in it, %s does not", (text, range, within, without) => {
  expect(rangeFrom(text)).toBe(range);
  expect(isWithin(range, within)).toBe(true);
  expect(isWithin(range, without)).toBe(false);
});

test.each(["", "home", "1.2.3", "1.2.3.4/8", "1.2.3.4/33", "::/0", "1.2.3.4/16/2", "1.2.3.4/-1"])(
  "%o is no range",
  (text) => {
    expect(rangeFrom(text)).toBeNull();
  },
);

test("an announcement to everyone reaches all who are or come here, one to a person only them; both can be withdrawn", async () => {
  const clock = new ManualClock();
  const server = await openServer({ clock });
  const operator = await operatorAt(server);
  const { host, guest } = named(await gather(server.url, 2));
  const words = "<b>We close at ten.</b>";
  await act(operator, "announcements", { words, hours: 1 });
  await act(operator, "announcements", { words: "A word to you.", person: guest.visitor.me.id, hours: 2 });
  await guest.until(() => announced(guest)?.announcements.length === 2, "both words");
  await caughtUp([host]);
  expect(announced(host)?.announcements.map((one) => one.words)).toEqual([words]);
  const stranger = await (await Visitor.to(server.url)).connect();
  await stranger.until(() => announced(stranger) !== undefined, "the word to everybody");
  clock.advance(60 * 60 * 1000);
  const later = await guest.visitor.connect();
  await later.until(() => announced(later) !== undefined, "the announcement to one person");
  expect(announced(later)?.announcements.map((one) => one.words)).toEqual(["A word to you."]);
  const { list } = await read<{ list: { id: string }[] }>(operator, "announcements");
  await act(operator, `announcements/${list[0]?.id}/withdraw`, { why: "Enough." });
  await later.until(() => announced(later)?.announcements.length === 0, "nothing more");
});

test("an operator ends a match or closes a table, and silences talk but not what is part of the game", async () => {
  const server = await openServer();
  const operator = await operatorAt(server);
  const { table, host, guest } = named(await play(server.url, 2));
  const { table: gathering, host: other } = named(await gather(server.url, 2));
  const { list } = await read<OperatorTablesBody>(operator, "tables");
  expect(new Set(list.map(({ id, status }) => `${id} ${status}`))).toEqual(
    new Set([`${table} playing`, `${gathering} gathering`]),
  );
  expect(await act(operator, `tables/${table}/silence`, { on: true, why })).toBe(200);
  expect(await host.refusal({ kind: "say", table, say: { text: "!" } })).toBe("talk-closed");
  await host.done({ kind: "say", table, say: { statement: { kind: "high-card" } } });
  expect(await act(operator, `tables/${table}/silence`, { on: false, why })).toBe(200);
  await host.done({ kind: "say", table, say: { text: "!" } });
  expect(await act(operator, `tables/${table}/end`, { why })).toBe(200);
  await guest.until(() => guest.table?.status === "over", "the end");
  expect(guest.table?.ended).toBe("abandoned");
  expect(await act(operator, `tables/${table}/end`, { why })).toBe(409);
  expect(await act(operator, `tables/${gathering}/end`, { why })).toBe(200);
  await other.until(() => other.messages.some(({ kind }) => kind === "table-gone"), "that it is gone");
  expect(await act(operator, "tables/abcdefghijkl/end", { why })).toBe(404);
  expect((await deeds(operator)).map((deed) => deed.split(" ")[0])).toEqual([
    "end-table",
    "end-table",
    "unsilence-table",
    "silence-table",
  ]);
});

test("a report about somebody comes with what was said, of a running match nothing else, and is laid aside", async () => {
  const server = await openServer();
  const operator = await operatorAt(server);
  const { table, host, guest } = named(await gather(server.url, 2));
  await guest.done({ kind: "say", table, say: { text: "before" } });
  await host.done({ kind: "start", table });
  await host.until(() => host.sight !== null, "the match");
  await guest.done({ kind: "say", table, say: { text: "Fool!" } });
  const about = { person: guest.visitor.me.id, reason: "talk" };
  const report = async (who: Client, body: object): Promise<number> => {
    const all = JSON.stringify({ id: randomUUID(), words: "He is rude.", ...body });
    return (await who.visitor.fetch(`/api/tables/${table}/report`, { method: "POST", body: all })).status;
  };
  expect(await report(host, { about })).toBe(201);
  expect(await report(guest, { about })).toBe(404);
  expect(await report(host, { about: { ...about, person: "abcdefghijkl" } })).toBe(404);
  expect(await report(host, { about: { ...about, reason: "looks" } })).toBe(400);
  const { list } = await read<OperatorReportsBody>(operator, "reports");
  expect(list).toMatchObject([
    {
      words: "He is rude.",
      table,
      about: { person: { id: about.person }, reason: "talk" },
      reporter: { id: host.visitor.me.id },
    },
  ]);
  const found = await read<ReportTalkBody>(operator, `reports/${list[0]?.id}`);
  expect(found.talk.map(({ name, text }) => [name, text])).toEqual([
    [guest.visitor.me.name, "before"],
    [guest.visitor.me.name, "Fool!"],
  ]);
  expect(JSON.stringify(found)).not.toContain("hands");
  expect(await act(operator, `reports/${list[0]?.id}/aside`, { why: "He was warned." })).toBe(200);
  expect((await read<OperatorReportsBody>(operator, "reports")).list).toEqual([]);
});

test("lists come in pages, and nothing is shown twice or left out", async () => {
  const server = await openServer();
  const operator = await operatorAt(server);
  const ids = Array.from({ length: 70 }, (_, n) => `person${String(n).padStart(6, "0")}`);
  await server.store.write(async (transaction) => {
    const row = (id: string) => ({ id, name: "100%_Боря", created: 5, seen: 5 });
    await transaction.insertInto("people").values(ids.map(row)).execute();
  });
  const seen: string[] = [];
  let before = "";
  for (let pages = 1; pages < 9; pages++) {
    const page = await read<PeopleBody>(operator, `people?q=${encodeURIComponent("0%_")}${before}`);
    seen.push(...page.list.map(({ person }) => person.id));
    if (page.next === null) break;
    before = `&before=${page.next}`;
  }
  expect(seen.toSorted()).toEqual(ids);
  expect((await operator.fetch("/api/operator/people?before=x'")).status).toBe(400);
});
