import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

const MAIN = "packages/server/src/main.ts";

/** A server in a process of its own, started as in production. */
export interface RunningServer {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** Resolves with its exit code. */
  stop(signal: "SIGTERM" | "SIGKILL"): Promise<number | null>;
}

export interface Conditions {
  /** The most blocks that a file of this server may have, so that its disk is soon full. */
  readonly fileBlocks?: number;
  /** Any free port if absent. */
  readonly port?: number;
  /** A database to use instead of the file in its folder. */
  readonly database?: string | undefined;
  readonly logLevel?: string;
  /** How far its clock is ahead of this machine's; a message to it may change that. */
  readonly aheadMs?: number;
}

const SKEWED_CLOCK = "./tools/soak/skewed-clock.ts";

export function startServer(dataDir: string, conditions: Conditions = {}): ChildProcess {
  const { fileBlocks, port = 0, database, logLevel = "silent", aheadMs } = conditions;
  const env = {
    PATH: process.env["PATH"],
    HOST: "127.0.0.1",
    PORT: String(port),
    DATA_DIR: dataDir,
    ...(database === undefined ? {} : { DATABASE_URL: database }),
    LOG_LEVEL: logLevel,
    // Everybody connects from this machine; this header gives each client an address of its own.
    TRUST_PROXY: "1",
    METRICS_TOKEN: "attack",
  };
  if (aheadMs !== undefined)
    return spawn(process.execPath, ["--import", SKEWED_CLOCK, MAIN], {
      env: { ...env, CLOCK_AHEAD_MS: String(aheadMs) },
      stdio: ["pipe", "pipe", "pipe", "ipc"],
    });
  if (fileBlocks === undefined) return spawn(process.execPath, [MAIN], { env });
  return spawn("sh", ["-c", `ulimit -f ${fileBlocks}; exec "$0" "$@"`, process.execPath, MAIN], { env });
}

export async function ready(child: ChildProcess): Promise<RunningServer> {
  let said = "";
  child.stdout?.on("data", (data: Buffer) => (said += data.toString()));
  child.stderr?.on("data", (data: Buffer) => (said += data.toString()));
  const exited = once(child, "close").then(([code]) => code as number | null);
  const url = await new Promise<string>((resolve, reject) => {
    const look = (): void => {
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (found !== undefined) resolve(found);
    };
    child.stdout?.on("data", look);
    void exited.then((code) => reject(new Error(`The server ended with ${code}: ${said}`)));
  });
  const stop = (signal: "SIGTERM" | "SIGKILL"): Promise<number | null> => {
    child.kill(signal);
    return exited;
  };
  return { url, port: Number(new URL(url).port), pid: child.pid ?? 0, stop };
}

/** Why it did not start; null if it did. */
export async function whyNotStarted(child: ChildProcess): Promise<string | null> {
  try {
    const server = await ready(child);
    await server.stop("SIGKILL");
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

export async function memoryOf({ url }: RunningServer): Promise<number> {
  const headers = { authorization: "Bearer attack", "x-forwarded-for": "127.0.0.1" };
  const text = await (await fetch(`${url}/metrics`, { headers })).text();
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1] ?? Number.NaN);
}
