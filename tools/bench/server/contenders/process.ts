import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";

const PATIENCE_MS = 30_000;

/**
 * A server in a process of its own. It sends `{ port }` when it listens, and `{ gc: true }` after collecting garbage.
 */
export class ServerProcess {
  #child: ChildProcess | null = null;
  port = 0;

  get pid(): number {
    return this.#running.pid ?? 0;
  }

  async start(file: string | URL, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
    const child = fork(file, args, {
      // `BENCH_NODE_FLAGS=--cpu-prof` profiles it.
      execArgv: ["--expose-gc", ...(process.env["BENCH_NODE_FLAGS"]?.split(" ") ?? [])],
      env: { ...process.env, ...env, NODE_ENV: "production" },
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    this.#child = child;
    let complaint = "";
    child.stderr?.on("data", (data: Buffer) => {
      if (complaint.length < 4000) complaint += data.toString();
    });
    const died = once(child, "exit").then(() => {
      throw new Error(`A server has died: ${complaint}`);
    });
    const started = await Promise.race([once(child, "message", { signal: inTime() }), died]);
    died.catch(() => {});
    this.port = (started as [{ port: number }])[0].port;
  }

  async collectGarbage(): Promise<void> {
    for (let time = 0; time < 2; time++) {
      this.#running.send({ gc: true });
      await once(this.#running, "message", { signal: inTime() });
    }
  }

  async stop(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill(signal);
    const force = setTimeout(() => child.kill("SIGKILL"), 5000);
    await gone;
    clearTimeout(force);
  }

  get #running(): ChildProcess {
    if (this.#child === null) throw new Error("The server is not running.");
    return this.#child;
  }
}

function inTime(): AbortSignal {
  return AbortSignal.timeout(PATIENCE_MS);
}
