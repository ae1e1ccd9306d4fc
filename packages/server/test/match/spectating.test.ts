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
  playOut,
} from "../support/servers/test-server.ts";

afterEach(closeServers);

const MINUTE = 60_000;

test("what those say who look on is apart while the match runs, and together when it is over", async () => {
  const { url } = await openServer();
  const people = await play(url, 2);
  const { table, host, guest } = named(people);
  const [one, other] = [
    await (await Visitor.to(url)).enter(table),
    await (await Visitor.to(url)).enter(table),
  ];
  await one.done({ kind: "say", table, say: { text: "He bluffs." } });
  await caughtUp([host, guest, one, other]);
  for (const client of [one, other]) expect(client.chat).toEqual(["He bluffs."]);
  const back = await guest.visitor.enter(table);
  await back.done({ kind: "earlier-chat", table, before: 9 });
  await caughtUp([back]);
  for (const client of [host, guest, back]) expect(client.frames.join()).not.toContain("bluffs");
  await playOut(people);
  await caughtUp([host, guest, back]);
  for (const client of [host, guest, back]) expect(client.chat).toEqual(["He bluffs."]);
});

test("without spectators allowed, a visitor learns only that a match is played, until it is over", async () => {
  const { url } = await openServer();
  const people = await gather(url, 2);
  const { table, host } = named(people);
  await host.done({ kind: "arrange", table, watching: { kind: "none" } });
  const watcher = await (await Visitor.to(url)).enter(table);
  await host.done({ kind: "start", table });
  for (const client of people) await client.until(() => client.sight !== null, "the match");
  await host.answer();
  const late = await (await Visitor.to(url)).enter(table);
  await caughtUp([watcher, late]);
  for (const client of [watcher, late]) {
    expect(client.table).toMatchObject({ status: "playing", watching: { kind: "none" } });
    expect(client.messages.filter(({ kind }) => kind === "match" || kind === "news")).toEqual([]);
    expect(await client.refusal({ kind: "say", table, say: { text: "Hm." } })).toBe("not-seated");
  }
  await playOut(people);
  await caughtUp([watcher]);
  expect(watcher.sight?.outcome).toEqual(host.sight?.outcome);
});

test("who looks on later sees what everybody could know then, and no message tells of what has happened since", async () => {
  const clock = new ManualClock();
  const server = await openServer({ clock });
  const people = await gather(server.url, 2);
  const { table, host } = named(people);
  await host.done({ kind: "arrange", table, watching: { kind: "delayed", minutes: 3 } });
  await host.done({ kind: "start", table });
  for (const client of people) await client.until(() => client.sight !== null, "the match");
  const watcher = await (await Visitor.to(server.url)).enter(table);
  const matches = () => watcher.messages.filter(({ kind }) => kind === "match" || kind === "news").length;
  await caughtUp([watcher]);
  expect(watcher.sight).toBeNull();

  clock.advance(MINUTE);
  for (const client of people) await client.answer();
  await host.done({ kind: "say", table, say: { text: "Well played." } });
  await caughtUp([...people, watcher]);
  expect(matches()).toBe(0);
  const public1 = await Visitor.to(server.url);

  clock.advance(2 * MINUTE);
  await watcher.until(() => watcher.sight !== null, "the match as it began");
  expect(watcher.sight).toMatchObject({ viewer: "public", decision: null, outcome: null });
  expect(JSON.stringify(watcher.lines)).not.toMatch(/shown|Well played/);
  const late = await public1.enter(table);
  await caughtUp([late, watcher]);
  expect(late.lines).toEqual(watcher.lines);
  const before = matches();

  clock.advance(MINUTE);
  await watcher.until(() => JSON.stringify(watcher.lines).includes("Well played"), "what was said then");
  expect(matches()).toBeGreaterThan(before);
  expect(JSON.stringify(watcher.lines)).toContain("shown");
  expect(watcher.frames.join()).not.toContain('"laid"');

  await playOut(people);
  await caughtUp([watcher]);
  expect(watcher.sight?.outcome).toEqual(host.sight?.outcome);
});

test("only the host says who may look on, and only before the match", async () => {
  const { url } = await openServer();
  const { table, host, guest } = named(await gather(url, 2));
  const watching = { kind: "none" } as const;
  expect(await guest.refusal({ kind: "arrange", table, watching })).toBe("not-host");
  expect(await host.refusal({ kind: "arrange", table, watching: { kind: "delayed", minutes: 0 } })).toBe(
    "unreadable",
  );
  await host.done({ kind: "start", table });
  expect(await host.refusal({ kind: "arrange", table, watching })).toBe("already-started");
});
