import { availableParallelism, loadavg } from "node:os";
import { type Cluster, Roundtable } from "../server/contenders/roundtable.ts";
import { measure, type Measured } from "../server/measure.ts";
import { UsageError, readFlags, type Terminal, wholeNumber } from "../../command-line.ts";
import { startPostgres } from "../../postgres/embedded.ts";

const FLAGS = {
  matches: { type: "string", default: "100" },
  nodes: { type: "string", default: "3" },
  json: { type: "boolean", default: false },
} as const;

const RACE = new URL("../server/race/registry.ts", import.meta.url).href;
const SEATS = 4;

/**
 * Compares one server on a file with one, two and more servers on one PostgreSQL. The matches and clients are the same.
 * Clients are spread over all servers, or those of a match are together on one.
 */
export async function benchCluster(argv: readonly string[], terminal: Terminal): Promise<number> {
  if (process.platform !== "linux") throw new UsageError("CPU and memory are read from Linux's /proc.");
  const flags = readFlags(argv, FLAGS);
  const matches = wholeNumber("matches", flags.matches, 1);
  const most = wholeNumber("nodes", flags.nodes, 1);
  const [load = 0] = loadavg();
  const rows: Record<string, Measured> = {};
  const note = (name: string, row: Measured): void => {
    rows[name] = row;
    terminal.stderr.write(`${name}: ${JSON.stringify(row)}\n`);
  };
  note("sqlite", await measure(new Roundtable("race", SEATS, RACE), matches));
  for (let nodes = 1; nodes <= most; nodes++) {
    note(`postgres-${nodes}`, await onPostgres(matches, { nodes, seating: "spread" }));
  }
  for (let nodes = 2; nodes <= most; nodes++) {
    note(`postgres-${nodes}-together`, await onPostgres(matches, { nodes, seating: "together" }));
  }
  const machine = { cpus: availableParallelism(), load: Math.round(load * 10) / 10 };
  terminal.stdout.write(
    flags.json ? `${JSON.stringify({ matches, ...machine, rows })}\n` : tableOf(rows, matches, machine),
  );
  return 0;
}

async function onPostgres(matches: number, cluster: Pick<Cluster, "nodes" | "seating">): Promise<Measured> {
  const postgres = await startPostgres({ isDurable: true });
  try {
    const { url, pid } = postgres;
    return await measure(new Roundtable("race", SEATS, RACE, { ...cluster, url, pid }), matches);
  } finally {
    await postgres.stop();
  }
}

const COLUMNS: readonly (readonly [string, (row: Measured) => string])[] = [
  ["moves/s", ({ movesPerSecond }) => String(movesPerSecond)],
  ["p50 / p99 ms", ({ p50Ms, p99Ms }) => `${p50Ms} / ${p99Ms}`],
  ["paced p50 / p99", ({ pacedP50Ms, pacedP99Ms }) => `${pacedP50Ms} / ${pacedP99Ms}`],
  ["CPU ms/move, servers", ({ cpuMsPerMove }) => String(cpuMsPerMove)],
  ["CPU ms/move, database", ({ databaseCpuMsPerMove }) => String(databaseCpuMsPerMove)],
];

function tableOf(
  rows: Readonly<Record<string, Measured>>,
  matches: number,
  { cpus, load }: { readonly cpus: number; readonly load: number },
): string {
  const lines = [
    ["", ...COLUMNS.map(([name]) => name)],
    ["---", ...COLUMNS.map(() => "---")],
    ...Object.entries(rows).map(([name, row]) => [name, ...COLUMNS.map(([, text]) => text(row))]),
  ];
  return `${matches} matches of Race by four, ${cpus} cores, load ${load} before.\n\n${lines
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n")}\n`;
}
