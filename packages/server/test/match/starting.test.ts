import { afterEach, expect, test } from "vitest";
import { type Client, Visitor } from "../support/client.ts";
import { Gate } from "../support/servers/commit-gate.ts";
import { atRest, caughtUp, closeServers, openServer, play } from "../support/servers/test-server.ts";
import { ManualClock } from "../support/servers/manual-clock.ts";

afterEach(closeServers);

interface Gathered {
  readonly table: string;
  readonly host: Client;
  readonly guest: Client;
}

/** Two people at a table for two; the guest's client seals no share of chance. */
async function waitingForGuest(url: string): Promise<Gathered> {
  const visitor = await Visitor.to(url);
  const table = await visitor.create();
  const host = await visitor.enter(table);
  const guest = await (await Visitor.to(url)).enter(table);
  guest.shares = "none";
  await guest.done({ kind: "sit", table });
  return { table, host, guest };
}

test("a start waits five seconds for the shares that are not sealed, and goes on without them", async () => {
  const clock = new ManualClock();
  const server = await openServer({ clock });
  const { table, host, guest } = await waitingForGuest(server.url);
  const started = host.done({ kind: "start", table });
  await guest.until(() => guest.table?.starting === true, "the wait");
  clock.advance(4999);
  await atRest(server, table);
  await caughtUp([guest]);
  expect(guest.table).toMatchObject({ status: "gathering", starting: true });
  clock.advance(1);
  await started;
  await guest.isAsked();
  expect(guest.table).toMatchObject({ status: "playing", starting: false });
  expect(guest.table?.fairness.seals).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), ""]);
});

test("who leaves after “Start” leaves a seat open, and the host is told so", async () => {
  const clock = new ManualClock();
  const { url } = await openServer({ clock });
  const { table, host, guest } = await waitingForGuest(url);
  const refused = host.refusal({ kind: "start", table });
  await guest.until(() => guest.table?.starting === true, "the wait");
  await guest.done({ kind: "leave", table });
  expect(await refused).toBe("seats-open");
  expect(host.table).toMatchObject({ status: "gathering", starting: false });
});

test("a start that came to nothing does not hurry the next one", async () => {
  const clock = new ManualClock();
  const server = await openServer({ clock });
  const { table, host, guest } = await waitingForGuest(server.url);
  const refused = host.refusal({ kind: "start", table });
  await guest.until(() => guest.table?.starting === true, "the wait");
  clock.advance(2000);
  await guest.done({ kind: "leave", table });
  await refused;
  await guest.done({ kind: "sit", table });
  const started = host.done({ kind: "start", table });
  await guest.until(() => guest.table?.starting === true, "the second wait");
  clock.advance(1000);
  await atRest(server, table);
  await caughtUp([guest]);
  expect(guest.table).toMatchObject({ status: "gathering", starting: true });
  clock.advance(4000);
  await started;
});

test("“Start” pressed twice begins one match, and both are told when it has begun", async () => {
  const clock = new ManualClock();
  const { url } = await openServer({ clock });
  const { table, host, guest } = await waitingForGuest(url);
  const tab = await host.visitor.enter(table);
  const first = host.done({ kind: "start", table });
  await guest.until(() => guest.table?.starting === true, "the wait");
  const second = tab.done({ kind: "start", table });
  await caughtUp([tab]);
  clock.advance(5000);
  await Promise.all([first, second]);
  await guest.isAsked();
  expect(guest.table).toMatchObject({ status: "playing" });
});

test("a start that is sent again is acknowledged again; of others it is refused", async () => {
  const { url } = await openServer();
  const [host, guest] = await play(url, 2);
  const table = host?.table?.id ?? "";
  await host?.done({ kind: "start", table });
  expect(await guest?.refusal({ kind: "start", table })).toBe("not-host");
});

test("a start that the store does not take has not happened, and can be made again", async () => {
  const gate = new Gate();
  const clock = new ManualClock();
  const { url } = await openServer({ clock, gate });
  const { table, host, guest } = await waitingForGuest(url);
  const refused = host.refusal({ kind: "start", table });
  await guest.until(() => guest.table?.starting === true, "the wait");
  gate.failures = 1;
  clock.advance(5000);
  expect(await refused).toBe("try-again");
  const tab = await host.visitor.enter(table);
  expect(tab.table).toMatchObject({ status: "gathering", starting: false });
  guest.shares = "sealed-and-opened";
  await host.done({ kind: "start", table });
  await guest.isAsked();
});

test("a server that stops refuses a start that still waits", async () => {
  const clock = new ManualClock();
  const { url, tables } = await openServer({ clock });
  const { table, host, guest } = await waitingForGuest(url);
  const refused = host.refusal({ kind: "start", table });
  await guest.until(() => guest.table?.starting === true, "the wait");
  await tables.stop();
  expect(await refused).toBe("try-again");
});

test("“Play now” waits until its player has come, and then as long as for anyone", async () => {
  const clock = new ManualClock();
  const server = await openServer({ clock });
  const visitor = await Visitor.to(server.url);
  const table = await visitor.create({ seats: 2, play: true });
  await atRest(server, table);
  clock.advance(19_999);
  await atRest(server, table);
  const client = await visitor.connect();
  client.shares = "none";
  await client.done({ kind: "enter", table });
  clock.advance(4999);
  await atRest(server, table);
  await caughtUp([client]);
  expect(client.table).toMatchObject({ status: "gathering", starting: true });
  clock.advance(1);
  await client.isAsked();
  expect(client.table?.fairness.seals).toEqual(["", ""]);
});

test("“Play now” begins without a share of chance if its player does not come", async () => {
  const clock = new ManualClock();
  const server = await openServer({ clock });
  const visitor = await Visitor.to(server.url);
  const table = await visitor.create({ seats: 2, play: true });
  await atRest(server, table);
  clock.advance(20_000);
  await atRest(server, table);
  expect((await visitor.enter(table)).table?.status).toBe("playing");
});
