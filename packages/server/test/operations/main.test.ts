import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, statSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { newFolder } from "../support/servers/new-folder.ts";

const MAIN = join(import.meta.dirname, "../../src/main.ts");

interface Run {
  readonly child: ChildProcess;
  said(): string;
  readonly exited: Promise<number | null>;
}

function run(env: Readonly<Record<string, string>>, options: readonly string[] = []): Run {
  const child = spawn(process.execPath, [...options, MAIN], {
    env: { PATH: process.env["PATH"], HOST: "127.0.0.1", DATA_DIR: newFolder(), LOG_LEVEL: "silent", ...env },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let text = "";
  child.stdout.on("data", (data: Buffer) => (text += data.toString()));
  child.stderr.on("data", (data: Buffer) => (text += data.toString()));
  const exited = once(child, "close").then(([code]) => code as number | null);
  return { child, said: () => text, exited };
}

async function ready(server: Run): Promise<string> {
  while (!server.said().includes("http://")) {
    if (server.child.stdout === null) throw new Error("It cannot speak.");
    await once(server.child.stdout, "data");
  }
  return /http:\/\/[\d.]+:(\d+)/.exec(server.said())?.[1] ?? "";
}

test("it says where to go, refuses a port that is taken, and ends politely", async () => {
  const first = run({ PORT: "0" });
  const port = await ready(first);
  expect(first.said()).toContain("Roundtable is ready");
  const second = run({ PORT: port });
  expect(await second.exited).toBe(1);
  expect(second.said().trim()).toBe(
    `Port ${port} is taken. If Roundtable runs there, open it; if not, choose another port: PORT=${Number(port) + 1} npm start`,
  );
  first.child.kill("SIGTERM");
  expect(await first.exited).toBe(0);
});

test("Ctrl-C while it stops ends it at once, as failed", async () => {
  const server = run({ PORT: "0", LOG_LEVEL: "info" });
  const port = await ready(server);
  const cookie = (await fetch(`http://127.0.0.1:${port}/api/me`)).headers.get("set-cookie")?.split(";")[0];
  // Somebody who has begun a request is waited for: the server has read its head, and wants the rest.
  const slow = connect(Number(port), "127.0.0.1");
  onTestFinished(() => void slow.destroy());
  slow.on("error", () => {});
  slow.write(
    `PATCH /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${cookie ?? ""}\r\nContent-Type: application/json\r\n` +
      "Content-Length: 100\r\nExpect: 100-continue\r\n\r\n",
  );
  await once(slow, "data");
  server.child.kill("SIGTERM");
  while (!server.said().includes("The server is stopping.")) {
    if (server.child.stderr === null) throw new Error("It cannot speak.");
    await once(server.child.stderr, "data");
  }
  server.child.kill("SIGINT");
  expect(await server.exited).toBe(1);
  expect(server.said()).toContain("Interrupted while stopping; the server ends now.");
});

describe("what nobody has caught", () => {
  /** A server in which a fault of ours happens when it is told so. */
  function faulty(): Run {
    const fault = new URL("../support/servers/fault.ts", import.meta.url).href;
    return run({ PORT: "0", LOG_LEVEL: "info" }, ["--import", fault]);
  }

  async function logged(server: Run, message: string): Promise<Record<string, unknown>> {
    for (;;) {
      const line = server
        .said()
        .split("\n")
        .find((text) => text.startsWith("{") && text.endsWith("}") && text.includes(message));
      if (line !== undefined) return JSON.parse(line) as Record<string, unknown>;
      if (server.child.stderr === null) throw new Error("It cannot speak.");
      await once(server.child.stderr, "data");
    }
  }

  test("a promise that failed unawaited is logged with its stack and counted, and the server goes on", async () => {
    const server = faulty();
    const port = await ready(server);
    server.child.kill("SIGUSR2");
    expect(await logged(server, "Unhandled promise rejection")).toMatchObject({
      level: 50,
      error: { message: "Nobody waits for this.", stack: expect.stringContaining("fault.ts") as string },
    });
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(metrics).toContain('roundtable_uncaught_total{what="rejection"} 1');
    server.child.kill("SIGTERM");
    expect(await server.exited).toBe(0);
  });

  test("an exception is logged with its stack, and the server stops in good order, as failed", async () => {
    const server = faulty();
    await ready(server);
    server.child.kill("SIGHUP");
    expect(await server.exited).toBe(1);
    expect(await logged(server, "Uncaught exception")).toMatchObject({
      level: 60,
      error: { message: "Nobody catches this.", stack: expect.stringContaining("fault.ts") as string },
    });
  });
});

test.each([
  ["DATA_DIR", "below a file", "made"],
  ["DATA_DIR", "/proc/x", "made"],
  ["DATA_DIR", "/proc/x/y", "made"],
  ["ARCHIVE_DIR", "below a file", "made"],
  ["ARCHIVE_DIR", "/proc/x", "made"],
  ["ARCHIVE_DIR", "/proc", "written"],
])("%s that cannot be used (%s) is named in one line", async (setting, where, what) => {
  const file = join(newFolder(), "a-file");
  writeFileSync(file, "");
  const path = where === "below a file" ? join(file, "data") : where;
  const server = run({ PORT: "0", [setting]: path });
  expect(await server.exited).toBe(1);
  expect(server.said()).toContain(`The folder ${path} cannot be ${what}: `);
  expect(server.said()).toContain(`Set ${setting} to another.`);
  expect(server.said().trim().split("\n")).toHaveLength(1);
});

test.each(["999.1.1.1", "nowhere.invalid", "::1::1", "203.0.113.9"])(
  "HOST=%s is named in one line",
  async (address) => {
    const server = run({ PORT: "0", HOST: address });
    expect(await server.exited).toBe(1);
    expect(server.said().trim()).toBe(`HOST is ${address}, which is no address of this machine.`);
  },
);

test("folders that are not there yet are made, with their parents, for the server's own user alone", async () => {
  const [dataDir, archiveDir] = [join(newFolder(), "kept/here"), join(newFolder(), "old/matches")];
  const server = run({ PORT: "0", DATA_DIR: dataDir, ARCHIVE_DIR: archiveDir });
  await ready(server);
  for (const path of [dataDir, archiveDir]) expect(statSync(path).mode & 0o777).toBe(0o700);
  expect(readdirSync(archiveDir)).toEqual([]);
});

test.each([
  ["no address", "localhost:5432", "DATABASE_URL is no address of a PostgreSQL"],
  [
    "nobody there",
    "postgres://ann:secret@127.0.0.1:1/games",
    "Start PostgreSQL there, or correct DATABASE_URL.",
  ],
])("a DATABASE_URL with %s is named in one line, without its password", async (_, url, words) => {
  const server = run({ DATABASE_URL: url });
  expect(await server.exited).toBe(1);
  expect(server.said()).toContain(words);
  expect(server.said()).not.toContain("secret");
  expect(server.said().trim().split("\n")).toHaveLength(1);
});
