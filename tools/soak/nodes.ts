import type { ChildProcess } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { ready, type RunningServer, startServer } from "../attack/running-server.ts";
import { usageOf } from "../bench/server/machine.ts";

/** One of the servers that people play on. After a kill it is started again at the same address. */
export class Node {
  readonly #dataDir: string;
  readonly #database: string | undefined;
  readonly #port: number;
  readonly #complaints: string[];
  #child: ChildProcess | null = null;
  #server: RunningServer | null = null;
  #isMeantToEnd = false;
  /** Exits that nobody caused, in words. */
  readonly deaths: string[] = [];
  isFrozen = false;
  /** Until then it is not killed, so that it lives long enough to sweep. */
  #sparedUntil = 0;
  #aheadMs = 0;

  constructor(port: number, dataDir: string, database: string | undefined, complaints: string[]) {
    this.#port = port;
    this.#dataDir = dataDir;
    this.#database = database;
    this.#complaints = complaints;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  get isUp(): boolean {
    return this.#server !== null && !this.isFrozen;
  }

  get isSpared(): boolean {
    return performance.now() < this.#sparedUntil;
  }

  spare(ms: number): void {
    this.#sparedUntil = performance.now() + ms;
  }

  /** Sets how far its clock is ahead, also for later starts. */
  setClock(aheadMs: number): void {
    this.#aheadMs = aheadMs;
    if (this.#child?.connected === true) this.#child.send({ aheadMs });
  }

  /** Memory in bytes; null while it does not run. */
  get memory(): number | null {
    try {
      return this.#server === null ? null : usageOf(this.#server.pid).kib * 1024;
    } catch {
      return null;
    }
  }

  /** Resolves with true when it serves, or with false if it has died before. */
  async start(): Promise<boolean> {
    const options = { port: this.#port, database: this.#database, logLevel: "error", aheadMs: this.#aheadMs };
    const child = startServer(this.#dataDir, options);
    this.#child = child;
    this.#isMeantToEnd = false;
    child.once("exit", (code) => {
      if (child === this.#child && !this.#isMeantToEnd && this.#server !== null) this.#died(code);
    });
    child.stderr?.on("data", (data: Buffer) => {
      if (this.#complaints.length < 50) this.#complaints.push(data.toString().trim());
    });
    try {
      this.#server = await ready(child);
    } catch {
      return false;
    }
    return true;
  }

  async kill(): Promise<void> {
    const child = this.#child;
    this.#isMeantToEnd = true;
    this.#server = null;
    this.isFrozen = false;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once("close", resolve));
    child.kill("SIGKILL");
    await gone;
  }

  /** Freezes it for this long; afterwards it believes that no time has passed. */
  async freeze(ms: number): Promise<void> {
    this.isFrozen = true;
    this.#child?.kill("SIGSTOP");
    await pause(ms);
    this.#child?.kill("SIGCONT");
    this.isFrozen = false;
  }

  /** Stops it gracefully; resolves with its exit code. */
  async stop(): Promise<number | null> {
    this.#isMeantToEnd = true;
    this.#child?.kill("SIGCONT");
    const code = (await this.#server?.stop("SIGTERM")) ?? null;
    this.#server = null;
    return code;
  }

  /** It is restarted, as a service manager would; but its death was nobody's doing, so it is recorded. */
  #died(code: number | null): void {
    this.#server = null;
    this.deaths.push(`A server ended by itself with ${code}.`);
    void this.start();
  }
}
