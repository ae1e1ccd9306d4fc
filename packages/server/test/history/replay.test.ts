import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { MatchFile } from "@roundtable/protocol";
import type { FinishedBody } from "@roundtable/protocol/table-lists";
import { afterEach, describe, expect, test } from "vitest";
import { Visitor } from "../support/client.ts";
import { newFolder } from "../support/servers/new-folder.ts";
import { closeServers, gather, named, openServer, play, playOut } from "../support/servers/test-server.ts";

afterEach(closeServers);

function builtApp(): string {
  const dist = newFolder();
  mkdirSync(join(dist, "assets"));
  writeFileSync(join(dist, "index.html"), "<head><title>Roundtable</title></head>the page");
  return dist;
}

/** Everything by which somebody outside could notice a difference; each answer has its own time and number. */
async function answerOf(response: Response): Promise<unknown[]> {
  const headers = [...response.headers].filter(([name]) => name !== "date" && name !== "x-request-id");
  return [response.status, headers, await response.text()];
}

describe("a match that is not over", () => {
  test("has no log for anybody: neither for a seat, nor for who watches, nor for a stranger", async () => {
    const { url } = await openServer();
    const { table, host, guest } = named(await play(url, 2));
    const watcher = await Visitor.to(url);
    await watcher.enter(table);
    const before = await answerOf(await fetch(`${url}/api/tables/${table}/log`));
    expect(before[0]).toBe(403);
    for (const visitor of [host.visitor, guest.visitor, watcher]) {
      expect(await answerOf(await visitor.fetch(`/api/tables/${table}/log`))).toEqual(before);
    }
    await host.answer();
    expect(await answerOf(await fetch(`${url}/api/tables/${table}/log`))).toEqual(before);
  });

  test("has a page for its replay that is the same as that of a match that never was", async () => {
    const { url } = await openServer({ dist: builtApp() });
    const { table, host } = named(await play(url, 2));
    const gathering = named(await gather(url, 2)).table;
    const nowhere = await answerOf(await fetch(`${url}/t/abcdefghijkl/replay`));
    for (const id of [table, gathering]) {
      expect(await answerOf(await fetch(`${url}/t/${id}/replay`))).toEqual(nowhere);
      expect(await answerOf(await host.visitor.fetch(`/t/${id}/replay`))).toEqual(nowhere);
    }
  });

  test("is not among those that I have finished", async () => {
    const { url } = await openServer();
    const { host } = named(await play(url, 2));
    const { finished } = (await (await host.visitor.fetch("/api/tables/finished")).json()) as FinishedBody;
    expect(finished).toEqual([]);
  });
});

describe("what happened since my last turn", () => {
  const sinceFor = async (visitor: Visitor, table: string) => {
    const response = await visitor.fetch(`/api/tables/${table}/since`);
    return [response.status, await response.json()] as const;
  };

  test("is told to a seat by what it saw itself right before it answered, and by its own log", async () => {
    const { url } = await openServer();
    const clients = await play(url, 3);
    const { table, host, guest, third } = named(clients);
    const seen = host.sight?.view;
    const read = host.lines.length;
    await host.answer();
    await guest.answer();
    await third.answer();
    expect(await sinceFor(host.visitor, table)).toEqual([200, { since: { view: seen, line: read } }]);
  });

  test("says nothing of what others have done in secret meanwhile: to the byte the same before and after", async () => {
    const { url } = await openServer();
    const { table, host, guest } = named(await play(url, 3));
    await host.answer();
    const before = JSON.stringify(await sinceFor(host.visitor, table));
    await guest.answer();
    expect(JSON.stringify(await sinceFor(host.visitor, table))).toBe(before);
  });

  test("begins with the match for a seat that has not answered yet", async () => {
    const { url } = await openServer();
    const { table, host, guest } = named(await play(url, 2));
    const [seen, read] = [guest.sight?.view, guest.lines.length];
    await host.answer();
    expect(await sinceFor(guest.visitor, table)).toEqual([200, { since: { view: seen, line: read } }]);
  });

  test("is nobody else's business, and nobody's when the match is over", async () => {
    const { url } = await openServer();
    const { table, host } = named(await play(url, 1, { seats: 2 }));
    const watcher = await Visitor.to(url);
    await watcher.enter(table);
    expect(await sinceFor(watcher, table)).toEqual([409, { reason: "not-seated" }]);
    expect((await fetch(`${url}/api/tables/${table}/since`)).status).toBe(401);
    await host.done({ kind: "end-vote", table, agrees: true });
    expect(await sinceFor(host.visitor, table)).toEqual([409, { reason: "not-playing" }]);
  });
});

describe("a match that is over", () => {
  test("though it was ended early, is open to everybody who has its address", async () => {
    const { url } = await openServer();
    const { table, host } = named(await play(url, 1, { seats: 2 }));
    await host.done({ kind: "end-vote", table, agrees: true });
    const file = (await (await fetch(`${url}/api/tables/${table}/log`)).json()) as MatchFile;
    expect(file).toMatchObject({ table, outcome: null, bots: [1] });
    expect(file.told).toBeUndefined();
  });

  test("is among the finished ones of those who had a seat, the newest first, and of nobody else", async () => {
    const { url } = await openServer();
    const first = named(await play(url, 1, { seats: 2 }));
    await first.host.done({ kind: "end-vote", table: first.table, agrees: true });
    const { visitor } = first.host;
    const second = await visitor.create({ seats: 2, play: true });
    const again = await visitor.enter(second);
    await again.isAsked();
    await again.done({ kind: "end-vote", table: second, agrees: true });
    const finishedOf = async (whose: Visitor) =>
      ((await (await whose.fetch("/api/tables/finished")).json()) as FinishedBody).finished;
    expect((await finishedOf(visitor)).map(({ id, status }) => [id, status])).toEqual([
      [second, "over"],
      [first.table, "over"],
    ]);
    expect(await finishedOf(await Visitor.to(url))).toEqual([]);
  });

  test("says so in the preview of its link, in the reader's language, and no name is taken for HTML", async () => {
    const { url } = await openServer({ dist: builtApp() });
    const clients = await play(url, 2);
    const { table, host, guest } = named(clients);
    await host.visitor.fetch("/api/me", { method: "PATCH", body: JSON.stringify({ name: '<b>"Ann"' }) });
    await playOut(clients);
    const pageFor = async (language: string) =>
      await (await fetch(`${url}/t/${table}/replay`, { headers: { "accept-language": language } })).text();
    const page = await pageFor("fr-CA,fr;q=0.9");
    expect(page).toContain('<meta property="og:title" content="sealed\u00a0: revoir la partie" />');
    expect(page).toContain(`À la table\u00a0: &#60;b&#62;&#34;Ann&#34;, ${guest.visitor.me.name}.`);
    expect(page).toContain(`<meta property="og:image" content="${url}/preview/sealed.jpg" />`);
    expect(page).toMatch(/<\/head>the page$/);
    expect(await pageFor("ru")).toContain("sealed: запись партии");
    expect(await pageFor("de")).toContain("sealed: replay");
  });
});

test("a zero in an address is refused before any store is asked about it", async () => {
  const { url } = await openServer();
  for (const path of ["/api/tables/%00/log", "/t/ab%00c", "/api/progress/quest%00"])
    expect((await fetch(`${url}${path}`)).status).toBe(400);
});
