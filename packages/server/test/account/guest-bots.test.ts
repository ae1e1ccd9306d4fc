import type { MatchFile, MeBody } from "@roundtable/protocol";
import type { GuestBotsBody, GuestBotsErrorBody, MadeBotBody } from "@roundtable/protocol/guest-bots";
import type { LeaderboardBody, HistoryBody, PersonBody } from "@roundtable/protocol/history";
import { afterEach, describe, expect, test } from "vitest";
import { type Client, Visitor } from "../support/client.ts";
import { ManualClock } from "../support/servers/manual-clock.ts";
import { closeServers, openServer, playOut, type TestServer } from "../support/servers/test-server.ts";

afterEach(closeServers);

const RATED = {
  rated: true,
  clock: { kind: "live", bankSeconds: 600, capSeconds: 120, awaySeconds: 60 },
};

async function made(owner: Visitor, name = "Deep Thought"): Promise<MadeBotBody> {
  const response = await owner.fetch("/api/me/bots", { method: "POST", body: JSON.stringify({ name }) });
  expect(response.status).toBe(201);
  return (await response.json()) as MadeBotBody;
}

async function botOf(owner: Visitor, name?: string): Promise<Visitor> {
  return await Visitor.byToken(owner.url, (await made(owner, name)).token);
}

async function listed(owner: Visitor): Promise<GuestBotsBody["bots"]> {
  return await read<GuestBotsBody>(owner, "/api/me/bots").then(({ bots }) => bots);
}

async function read<Body>(visitor: Visitor, path: string): Promise<Body> {
  const response = await visitor.fetch(path);
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as Body;
}

/** The first makes the table, the others sit down. */
async function gathered(visitors: readonly Visitor[], body: Record<string, unknown> = {}): Promise<Client[]> {
  const [first, ...others] = visitors;
  if (first === undefined) throw new Error("Nobody comes.");
  const table = await first.create({ seats: visitors.length, ...body });
  const clients = [await first.enter(table)];
  for (const visitor of others) {
    const client = await visitor.enter(table);
    await client.done({ kind: "sit", table });
    clients.push(client);
  }
  return clients;
}

function tableOf(client: Client | undefined): string {
  if (client?.table == null) throw new Error("There is no table.");
  return client.table.id;
}

async function begun(clients: readonly Client[]): Promise<void> {
  await clients[0]?.done({ kind: "start", table: tableOf(clients[0]) });
  for (const client of clients) await client.until(() => client.sight !== null, "the match");
}

const ratingsOf = async (visitor: Visitor) =>
  (await read<PersonBody>(visitor, "/api/people/me")).ratings.map(({ matches }) => matches);

describe("a token", () => {
  test("is shown once and stored as a hash; once revoked it opens nothing, and its sockets are closed", async () => {
    const server = await openServer();
    const anna = await Visitor.to(server.url);
    const { bot, token } = await made(anna);
    const rows = await server.store.db.selectFrom("guest_bots").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await listed(anna)).toMatchObject([{ id: bot, name: "Deep Thought", used: null }]);
    const inside = await (await Visitor.byToken(server.url, token)).connect();
    expect((await listed(anna))[0]?.used).not.toBeNull();
    expect((await anna.fetch(`/api/me/bots/${bot}`, { method: "DELETE" })).status).toBe(204);
    await inside.until(() => inside.closed !== null, "the end");
    expect(await listed(anna)).toEqual([]);
    const late = await fetch(`${server.url}/api/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(late.status).toBe(401);
    expect(late.headers.get("set-cookie")).toBeNull();
  });

  test("is nobody else's to revoke, and one person has ten at the most, none of them called like the house", async () => {
    const server = await openServer();
    const [anna, ben] = [await Visitor.to(server.url), await Visitor.to(server.url)];
    const { bot } = await made(anna);
    expect((await ben.fetch(`/api/me/bots/${bot}`, { method: "DELETE" })).status).toBe(404);
    for (let nth = 1; nth < 10; nth++) await made(anna, `Bot ${nth} of mine`);
    const more = async (name: string) =>
      (await (
        await anna.fetch("/api/me/bots", { method: "POST", body: JSON.stringify({ name }) })
      ).json()) as GuestBotsErrorBody;
    expect(await more("Operator")).toEqual({ reason: "name-reserved" });
    expect(await more("One more")).toEqual({ reason: "too-many-bots" });
    expect(await listed(anna)).toHaveLength(10);
  });

  test("makes the caller that bot, whatever cookie comes with it; no other authorization is accepted", async () => {
    const server = await openServer();
    const anna = await Visitor.to(server.url);
    const { bot, token } = await made(anna);
    const asked = async (authorization: string) =>
      (await (await anna.fetch("/api/me", { headers: { authorization } })).json()) as MeBody;
    expect((await asked(`Bearer ${token}`)).me).toEqual({
      id: bot,
      name: "Deep Thought",
      botOf: { id: anna.me.id, name: anna.me.name },
    });
    expect((await asked("Basic YW5uYTphbm5h")).me).toEqual(anna.me);
  });

  test("opens tables, and nothing that is a person's", async () => {
    const server = await openServer();
    const bot = await botOf(await Visitor.to(server.url));
    const refused = [
      ["GET", "/api/me/bots"],
      ["POST", "/api/me/bots"],
      ["PATCH", "/api/me"],
      ["DELETE", "/api/me"],
      ["GET", "/api/me/data"],
      ["PUT", "/api/me/password"],
      ["POST", "/api/sign-in/password"],
      ["POST", "/api/finding"],
      ["PUT", "/api/notices"],
      ["PUT", `/api/regards/${bot.me.id}`],
      ["POST", "/api/matches"],
    ];
    for (const [method = "", path = ""] of refused) {
      const body = method === "GET" ? {} : { body: "{}" };
      expect([path, (await bot.fetch(path, { method, ...body })).status]).toEqual([path, 403]);
    }
    const table = await bot.create();
    expect((await bot.fetch(`/api/tables/${table}/log`)).status).toBe(403);
    expect((await bot.fetch("/api/tables")).status).toBe(200);
  });
});

test("everybody is told whose bot it is: at the table, in lists, in the history and in the log, also after a restart", async () => {
  const server = await openServer();
  const [anna, ben] = [await Visitor.to(server.url), await Visitor.to(server.url)];
  const bot = await botOf(anna);
  const botOfAnna = { botOf: { id: anna.me.id, name: anna.me.name } };
  const clients = await gathered([ben, bot], { listed: true });
  const [host] = clients;
  const table = tableOf(host);
  expect(host?.table?.seats[1]).toMatchObject({ person: { name: "Deep Thought", ...botOfAnna } });
  await host?.done({ kind: "watch-lobby", on: true });
  await host?.until(() => host.mine.length > 0, "the list");
  expect(host?.mine[0]?.seats[1]).toEqual({ kind: "person", name: "Deep Thought", ...botOfAnna });
  await begun(clients);
  await playOut(clients);
  const file = await read<MatchFile>(ben, `/api/tables/${table}/log`);
  expect(file.guestBots).toEqual([{ seat: 1, of: anna.me.name }]);
  const { results } = await read<HistoryBody>(ben, "/api/people/me/history");
  expect(results[0]?.there?.company[1]).toMatchObject({ person: { name: "Deep Thought", ...botOfAnna } });
  expect((await read<PersonBody>(ben, `/api/people/${bot.me.id}`)).person).toMatchObject(botOfAnna);
  await server.stop();
  const again = await openServer({ dataDir: server.dataDir });
  const back = await ben.at(again.url).enter(table);
  expect(back.table?.seats[1]).toMatchObject({ person: botOfAnna });
});

describe("what counts", () => {
  /** A rated match of these, played to its end, by the host's terms. */
  async function rated(visitors: readonly Visitor[], terms: Record<string, unknown> = {}): Promise<void> {
    const clients = await gathered(visitors, { ...RATED, ...terms });
    await begun(clients);
    await playOut(clients);
  }

  test("a bot and people are not rated together unless the host allows it, and all are told before", async () => {
    const { url } = await openServer();
    const [anna, ben] = [await Visitor.to(url), await Visitor.to(url)];
    const bot = await botOf(anna);
    const clients = await gathered([ben, bot], RATED);
    expect(clients[1]?.table).toMatchObject({ rated: true });
    expect(clients[1]?.table).not.toHaveProperty("ratedWithBots");
    await begun(clients);
    expect(clients[0]?.table?.rated).toBe(false);
    await playOut(clients);
    expect([await ratingsOf(ben), await ratingsOf(bot)]).toEqual([[], []]);
    const [host] = await gathered([ben, bot], RATED);
    await host?.done({ kind: "arrange", table: tableOf(host), ratedWithBots: true });
    expect(host?.table?.ratedWithBots).toBe(true);
    await rated([ben, bot], { ratedWithBots: true });
    expect([await ratingsOf(ben), await ratingsOf(bot)]).toEqual([[1], [1]]);
  });

  test("bots are rated among themselves, and stand in a table of the best of their own", async () => {
    const { url, store } = await openServer();
    const [anna, ben] = [await Visitor.to(url), await Visitor.to(url)];
    const bots = [await botOf(anna, "First"), await botOf(ben, "Second")];
    await rated(bots);
    expect(await ratingsOf(bots[0] ?? anna)).toEqual([1]);
    await rated([anna, ben]);
    // As after many matches: enough is known of all of them.
    await store.db
      .updateTable("ratings")
      .set({ settled_until: 2 ** 48 })
      .execute();
    const best = async (of: string) =>
      (await read<LeaderboardBody>(anna, `/api/best/sealed?of=${of}`)).best.map(({ person }) => person);
    expect(new Set((await best("people")).map(({ id }) => id))).toEqual(new Set([anna.me.id, ben.me.id]));
    expect(
      new Set((await best("bots")).map(({ name, botOf: owner }) => `${name} of ${owner?.name}`)),
    ).toEqual(new Set([`First of ${anna.me.name}`, `Second of ${ben.me.name}`]));
  });
});

test("people agree without the bots among them: they end a match at once", async () => {
  const { url } = await openServer();
  const anna = await Visitor.to(url);
  const clients = await gathered([anna, await botOf(anna)]);
  await begun(clients);
  const [host] = clients;
  await host?.done({ kind: "end-vote", table: tableOf(host), agrees: true });
  expect(host?.table).toMatchObject({ status: "over", ended: "together" });
});

describe("limits and bans of the owner apply to their bots", () => {
  async function annaAndHerBot(server: TestServer) {
    const anna = await Visitor.to(server.url);
    return { anna, bot: await botOf(anna), ben: await Visitor.to(server.url) };
  }

  test("a person who has blocked the owner does not sit beside the bot and reads nothing it writes", async () => {
    const server = await openServer();
    const { anna, bot, ben } = await annaAndHerBot(server);
    const [host, inside] = await gathered([ben, bot], { seats: 3 });
    const table = tableOf(host);
    const block = { method: "PUT", body: JSON.stringify({ kind: "block" }) };
    expect((await ben.fetch(`/api/regards/${anna.me.id}`, block)).status).toBe(200);
    await inside?.done({ kind: "say", table, say: { text: "Good evening" } });
    await inside?.until(() => inside.chat.includes("Good evening"), "the words");
    await host?.until(() => (host?.chat.length ?? 0) > 0, "a line");
    expect(host?.chat).not.toContain("Good evening");
    await inside?.done({ kind: "leave", table });
    expect(await inside?.refusal({ kind: "sit", table })).toBe("cannot-sit");
  });

  test("who is banned sends no bot", async () => {
    const clock = new ManualClock();
    const server = await openServer({ clock });
    const { anna, bot, ben } = await annaAndHerBot(server);
    const [host] = await gathered([ben], { seats: 2 });
    await server.store.write(async (transaction) => {
      await transaction
        .insertInto("bans")
        .values({
          id: "banned",
          person: anna.me.id,
          addresses: null,
          why: "Spam.",
          until: null,
          at: clock.now(),
        })
        .execute();
    });
    const inside = await bot.enter(tableOf(host));
    expect(await inside.refusal({ kind: "sit", table: tableOf(host) })).toBe("banned");
    await expect(bot.create()).rejects.toThrow("banned");
    const more = await anna.fetch("/api/me/bots", { method: "POST", body: JSON.stringify({ name: "More" }) });
    expect(more.status).toBe(403);
  });

  test("an owner's export includes their bots, and deleting the owner deletes them", async () => {
    const server = await openServer();
    const { anna, bot, ben } = await annaAndHerBot(server);
    const [host, inside] = await gathered([ben, bot]);
    const table = tableOf(host);
    await inside?.done({ kind: "say", table, say: { text: "I think, therefore I play" } });
    const data = await read<{ bots: object[] }>(anna, "/api/me/data");
    expect(JSON.stringify(data.bots)).toContain("I think, therefore I play");
    expect(JSON.stringify(data)).not.toContain('"hash"');
    const left = await anna.fetch("/api/me", {
      method: "DELETE",
      body: JSON.stringify({ name: anna.me.name }),
    });
    expect(left.status).toBeLessThan(300);
    await inside?.until(() => inside.closed !== null, "the end");
    await host?.until(() => host.table?.seats[1]?.kind === "open", "a free seat");
    const people = await server.store.db.selectFrom("people").select("id").execute();
    expect(people.map(({ id }) => id)).toEqual([ben.me.id]);
    expect(await server.store.db.selectFrom("guest_bots").selectAll().execute()).toEqual([]);
  });
});
