import type { ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HonestPerson } from "../attack/honest-person.ts";
import { ready, startServer } from "../attack/running-server.ts";
import { readFlags, type Terminal, wholeNumber } from "../command-line.ts";
import { startPostgres } from "../postgres/embedded.ts";
import { addFinishedMatches, type Veterans } from "./finished-matches.ts";
import { addFinishedMatchesIn, sizeOf } from "./finished-matches-postgres.ts";

const FLAGS = {
  matches: { type: "string", default: "1000000" },
  people: { type: "string", default: "100000" },
  postgres: { type: "boolean", default: false },
  database: { type: "string" },
  json: { type: "boolean", default: false },
} as const;

const TIMES = 20;

/** What somebody who has played that many matches waits for, in milliseconds at the median. */
interface Waits {
  readonly matches: number;
  readonly mebibytes: number;
  readonly start: number;
  readonly requests: Readonly<Record<string, number>>;
}

/** How a server answers with nothing in its file, and with so many finished matches. */
export async function benchStore(argv: readonly string[], game: string, terminal: Terminal): Promise<number> {
  const flags = readFlags(argv, FLAGS);
  const matches = wholeNumber("matches", flags.matches, 1);
  const people = wholeNumber("people", flags.people, 0);
  const folder = await mkdtemp(join(tmpdir(), "roundtable-bench-"));
  const own = flags.postgres ? await startPostgres({ isDurable: true }) : null;
  try {
    const measured: Waits[] = [];
    for (const [count, others] of [[0, 0] as const, [matches, people] as const]) {
      const place = placeIn(join(folder, String(count)), flags.database ?? own?.url);
      terminal.stderr.write(`${count} finished matches, ${others} people …\n`);
      measured.push(await measure(place, game, count, others));
    }
    if (flags.json) terminal.stdout.write(`${JSON.stringify(measured)}\n`);
    else terminal.stdout.write(tableOf(measured));
    return 0;
  } finally {
    await own?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Where a server keeps what it has. */
interface Place {
  start(): ChildProcess;
  fill(game: string, veterans: Veterans, matches: number): Promise<void>;
  bytes(): Promise<number>;
}

function placeIn(dataDir: string, database: string | undefined): Place {
  const start = (): ChildProcess => startServer(dataDir, { database });
  if (database !== undefined)
    return {
      start,
      fill: (game, veterans, matches) => addFinishedMatchesIn(database, game, veterans, matches),
      bytes: () => sizeOf(database),
    };
  const file = join(dataDir, "roundtable.sqlite");
  return {
    start,
    fill: (game, veterans, matches) => Promise.resolve(addFinishedMatches(file, game, veterans, matches)),
    bytes: async () => (await stat(file)).size,
  };
}

async function measure(place: Place, game: string, matches: number, others: number): Promise<Waits> {
  const empty = await ready(place.start());
  const people = [
    await HonestPerson.to(empty.url, "192.0.2.1"),
    await HonestPerson.to(empty.url, "192.0.2.2"),
  ];
  const [ann, bob] = people;
  if (ann === undefined || bob === undefined) throw new Error("Nobody is here.");
  for (const person of people) {
    // Whoever has done something is known.
    await person.fetch("/api/me", { method: "PATCH", body: JSON.stringify({ name: "Somebody" }) });
    person.leave();
  }
  await empty.stop("SIGTERM");
  if (matches > 0) await place.fill(game, { people: [ann.id, bob.id], others }, matches);
  const begun = performance.now();
  const server = await ready(place.start());
  const start = performance.now() - begun;
  const veteran = ann.at(server.url);
  const requests: Record<string, number> = {};
  for (const [name, request] of Object.entries(requestsOf(veteran, game)))
    requests[name] = await median(request);
  await server.stop("SIGTERM");
  return {
    matches,
    mebibytes: Math.round((await place.bytes()) / 1024 / 1024),
    start: Math.round(start),
    requests,
  };
}

/** What this person asks for, by the name of its column. */
function requestsOf(veteran: HonestPerson, game: string): Readonly<Record<string, () => Promise<Response>>> {
  let nth = 0;
  const reading = (path: string) => (): Promise<Response> => veteran.fetch(path);
  return {
    "a new table": () =>
      veteran.fetch("/api/tables", { method: "POST", body: JSON.stringify({ id: randomUUID(), game }) }),
    "my tables": reading("/api/tables"),
    "my finished ones": reading("/api/tables/finished"),
    "a new name": () =>
      veteran.fetch("/api/me", { method: "PATCH", body: JSON.stringify({ name: `Ann ${nth++}` }) }),
    "my history": reading(`/api/people/${veteran.id}/history`),
    "my charts": reading(`/api/people/${veteran.id}/charts/${game}`),
    "a page": reading(`/api/people/${veteran.id}`),
    "the best": reading(`/api/best/${game}`),
    "with whom I played": reading("/api/companions"),
  };
}

async function median(ask: () => Promise<Response>): Promise<number> {
  const waits: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    const begun = performance.now();
    const response = await ask();
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`It answered ${response.status}.`);
    waits.push(performance.now() - begun);
  }
  waits.sort((one, other) => one - other);
  return Math.round((waits[TIMES / 2] ?? 0) * 10) / 10;
}

function tableOf(measured: readonly Waits[]): string {
  const names = Object.keys(measured[0]?.requests ?? {});
  const rows = measured.map(({ matches, mebibytes, start, requests }) =>
    [matches, mebibytes, start, ...names.map((name) => requests[name])].join(" | "),
  );
  return (
    `| finished matches | kept, MiB | start, ms | ${names.map((name) => `${name}, ms`).join(" | ")} |\n` +
    `|${"---|".repeat(names.length + 3)}\n${rows.map((row) => `| ${row} |\n`).join("")}`
  );
}
