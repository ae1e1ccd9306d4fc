import { afterEach, expect, test } from "vitest";
import { type Client, Visitor } from "../support/client.ts";
import { caughtUp, closeServers, openServer, play } from "../support/servers/test-server.ts";

afterEach(closeServers);

async function rename({ visitor }: Client, name: string): Promise<void> {
  const response = await visitor.fetch("/api/me", { method: "PATCH", body: JSON.stringify({ name }) });
  expect(response.status).toBe(200);
}

/** The name that everyone at the table, or on the home page, reads for a seat. */
function nameAt({ table }: Pick<Client, "table">, seat: number): string | null {
  const at = table?.seats[seat];
  return at?.kind === "person" ? at.person.name : null;
}

async function nameAtHome({ visitor }: Client, seat: number): Promise<unknown> {
  const body = (await (await visitor.fetch("/api/tables")).json()) as {
    mine: { seats: { name?: string }[] }[];
  };
  return body.mine[0]?.seats[seat]?.name;
}

/** Both have laid a card; the one with the higher decides, and nobody else may speak. */
async function hushed(url: string): Promise<{ table: string; speaker: Client; silent: Client }> {
  const people = await play(url, 2, { options: { hushed: true } });
  for (const client of people) await client.answer();
  await caughtUp(people);
  const speaker = people.find(({ sight }) => sight?.decision != null);
  const silent = people.find((client) => client !== speaker);
  if (speaker?.table == null || silent === undefined) throw new Error("Nobody decides.");
  return { table: speaker.table.id, speaker, silent };
}

test("a person who sits at a table without opening it is shown by their name", async () => {
  const { url } = await openServer();
  const owner = await Visitor.to(url);
  const table = await owner.create();
  const host = await owner.enter(table);
  const guest = await (await Visitor.to(url)).connect();
  await guest.done({ kind: "sit", table });
  await caughtUp([host]);
  expect(nameAt(host, 1)).toBe(guest.visitor.me.name);
});

test("where talk is open a new name is shown at once", async () => {
  const { url } = await openServer();
  const { speaker, silent } = await hushed(url);
  await rename(speaker, "Lancelot");
  await caughtUp([silent]);
  expect(nameAt(silent, speaker.seat)).toBe("Lancelot");
});

test("a new name is not shown at a running match while talk is closed to that person", async () => {
  const { url } = await openServer();
  const { table, speaker, silent } = await hushed(url);
  const before = silent.visitor.me.name;
  await rename(silent, "Trust nobody");
  await rename(silent, "Least of all Anna");
  await silent.until(() => silent.messages.some(({ kind }) => kind === "me"), "my new name");
  const again = await silent.visitor.enter(table);
  const watcher = await (await Visitor.to(url)).enter(table);
  await caughtUp([speaker, watcher, again]);
  for (const client of [speaker, watcher, again]) expect(nameAt(client, silent.seat)).toBe(before);
  expect(await nameAtHome(speaker, silent.seat)).toBe(before);
  expect(speaker.frames.join()).not.toMatch(/Trust nobody|Least of all/);

  await speaker.answer("keep");
  await caughtUp([speaker]);
  expect(nameAt(speaker, silent.seat)).toBe("Least of all Anna");
  expect(await nameAtHome(speaker, silent.seat)).toBe("Least of all Anna");
});

test("nor does it when the table has left memory, or after a restart", async () => {
  const server = await openServer();
  const { table, speaker, silent } = await hushed(server.url);
  const before = silent.visitor.me.name;
  for (const client of [speaker, silent]) await client.done({ kind: "exit", table });
  await server.tables.at(table, ({ live }) => live.stop());
  await server.tables.forgetIdle();
  expect(server.tables.inMemory).toBe(0);
  await rename(silent, "Trust nobody");
  expect(nameAt(await speaker.visitor.enter(table), silent.seat)).toBe(before);
  await server.stop();

  const { url } = await openServer({ dataDir: server.dataDir });
  const back = await speaker.visitor.at(url).enter(table);
  expect(nameAt(back, silent.seat)).toBe(before);
  await back.done({ kind: "end-vote", table, agrees: true });
  await (await silent.visitor.at(url).enter(table)).done({ kind: "end-vote", table, agrees: true });
  await back.until(() => back.table?.status === "over", "the end");
  expect(nameAt(back, silent.seat)).toBe("Trust nobody");
});

test("two who are called alike are told apart at the table and in every list, also when one takes the other's name later", async () => {
  const { url } = await openServer();
  const owner = await Visitor.to(url);
  const table = await owner.create({ seats: 3 });
  const host = await owner.enter(table);
  await rename(host, "Anna");
  const guest = await (await Visitor.to(url)).enter(table);
  await rename(guest, "Аnna");
  await guest.done({ kind: "sit", table });
  const third = await (await Visitor.to(url)).enter(table);
  await third.done({ kind: "sit", table });
  await caughtUp([host]);
  expect([nameAt(host, 0), nameAt(host, 1)]).toEqual(["Anna", "Аnna (2)"]);
  await rename(third, "  ＡＮＮＡ\u200b ");
  await caughtUp([host]);
  expect(nameAt(host, 2)).toBe("ANNA (3)");
  expect(await nameAtHome(guest, 2)).toBe("ANNA (3)");
  await rename(host, "Olga");
  await rename(guest, "Boris");
  await caughtUp([host]);
  expect([0, 1, 2].map((seat) => nameAt(host, seat))).toEqual(["Olga", "Boris", "ANNA"]);
});

test("a name that others would take for the operator is refused", async () => {
  const { url } = await openServer();
  const visitor = await Visitor.to(url);
  for (const name of ["Roundtable", "Оператор", "BOT"]) {
    const response = await visitor.fetch("/api/me", { method: "PATCH", body: JSON.stringify({ name }) });
    expect([response.status, await response.json()]).toEqual([409, { reason: "name-reserved" }]);
  }
  expect(await (await visitor.fetch("/api/me")).json()).toMatchObject({ me: { name: visitor.me.name } });
});

test("a spectator's name in chat differs from those of players and other spectators", async () => {
  const { url } = await openServer();
  const owner = await Visitor.to(url);
  const table = await owner.create();
  const host = await owner.enter(table);
  await rename(host, "Anna");
  for (const name of ["Anna", "anna", "Boris"]) {
    const watcher = await (await Visitor.to(url)).enter(table);
    await rename(watcher, name);
    await watcher.until(() => watcher.messages.some(({ kind }) => kind === "me"), "the new name");
    await watcher.done({ kind: "say", table, say: { text: "Hello." } });
  }
  await caughtUp([host]);
  const said = host.messages.flatMap((message) => (message.kind === "chat" ? message.lines : []));
  expect(said.map(({ name }) => name)).toEqual(["Anna (2)", "anna (3)", "Boris"]);
});
