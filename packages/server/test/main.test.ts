import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { newFolder } from "./world/new-folder.ts";

const MAIN = join(import.meta.dirname, "../src/main.ts");

interface Run {
  readonly child: ChildProcess;
  said(): string;
  readonly exited: Promise<number | null>;
}

function run(env: Readonly<Record<string, string>>): Run {
  const child = spawn(process.execPath, [MAIN], {
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

test("a folder that cannot be used is named in one line", async () => {
  const file = join(newFolder(), "a-file");
  writeFileSync(file, "");
  const server = run({ DATA_DIR: join(file, "data") });
  expect(await server.exited).toBe(1);
  expect(server.said()).toContain(`The folder ${join(file, "data")} cannot be made`);
  expect(server.said().trim().split("\n")).toHaveLength(1);
});
