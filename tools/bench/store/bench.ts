import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HonestPerson } from "../../attack/honest-person.ts";
import { ready } from "../../attack/running-server.ts";
import { readFlags, type Terminal, wholeNumber } from "../../command-line.ts";
import { startPostgres } from "../../postgres/embedded.ts";
import { newDatabase } from "./finished-matches-postgres.ts";
import { databaseStore, fileStore, type BenchStore } from "./stores.ts";
import { somebodysRequests } from "./requests.ts";

const FLAGS = {
  matches: { type: "string", default: "1000000" },
  people: { type: "string", default: "100000" },
  file: { type: "boolean", default: false },
  postgres: { type: "boolean", default: false },
  database: { type: "string" },
  json: { type: "boolean", default: false },
} as const;

const TIMES = 20;
const FEWER = 100;

/** How long a player with that many matches waits for each request: the median in milliseconds. */
interface Waits {
  readonly store: string;
  readonly matches: number;
  readonly mebibytes: number;
  readonly start: number;
  readonly requests: Readonly<Record<string, number>>;
}

/**
 * Measures how fast a server answers with an empty store and with this many finished matches, on a file and on
 * PostgreSQL.
 */
export async function benchStore(argv: readonly string[], game: string, terminal: Terminal): Promise<number> {
  const flags = readFlags(argv, FLAGS);
  const matches = wholeNumber("matches", flags.matches, 1);
  const people = wholeNumber("people", flags.people, 0);
  const isGiven = flags.database !== undefined;
  const folder = await mkdtemp(join(tmpdir(), "roundtable-bench-"));
  const own = isGiven || (flags.file && !flags.postgres) ? null : await startPostgres({ isDurable: true });
  try {
    const places: ((count: number) => BenchStore | Promise<BenchStore>)[] = [];
    if (!isGiven && (flags.file || !flags.postgres))
      places.push((count) => fileStore(join(folder, String(count))));
    // A page of a list is full long before there are that many entries, so a fraction is enough.
    const few = [Math.ceil(matches / FEWER), Math.ceil(people / FEWER)] as const;
    const sizes = [[0, 0] as const, few, [matches, people] as const];
    const database = flags.database ?? own?.url;
    if (database !== undefined)
      places.push(async (count) => databaseStore(await newDatabase(database, `roundtable_${count}`), folder));
    const measured: Waits[] = [];
    for (const placeOf of places) {
      const opened: Opened[] = [];
      for (const [count, others] of sizes) {
        const place = await placeOf(count);
        terminal.stderr.write(`${place.store}: ${count} finished matches, ${others} people …\n`);
        opened.push(await open(place, game, count, others));
      }
      measured.push(...(await measure(opened)));
    }
    if (flags.json) terminal.stdout.write(`${JSON.stringify(measured)}\n`);
    else terminal.stdout.write(tableOf(measured));
    return 0;
  } finally {
    await own?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A running server, and the requests to measure. */
interface Opened {
  readonly place: BenchStore;
  readonly matches: number;
  readonly start: number;
  readonly requests: Readonly<Record<string, () => Promise<void>>>;
  readonly close: () => Promise<void>;
}

async function open(place: BenchStore, game: string, matches: number, others: number): Promise<Opened> {
  const empty = await ready(place.start());
  const ann = await HonestPerson.to(empty.url, "192.0.2.1");
  const bob = await HonestPerson.to(empty.url, "192.0.2.2");
  for (const person of [ann, bob]) {
    // A person is stored only after they did something.
    await person.fetch("/api/me", { method: "PATCH", body: JSON.stringify({ name: "Somebody" }) });
    await person.fetch("/api/me/profile", {
      method: "PUT",
      body: JSON.stringify({ seenBy: "everybody", amongBest: true }),
    });
    person.leave();
  }
  await empty.stop("SIGTERM");
  if (matches > 0) await place.fill(game, { people: [ann.id, bob.id], others }, matches);
  const begun = performance.now();
  const server = await ready(place.start());
  const start = performance.now() - begun;
  const stranger = await HonestPerson.to(server.url, "192.0.2.3");
  const [veteran, guest] = [ann.at(server.url), bob.at(server.url)];
  const requests = await somebodysRequests({ veteran, guest, stranger }, game);
  const close = async (): Promise<void> => {
    for (const person of [veteran, guest, stranger]) person.leave();
    await server.stop("SIGTERM");
  };
  return { place, matches, start: Math.round(start), requests, close };
}

/** The servers are measured in turns, so that other load affects all of them. */
async function measure(opened: readonly Opened[]): Promise<Waits[]> {
  const waits = opened.map((): Record<string, number> => ({}));
  for (const name of Object.keys(opened[0]?.requests ?? {})) {
    const lasted = opened.map((): number[] => []);
    for (let time = 0; time < TIMES; time++)
      for (const [nth, { requests }] of opened.entries()) {
        const begun = performance.now();
        await requests[name]?.();
        lasted[nth]?.push(performance.now() - begun);
      }
    for (const [nth, all] of lasted.entries()) Object.assign(waits[nth] ?? {}, { [name]: medianOf(all) });
  }
  const measured: Waits[] = [];
  for (const [nth, { place, matches, start, close }] of opened.entries()) {
    await close();
    const mebibytes = Math.round((await place.bytes()) / 1024 / 1024);
    measured.push({ store: place.store, matches, mebibytes, start, requests: waits[nth] ?? {} });
  }
  return measured;
}

function medianOf(waits: readonly number[]): number {
  const sorted = waits.toSorted((one, other) => one - other);
  return Math.round((sorted[sorted.length >> 1] ?? 0) * 10) / 10;
}

/** A row for each request, and a column for each store and its content. */
function tableOf(measured: readonly Waits[]): string {
  const row = (name: string, of: (waits: Waits) => string | number): string =>
    `| ${[name, ...measured.map(of)].join(" | ")} |\n`;
  const names = Object.keys(measured[0]?.requests ?? {});
  return [
    row("", ({ store }) => store),
    `|${"---|".repeat(measured.length + 1)}\n`,
    row("finished matches", ({ matches }) => String(matches).replaceAll(/\B(?=(\d{3})+$)/g, " ")),
    row("kept, without logs, MiB", ({ mebibytes }) => mebibytes),
    row("start, ms", ({ start }) => start),
    ...names.map((name) => row(`${name}, ms`, ({ requests }) => requests[name] ?? "–")),
  ].join("");
}
