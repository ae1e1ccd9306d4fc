import { type Client, Visitor } from "../client.ts";
import { newFolder } from "./new-folder.ts";
import { ReadyBots } from "./ready-bots.ts";
import { openServer, type TestServer } from "./test-server.ts";
import { until } from "../until.ts";

// Several servers on one store, and people who sit at different ones.

/** Short, so that nobody waits for long until a dead node is taken for dead. */
export const LEASE_MS = 900;

export async function openNodes(count: number, dataDir = newFolder()): Promise<TestServer[]> {
  const nodes: TestServer[] = [];
  while (nodes.length < count)
    nodes.push(await openServer({ dataDir, leaseMs: LEASE_MS, bots: new ReadyBots() }));
  return nodes;
}

/** A person at each of these nodes, all at one table, the first its host; a bot on every other seat. */
export async function gatherAt(
  urls: readonly string[],
  body: Record<string, unknown> = {},
): Promise<Client[]> {
  const [first = ""] = urls;
  const host = await Visitor.to(first);
  const table = await host.create({ seats: urls.length, ...body });
  const clients = [await host.enter(table)];
  for (const url of urls.slice(1)) {
    const guest = await (await Visitor.to(first)).at(url).enter(table);
    await guest.done({ kind: "sit", table });
    clients.push(guest);
  }
  const [hostClient] = clients;
  const open = hostClient?.table?.seats.filter(({ kind }) => kind === "open").length ?? 0;
  if (open > urls.length) throw new Error("There are more seats than nodes.");
  return clients;
}

export async function playAt(urls: readonly string[], body: Record<string, unknown> = {}): Promise<Client[]> {
  const clients = await gatherAt(urls, body);
  const [host] = clients;
  const table = host?.table?.id ?? "";
  await host?.until(() => host.table?.seats.filter(({ kind }) => kind === "person").length === urls.length);
  await host?.done({ kind: "add-bot", table });
  await host?.done({ kind: "start", table });
  for (const client of clients) await client.until(() => client.sight !== null, "the match");
  return clients;
}

export function at(clients: readonly Client[], nth: number): Client {
  const client = clients[nth];
  if (client === undefined) throw new Error(`There is no client ${nth}.`);
  return client;
}

/** An answer that is given again, under the same id, until it is acknowledged. */
export async function answeredAtLast(client: Client): Promise<void> {
  const decision = client.sight?.decision?.id;
  await until(
    async () =>
      client.sight?.decision?.id !== decision || (await client.answer(undefined, "again")).kind === "ack",
  );
}

/** The same as `playOut`, where news take a moment from node to node. */
export async function playOutAt(clients: readonly Client[]): Promise<void> {
  await until(async () => {
    const asked = clients.find((client) => client.sight?.decision != null);
    await asked?.answer();
    return clients.every((client) => client.sight?.outcome != null);
  });
}
