import { afterEach, expect, test } from "vitest";
import type { Client } from "../support/client.ts";
import { ManualClock } from "../support/servers/manual-clock.ts";
import { ReadyBots } from "../support/servers/ready-bots.ts";
import { atRest, caughtUp, closeServers, named, openServer, play } from "../support/servers/test-server.ts";
import { until } from "../support/until.ts";

// SQLite only: who must agree is decided in memory; entries are taken back in both stores by match.test.ts.

afterEach(closeServers);

const MINUTE = 60_000;

/** All cards are laid and seen, so an undo needs the others' consent. */
async function layAll(people: readonly Client[]): Promise<void> {
  for (const client of people) await client.answer();
  await caughtUp(people);
}

test("a request to take back that not everybody answers ends after a minute", async () => {
  const clock = new ManualClock();
  const server = await openServer({ clock });
  const people = await play(server.url, 2);
  const { table, host, guest } = named(people);
  await layAll(people);
  await host.done({ kind: "undo", table });
  clock.advance(MINUTE - 1);
  await atRest(server, table);
  await caughtUp(people);
  expect(guest.sight?.undoAsked).toEqual({ seat: 0, agreed: [] });
  clock.advance(1);
  await guest.until(() => guest.sight?.undoAsked === null, "the end of the request");
  expect(guest.lines.at(-1)).toEqual({ kind: "undo-dropped", seat: 0, why: "unanswered" });
  expect(await guest.refusal({ kind: "undo-vote", table, of: 0, agrees: true })).toBe("no-undo-asked");
});

test("a request to take back does not hold up the bots of a table whose others are away", async () => {
  const clock = new ManualClock();
  const server = await openServer({ clock, bots: new ReadyBots() });
  const people = await play(server.url, 2, { seats: 3 });
  const { table, host, guest } = named(people);
  const shown = (): number => JSON.stringify(host.lines).split('"shown"').length - 1;
  while (!people.some(({ sight }) => sight?.undo === "by-agreement") || host.sight?.decision == null) {
    for (const client of people) if (client.sight?.decision != null) await client.answer();
    clock.advance(2000);
    await atRest(server, table);
    await caughtUp(people);
  }
  await host.done({ kind: "undo", table });
  await guest.leave();
  const rounds = shown();
  await host.until(() => host.table?.seats[1]?.kind === "person" && !host.table.seats[1].here, "the absence");
  clock.advance(MINUTE);
  await host.until(() => host.sight?.undoAsked === null, "the end of the request");
  const back = await guest.visitor.enter(table);
  await until(async () => {
    for (const client of [host, back]) if (client.sight?.decision != null) await client.answer();
    clock.advance(2000);
    await atRest(server, table);
    await caughtUp([host, back]);
    return shown() > rounds;
  });
  expect(host.sight?.undoAsked).toBeNull();
});

test("who asks to take back may think better of it", async () => {
  const { url } = await openServer();
  const people = await play(url, 2);
  const { table, host, guest } = named(people);
  await layAll(people);
  await host.done({ kind: "undo", table });
  expect(await guest.refusal({ kind: "undo-withdraw", table })).toBe("no-undo-asked");
  await host.done({ kind: "undo-withdraw", table });
  await caughtUp(people);
  expect(guest.sight?.undoAsked).toBeNull();
  expect(guest.lines.at(-1)).toEqual({ kind: "undo-dropped", seat: 0, why: "withdrawn" });
});

test("when one of those leaves who are asked, the word of the others counts", async () => {
  const { url } = await openServer();
  const people = await play(url, 3);
  const { table, host, guest, third } = named(people);
  await layAll(people);
  await host.done({ kind: "undo", table });
  await guest.done({ kind: "undo-vote", table, of: 0, agrees: true });
  await third.done({ kind: "leave", table });
  await caughtUp(people);
  expect(host.sight).toMatchObject({ undoAsked: null, view: { round: 0, bid: null } });
  expect(guest.lines.at(-1)).toMatchObject({ kind: "taken-back", of: 0, agreed: [1] });
});

test("when all leave who are asked, nobody is left to object", async () => {
  const { url } = await openServer();
  const people = await play(url, 2);
  const { table, host, guest } = named(people);
  await layAll(people);
  await host.done({ kind: "undo", table });
  await guest.done({ kind: "leave", table });
  await caughtUp(people);
  expect(host.lines.at(-1)).toMatchObject({ kind: "taken-back", of: 0, agreed: [] });
});

test("an undo request ends when its player leaves", async () => {
  const { url } = await openServer();
  const people = await play(url, 2);
  const { table, host, guest } = named(people);
  await layAll(people);
  await host.done({ kind: "undo", table });
  await host.done({ kind: "leave", table });
  await caughtUp(people);
  expect(guest.sight?.undoAsked).toBeNull();
  expect(guest.lines.at(-1)).toEqual({ kind: "undo-dropped", seat: 0, why: "withdrawn" });
});

test("after a restart a request stands for a minute more, and can be agreed to", async () => {
  const clock = new ManualClock();
  const server = await openServer({ clock });
  const people = await play(server.url, 2);
  const { table, host, guest } = named(people);
  await layAll(people);
  await host.done({ kind: "undo", table });
  await server.stop();
  const second = await openServer({ clock, dataDir: server.dataDir });
  const asking = await host.visitor.at(second.url).enter(table);
  expect(asking.sight?.undoAsked).toEqual({ seat: 0, agreed: [] });
  await second.stop();
  const third = await openServer({ clock, dataDir: server.dataDir });
  const back = await guest.visitor.at(third.url).enter(table);
  await back.done({ kind: "undo-vote", table, of: 0, agrees: true });
  expect(back.lines.at(-1)).toMatchObject({ kind: "taken-back", of: 0 });
  await layAgain([await host.visitor.at(third.url).enter(table), back]);
  await back.done({ kind: "undo", table });
  await third.stop();
  const fourth = await openServer({ clock, dataDir: server.dataDir });
  const last = await guest.visitor.at(fourth.url).enter(table);
  expect(last.sight?.undoAsked).toMatchObject({ seat: 1 });
  clock.advance(MINUTE);
  await last.until(() => last.sight?.undoAsked === null, "the end of the request");
});

async function layAgain(people: readonly Client[]): Promise<void> {
  await caughtUp(people);
  for (const client of people) if (client.sight?.decision != null) await client.answer();
  await caughtUp(people);
}

test("while one asks no other can; who asked in vain may ask again after five minutes", async () => {
  const clock = new ManualClock();
  const { url } = await openServer({ clock });
  const people = await play(url, 2);
  const { table, host, guest } = named(people);
  await layAll(people);
  await host.done({ kind: "undo", table });
  expect(await host.refusal({ kind: "undo", table })).toBe("undo-asked");
  expect(await guest.refusal({ kind: "undo", table })).toBe("undo-asked");
  await guest.done({ kind: "undo-vote", table, of: 0, agrees: false });
  clock.advance(5 * MINUTE - 1);
  expect(await host.refusal({ kind: "undo", table })).toBe("undo-too-soon");
  await guest.done({ kind: "undo", table });
  await guest.done({ kind: "undo-withdraw", table });
  clock.advance(1);
  await host.done({ kind: "undo", table });
});

test("what is free to take back is taken back a hundred times at once, then once in two seconds", async () => {
  const clock = new ManualClock();
  const { url } = await openServer({ clock });
  const { table, host } = named(await play(url, 2));
  const there = async (): Promise<string> => {
    await host.answer();
    return await host.refusal({ kind: "undo", table });
  };
  for (let time = 0; time < 100; time++) expect(await there()).toBe("it was done");
  expect(await there()).toBe("too-fast");
  clock.advance(2000);
  await host.done({ kind: "undo", table });
});

test("who was agreed with may ask again at once", async () => {
  const { url } = await openServer();
  const people = await play(url, 2);
  const { table, host, guest } = named(people);
  for (let time = 0; time < 2; time++) {
    await layAgain(people);
    await host.done({ kind: "undo", table });
    await guest.done({ kind: "undo-vote", table, of: 0, agrees: true });
  }
  await caughtUp([host]);
  expect(host.lines.filter(({ kind }) => kind === "taken-back")).toHaveLength(2);
});
