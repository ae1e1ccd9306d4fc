import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { lastMoment } from "../../src/store/timestamps.ts";
import { saveHeldBack } from "../../src/retention/removal-repository.ts";
import { databaseIn } from "../support/servers/test-store.ts";
import { closeServers, gather, named, openServer, type TestServer } from "../support/servers/test-server.ts";

afterEach(closeServers);

/** `npm run operator` beside a server that runs. */
async function command(
  { dataDir }: TestServer,
  ...args: readonly string[]
): Promise<{ readonly code: number | null; readonly said: string }> {
  const databaseUrl = await databaseIn(dataDir);
  const env = {
    PATH: process.env["PATH"],
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const file = join(import.meta.dirname, "../../src/operator.ts");
  const child = spawn(process.execPath, [file, ...args], { env });
  const [out, problems] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { code: child.exitCode, said: out + problems };
}

test("the name of operator is given and taken by a command, while the server runs", async () => {
  const server = await openServer();
  const { host } = named(await gather(server.url, 2));
  const { id, name } = host.visitor.me;
  expect((await host.visitor.fetch("/api/operator/deeds")).status).toBe(404);
  expect(await command(server, "--give", id)).toEqual({
    code: 0,
    said: `${name} (${id}) is an operator: see /operator.\n`,
  });
  expect((await host.visitor.fetch("/api/operator/deeds")).status).toBe(200);
  expect((await command(server, "--list")).said).toBe(`${id}  ${name}\n`);
  expect((await command(server, "--take", id)).code).toBe(0);
  expect((await host.visitor.fetch("/api/operator/deeds")).status).toBe(404);
  expect((await command(server, "--give", "nobody")).code).toBe(1);
  expect((await command(server)).code).toBe(1);
});

test("removals that are held back are allowed by a command, and none that nobody has seen", async () => {
  const server = await openServer();
  const allowedUntil = () => lastMoment(server.store.db, "removals-allowed-until-uptime");
  expect(await command(server, "--allow-removals")).toEqual({ code: 0, said: "Nothing is held back.\n" });
  expect(await allowedUntil()).toBeNull();
  await server.store.write((db) => saveHeldBack(db, [{ kind: "person", count: 25 }]));
  const { code, said } = await command(server, "--allow-removals");
  expect([code, said.split("\n")[0]]).toEqual([0, "person  25"]);
  expect(await allowedUntil()).toBe(2 * 24 * 60 * 60 * 1000);
});

test("an operator signs someone out everywhere by a command, and never a guest, who could not come back", async () => {
  const server = await openServer();
  const { host } = named(await gather(server.url, 2));
  const { visitor } = host;
  const { id, name } = visitor.me;
  // A seated person gets a session when they next ask who they are.
  const { headers } = await visitor.fetch("/api/me");
  visitor.cookie = headers.get("set-cookie")?.split(";")[0] ?? "";
  expect(await command(server, "--sign-out", id)).toEqual({
    code: 1,
    said: `${name} (${id}) is a guest: signed out, they could never come back.\n`,
  });
  expect((await visitor.fetch("/api/me/sessions")).status).toBe(200);
  await server.store.write(async (db) => {
    const row = { person: id, email: "anna@example.org", hash: "", changed: 0 };
    await db.insertInto("passwords").values(row).execute();
  });
  expect(await command(server, "--sign-out", "anna@example.org")).toEqual({
    code: 0,
    said: `${name} (${id}) is signed out everywhere.\n`,
  });
  expect((await visitor.fetch("/api/me/sessions")).status).toBe(401);
});
