import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, test } from "vitest";
import { databaseIn, isOnPostgres } from "../support/servers/test-store.ts";
import { newFolder } from "../support/servers/new-folder.ts";
import { caughtUp, closeServers, named, openServer, play, playOut } from "../support/servers/test-server.ts";

afterEach(closeServers);

const MOVE = join(import.meta.dirname, "../../src/move.ts");

async function move(dataDir: string, to: string): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [MOVE, "--to", to], {
    env: { PATH: process.env["PATH"], DATA_DIR: dataDir },
  });
  const [out, problems] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { code: child.exitCode, said: out + problems };
}

describe.runIf(isOnPostgres())("a club that moves from its file to PostgreSQL", () => {
  test("takes everything along, and goes on with the matches that were running", async () => {
    const dataDir = newFolder();
    const inAFile = { databaseUrl: null };
    const before = await openServer({ dataDir, settings: inAFile });
    const running = await play(before.url, 2);
    const { table, host, guest } = named(running);
    await host.answer();
    await guest.done({ kind: "say", table, say: { text: "We move.\0" } });
    const over = await play(before.url, 2);
    await playOut(over);
    await caughtUp(running);
    const url = (await databaseIn(dataDir)) ?? "";
    expect(await move(dataDir, url)).toMatchObject({
      code: 1,
      said: expect.stringContaining("stop it first") as string,
    });
    await before.stop();
    expect(await move(dataDir, url)).toMatchObject({
      code: 0,
      said: expect.stringContaining("4 people, 2 tables") as string,
    });
    const after = await openServer({ dataDir });
    const back = [
      await host.visitor.at(after.url).enter(table),
      await guest.visitor.at(after.url).enter(table),
    ];
    expect(back.map(({ sight }) => sight)).toEqual(running.map(({ sight }) => sight));
    expect(back.map(({ lines }) => lines.length)).toEqual(running.map(({ lines }) => lines.length));
    await playOut(back);
    const file = await named(over)
      .host.visitor.at(after.url)
      .fetch(`/api/tables/${named(over).table}/log`);
    expect(file.status).toBe(200);
    await after.stop();
    expect(await move(dataDir, url)).toMatchObject({
      code: 1,
      said: expect.stringContaining("name an empty one") as string,
    });
  });

  test("is told in one line what is wrong with the address", async () => {
    const to = "postgres://ann:secret@127.0.0.1:1/games";
    const { code, said } = await move(newFolder(), to);
    expect(code).toBe(1);
    expect(said).toContain("Start PostgreSQL there, or correct DATABASE_URL.");
    expect(said).not.toContain("secret");
    expect(said.trim().split("\n")).toHaveLength(1);
  });
});
