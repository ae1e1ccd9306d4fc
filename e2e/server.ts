import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** The real server in a process of its own, with a folder of its own. */
export interface Server {
  readonly url: string;
  /** As if the power had failed. */
  kill(): Promise<void>;
  /** At the same address, with what it had kept. */
  restart(): Promise<void>;
  /** Ends it and removes what it kept. */
  remove(): Promise<void>;
}

const MAIN = resolve("packages/server/src/main.ts");

/** `first` is a script that is carried out before it. */
export async function startServer(first?: string): Promise<Server> {
  const dataDir = await mkdtemp(join(tmpdir(), "roundtable-e2e-"));
  let running = await run(dataDir, 0, first);
  const kill = async (): Promise<void> => {
    const { child } = running;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, "exit");
    child.kill("SIGKILL");
    await exited;
  };
  return {
    url: `http://127.0.0.1:${running.port}`,
    kill,
    async restart() {
      await kill();
      running = await run(dataDir, running.port, first);
    },
    async remove() {
      await kill();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function run(
  dataDir: string,
  port: number,
  first: string | undefined,
): Promise<{ child: ChildProcess; port: number }> {
  const before = first === undefined ? [] : ["--import", pathToFileURL(resolve(first)).href];
  const child = spawn(process.execPath, [...before, MAIN], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, DATA_DIR: dataDir, HOST: "127.0.0.1", PORT: `${port}`, LOG_LEVEL: "warn" },
  });
  for await (const said of child.stdout) {
    const found = /http:\/\/127\.0\.0\.1:(\d+)/.exec(String(said))?.[1];
    if (found === undefined) continue;
    // What it says later is of no interest, and must not fill the pipe.
    child.stdout.resume();
    return { child, port: Number(found) };
  }
  throw new Error("The server ended before it was ready.");
}
