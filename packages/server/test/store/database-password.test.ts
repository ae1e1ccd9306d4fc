import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { SettingsError } from "../../src/config/settings.ts";
import { databaseIn, isOnPostgres } from "../support/servers/test-store.ts";
import { newFolder } from "../support/servers/new-folder.ts";
import { closeServers, openServer, type TestServer } from "../support/servers/test-server.ts";
import { PATIENCE_MS } from "../support/until.ts";

afterEach(closeServers);

/** What means something in an address, in a shell and in YAML. */
const ODD = "p@ss%40/w:rd?#&=+ $HOME\"'\\é";

/** Makes somebody in PostgreSQL who must say a password; everybody else comes in as before. */
async function roleWithPassword({ store }: TestServer, password: string): Promise<string> {
  const role = `club_${randomUUID().slice(0, 8)}`;
  await sql`create role ${sql.id(role)} login superuser password ${sql.lit(password)}`.execute(store.db);
  const { rows } = await sql<{ hba_file: string }>`show hba_file`.execute(store.db);
  await sql`copy (values (${sql.lit(`host all ${role} 127.0.0.1/32 scram-sha-256`)}), ('host all all 127.0.0.1/32 trust'))
    to ${sql.lit(rows[0]?.hba_file)}`.execute(store.db);
  await sql`select pg_reload_conf()`.execute(store.db);
  return role;
}

test.runIf(isOnPostgres())("a wrong password is named, and not said again", async () => {
  const url = new URL((await databaseIn(newFolder())) ?? "");
  const role = await roleWithPassword(await openServer(), "right");
  Object.assign(url, { username: role, password: "wrong" });
  await vi.waitFor(
    () =>
      expect(openServer({ settings: { databaseUrl: url.href } })).rejects.toThrow(
        new SettingsError(
          `PostgreSQL at ${url.host} does not let “${role}” in: correct name or password in DATABASE_URL.`,
        ),
      ),
    { timeout: PATIENCE_MS },
  );
});

test.runIf(isOnPostgres())(
  "a password of whatever characters is right in PGPASSWORD as it is, and percent-encoded in DATABASE_URL",
  async () => {
    const url = new URL((await databaseIn(newFolder())) ?? "");
    url.username = await roleWithPassword(await openServer(), ODD);
    onTestFinished(() => void vi.unstubAllEnvs());
    const opened = async (password: string | undefined): Promise<number> => {
      vi.stubEnv("PGPASSWORD", password);
      const server = await openServer({ settings: { databaseUrl: url.href } });
      return (await fetch(`${server.url}/healthz`)).status;
    };
    url.password = "";
    // As soon as PostgreSQL has read who must say a password.
    await vi.waitFor(() => expect(opened("wrong")).rejects.toThrow("does not let"), { timeout: PATIENCE_MS });
    expect(await opened(ODD)).toBe(200);
    url.password = encodeURIComponent(ODD);
    expect(await opened(undefined)).toBe(200);
  },
);
