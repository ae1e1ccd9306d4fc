import { chmodSync, copyFileSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { Health } from "../../src/operations/health.ts";
import { type Client, Visitor } from "../support/client.ts";
import { keptLog } from "../support/captured-log.ts";
import { newFolder } from "../support/servers/new-folder.ts";
import {
  caughtUp,
  closeServers,
  gather,
  named,
  openServer,
  play,
  playOut,
  type TestServer,
} from "../support/servers/test-server.ts";

// SQLite only: a disk that is full or cannot be written is a file's trouble.

afterEach(closeServers);

/** No page more than there are. */
async function fill({ store }: TestServer): Promise<() => Promise<void>> {
  await sql.raw("vacuum").execute(store.db);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(store.db);
  await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(store.db);
  return async () => void (await sql.raw("pragma max_page_count = 1000000").execute(store.db));
}

async function forbid({ store }: TestServer): Promise<() => Promise<void>> {
  await sql.raw("pragma query_only = on").execute(store.db);
  return async () => void (await sql.raw("pragma query_only = off").execute(store.db));
}

test.each([
  ["full", fill, "disk-full", "The disk is full: nothing can be kept."],
  ["read-only", forbid, "disk-read-only", "The disk is read-only: nothing can be kept."],
] as const)(
  "a disk that is %s is named to people, in the log and to those who watch over the server",
  async (_, spoil, reason, words) => {
    const { log, lines } = keptLog();
    const server = await openServer({ log });
    const { table, host } = named(await gather(server.url, 2));
    const health = async (): Promise<unknown> => {
      const response = await fetch(`${server.url}/healthz`);
      return [response.status, await response.json()];
    };
    expect(await health()).toEqual([200, { status: "ok" }]);
    const mend = await spoil(server);
    const arrange = (options: Record<string, string>) => ({ kind: "arrange", table, options }) as const;
    const long = Object.fromEntries(Array.from({ length: 12 }, (_none, n) => [`o${n}`, "x".repeat(400)]));
    expect(await host.refusal(arrange(long))).toBe(reason);
    const request = { id: "x".repeat(64), game: "sealed", seats: 2, options: long };
    const made = await host.visitor.fetch("/api/tables", { method: "POST", body: JSON.stringify(request) });
    expect([made.status, await made.json()]).toEqual([503, { reason }]);
    expect(await health()).toEqual([503, { status: words }]);
    expect(lines.map(({ trouble }) => trouble)).toContain(words);
    await mend();
    expect(await health()).toEqual([200, { status: "ok" }]);
    await host.done(arrange({}));
    expect(lines.map(({ msg }) => msg)).toContain("The store accepts writes again.");
  },
);

test("while another program writes to the file everybody else is served, and then what had to wait is kept", async () => {
  const server = await openServer();
  const { table, host } = named(await gather(server.url, 2));
  const other = new DatabaseSync(join(server.dataDir, "roundtable.sqlite"));
  onTestFinished(() => other.close());
  other.exec("begin immediate");
  const waiting = host.ask({ kind: "say", table, say: { text: "Hello!" } });
  for (let nth = 0; nth < 20; nth++) expect((await fetch(`${server.url}/api/tables/open`)).status).toBe(200);
  await expect(new Health(server.store, 50).mustBeWell()).rejects.toThrow("It takes longer than 50 ms.");
  expect(host.chat).toEqual([]);
  other.exec("rollback");
  expect(await waiting).toMatchObject({ kind: "ack" });
  expect(host.chat).toEqual(["Hello!"]);
});

test("a backup that is made while people play is put back as it was at that moment, and played on", async () => {
  const server = await openServer();
  const clients = await play(server.url, 2);
  const { table, host, guest } = named(clients);
  await host.answer();
  await caughtUp(clients);
  const [copy, file] = [join(newFolder(), "backup.sqlite"), join(server.dataDir, "roundtable.sqlite")];
  const source = new DatabaseSync(file, { readOnly: true });
  // What a server was down for is added to since when a table waits.
  const seen = ({ sight }: Client) => ({ ...sight, since: null });
  const before = clients.map(seen);
  const copying = backup(source, copy, { rate: 1 });
  const other = await gather(server.url, 2);
  await copying;
  source.close();
  expect(other[0]?.table).not.toBeNull();
  await guest.answer();
  await server.stop();
  for (const end of ["-wal", "-shm"]) rmSync(`${file}${end}`, { force: true });
  copyFileSync(copy, file);
  const again = await openServer({ dataDir: server.dataDir });
  const back = [
    await host.visitor.at(again.url).enter(table),
    await guest.visitor.at(again.url).enter(table),
  ];
  expect(back.map(seen)).toEqual(before);
  await playOut(back);
  expect(back[0]?.sight?.outcome).not.toBeNull();
});

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

test("what is kept is its owner's alone, also where it lay open before", async () => {
  const dataDir = join(newFolder(), "made", "by us");
  const server = await openServer({ dataDir });
  await Visitor.to(server.url);
  expect(modeOf(dataDir)).toBe("700");
  const files = ["", "-wal", "-shm"].map((end) => join(dataDir, `roundtable.sqlite${end}`));
  expect(files.map(modeOf)).toEqual(["600", "600", "600"]);
  await server.stop();
  chmodSync(join(dataDir, "roundtable.sqlite"), 0o644);
  await openServer({ dataDir });
  expect(files.map(modeOf)).toEqual(["600", "600", "600"]);
});

test("a file of a newer Roundtable is named as such", async () => {
  const server = await openServer();
  await server.store.write(async (db) => {
    await sql`insert into kysely_migration values ('9999-the-future', '2040-01-01')`.execute(db);
  });
  await server.stop();
  const { dataDir } = server;
  await expect(openServer({ dataDir })).rejects.toThrow(
    `${join(dataDir, "roundtable.sqlite")} was written by a newer Roundtable. Update this one, or restore the backup from before.`,
  );
});

test("a file that is none of ours is named as such", async () => {
  const dataDir = newFolder();
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(join(dataDir, "roundtable.sqlite"), "Dear diary, ".repeat(1000));
  await expect(openServer({ dataDir })).rejects.toThrow("file is not a database");
});
