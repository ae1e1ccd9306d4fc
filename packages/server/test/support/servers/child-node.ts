import { spawn } from "node:child_process";
import { once } from "node:events";
import { onTestFinished } from "vitest";
import { databaseIn } from "./test-store.ts";

export interface ChildNode {
  readonly url: string;
  /** As the system does it to a process that has gone mad. */
  kill(): Promise<void>;
  /** Stands still, and goes on. */
  freeze(): void;
  thaw(): void;
}

/** A server in a process of its own. */
export async function startChild(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ChildNode> {
  const file = new URL("./server-process.ts", import.meta.url).pathname;
  const databaseUrl = await databaseIn(dataDir);
  const child = spawn(process.execPath, [file, dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }), ...env },
  });
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, "exit");
    child.kill("SIGKILL");
    await exited;
  };
  onTestFinished(kill);
  const [said] = (await once(child.stdout, "data")) as [Buffer];
  return {
    url: `http://127.0.0.1:${said.toString().trim()}`,
    kill,
    freeze: () => void child.kill("SIGSTOP"),
    thaw: () => void child.kill("SIGCONT"),
  };
}
