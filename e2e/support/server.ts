import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

interface Told {
  /** As a browser would hand it over. */
  readonly subscription: { readonly endpoint: string; readonly keys: object };
  readonly mails: readonly {
    readonly to: readonly string[];
    readonly subject: string;
    readonly text: string;
  }[];
  /** As that browser reads them. */
  readonly pushes: readonly Readonly<Record<string, string>>[];
  /** Somebody's own server, and how it was called. */
  readonly hook: string;
  readonly hooks: readonly { readonly signature: string; readonly body: string }[];
}

/** The real server in a process of its own, with a folder of its own. */
export interface Server {
  readonly url: string;
  /** Where it keeps everything. */
  readonly dataDir: string;
  /** As if the power had failed. */
  kill(): Promise<void>;
  /** At the same address, with what it had kept. */
  restart(): Promise<void>;
  /** What its clock says. */
  now(): number;
  /** Only of a hurried one: its clock is put forward, and what is due by then is due at once. */
  advance(ms: number): Promise<void>;
  /** Only of a hurried one: what it has told those who are away, and what it knows a browser by that is told so. */
  told(): Promise<Told>;
  /** Ends it and removes what it kept. */
  remove(): Promise<void>;
}

const MAIN = resolve("packages/server/src/main.ts");
/** The same with a clock that can be put forward. */
const HURRIED = resolve("packages/server/test/support/servers/fast-server-process.ts");

interface How {
  readonly isHurried?: boolean;
  /** Only of a hurried one: the folder of the web app that it serves. */
  readonly dist?: string;
}

export async function startServer({ isHurried = false, dist }: How = {}): Promise<Server> {
  const dataDir = await mkdtemp(join(tmpdir(), "roundtable-e2e-"));
  let ahead = 0;
  const start = (port: number) => run(isHurried ? HURRIED : MAIN, { dataDir, port, ahead, dist });
  let running = await start(0);
  const kill = async (): Promise<void> => {
    const { child } = running;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, "exit");
    child.kill("SIGKILL");
    await exited;
  };
  const asked = async (what: object): Promise<Told> => {
    const { child } = running;
    const answered = once(child, "message");
    child.send(what);
    const [told] = (await answered) as [Told];
    return told;
  };
  return {
    url: `http://127.0.0.1:${running.port}`,
    dataDir,
    kill,
    async restart() {
      await kill();
      running = await start(running.port);
    },
    now: () => Date.now() + ahead,
    async advance(ms) {
      ahead += ms;
      await asked({ advance: ms });
    },
    told: () => asked({ told: true }),
    async remove() {
      await kill();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

interface Run {
  readonly dist: string | undefined;
  readonly dataDir: string;
  readonly port: number;
  readonly ahead: number;
}

async function run(
  main: string,
  { dataDir, port, ahead, dist }: Run,
): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(process.execPath, [main], {
    stdio: ["ignore", "pipe", "inherit", ...(main === HURRIED ? (["ipc"] as const) : [])],
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      HOST: "127.0.0.1",
      PORT: `${port}`,
      LOG_LEVEL: "warn",
      AHEAD_MS: `${ahead}`,
      ...(dist === undefined ? {} : { DIST: dist }),
    },
  });
  if (child.stdout === null) throw new Error("The server says nothing.");
  for await (const said of child.stdout) {
    const found = /http:\/\/127\.0\.0\.1:(\d+)/.exec(String(said))?.[1];
    if (found === undefined) continue;
    // What it says later is of no interest, and must not fill the pipe.
    child.stdout.resume();
    return { child, port: Number(found) };
  }
  throw new Error("The server ended before it was ready.");
}
