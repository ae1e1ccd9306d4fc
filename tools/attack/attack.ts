import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Registry } from "@roundtable/games/registry";
import { UsageError, readFlags, type Terminal, wholeNumber } from "../command-line.ts";
import type { Order } from "./attacker.node.ts";
import { fillDisk } from "./full-disk.ts";
import { HonestGroup } from "./honest-group.ts";
import { memoryOf, ready, type RunningServer, startServer, whyNotStarted } from "./running-server.ts";

const FLAGS = {
  minutes: { type: "string", default: "1" },
  game: { type: "string" },
  groups: { type: "string", default: "5" },
  sockets: { type: "string", default: "1000" },
  attackers: { type: "string", default: "1" },
  json: { type: "boolean", default: false },
} as const;

/** The limits within which the attack must stay for honest players. */
export interface Bounds {
  readonly waitMs: number;
  /** By which factor the server's memory may have grown at the end, compared with when it was warm. */
  readonly growth: number;
  readonly seconds: number;
}

/**
 * Attacks a server of our own while honest people play there. Returns 1 if they lost anything or waited too long, or if
 * the server's memory has grown too much.
 */
export async function attackOwnServer(
  argv: readonly string[],
  registry: Registry,
  terminal: Terminal,
  given: Partial<Bounds> = {},
): Promise<number> {
  const flags = readFlags(argv, FLAGS);
  const minutes = wholeNumber("minutes", flags.minutes, 1);
  const bounds: Bounds = { waitMs: 500, growth: 1.5, seconds: minutes * 60, ...given };
  const ids = Object.keys(registry);
  const entry = registry[flags.game ?? ids[0] ?? ""];
  if (entry === undefined) throw new UsageError(`--game must be one of ${ids.join(", ")}.`);
  const { game } = await entry.rules();
  const folder = await mkdtemp(join(tmpdir(), "roundtable-attack-"));
  const child = startServer(join(folder, "data"));
  try {
    const server = await ready(child);
    // Another server's disk, filled while the players of this one sit down.
    const disk = process.platform === "win32" ? Promise.resolve([]) : fillDisk(join(folder, "cramped"));
    const diskFilled = disk.catch((error: unknown) => [`The disk could not be filled: ${String(error)}`]);
    const groups = await Promise.all(
      Array.from({ length: wholeNumber("groups", flags.groups, 1) }, (_, nth) =>
        HonestGroup.at(server.url, game, `203.0.113.${nth + 1}`),
      ),
    );
    const order = { sockets: wholeNumber("sockets", flags.sockets, 1), seconds: bounds.seconds };
    const attackers = wholeNumber("attackers", flags.attackers, 1);
    const report = await underAttack(server, groups, order, attackers, folder, terminal);
    report.wrong.push(...(await atTheEnd(server, groups)));
    report.wrong.push(...(await diskFilled));
    return tell(report, bounds, groups, terminal, flags.json);
  } finally {
    child.kill("SIGKILL");
    await rm(folder, { recursive: true, force: true });
  }
}

interface Report {
  readonly counts: Readonly<Record<string, number>>;
  /** The server's memory in megabytes: once warm, at its peak, and at the end. */
  readonly memory: { readonly warm: number; readonly most: number; readonly end: number };
  readonly wrong: string[];
}

async function underAttack(
  server: RunningServer,
  groups: readonly HonestGroup[],
  { sockets, seconds }: Pick<Order, "sockets" | "seconds">,
  attackers: number,
  folder: string,
  terminal: Terminal,
): Promise<Report> {
  const victim = {
    port: server.port,
    tables: groups.map(({ table }) => table),
    people: groups.flatMap(({ people }) => people.map(({ id }) => id)),
  };
  const file = new URL("./attacker.node.ts", import.meta.url);
  const told = Array.from({ length: attackers }, async () => {
    const attacker = fork(file, { execArgv: [] });
    const exited = once(attacker, "exit");
    attacker.send({ victim, sockets: Math.ceil(sockets / attackers), seconds } satisfies Order);
    const [counts] = (await Promise.race([once(attacker, "message"), exited.then(() => [{}])])) as [
      Readonly<Record<string, number>>,
    ];
    return counts;
  });
  const end = performance.now() + seconds * 1000;
  const isOver = (): boolean => performance.now() > end;
  const playing = Promise.all(groups.map((group) => group.play(isOver)));
  const wrong: string[] = [];
  const memory: number[] = [];
  let nextWord = performance.now();
  while (!isOver()) {
    await pause(Math.min(1000, seconds * 50));
    memory.push(await memoryOf(server));
    if (memory.length === 2) wrong.push(...(await secondServer(folder)));
    if (performance.now() < nextWord) continue;
    nextWord += 15_000;
    const answers = groups.reduce((sum, group) => sum + group.answers, 0);
    terminal.stderr.write(
      `${Math.round((end - performance.now()) / 1000)} s to go · ${answers} moves · ${mebibytes(memory.at(-1))} MiB\n`,
    );
  }
  await playing;
  const all = await Promise.all(told);
  const counts: Record<string, number> = {};
  for (const one of all)
    for (const [kind, count] of Object.entries(one)) counts[kind] = (counts[kind] ?? 0) + count;
  // Gives the server time to free what the attackers held.
  await pause(1500);
  const warm = memory[Math.floor(memory.length / 4)] ?? 0;
  return { counts, wrong, memory: { warm, most: Math.max(...memory), end: await memoryOf(server) } };
}

async function secondServer(folder: string): Promise<string[]> {
  const why = await whyNotStarted(startServer(join(folder, "data")));
  if (why?.includes("belongs to another Roundtable") === true) return [];
  return [why === null ? "A second server ran on the same folder." : `A second server said: ${why}`];
}

async function atTheEnd(server: RunningServer, groups: readonly HonestGroup[]): Promise<string[]> {
  const { status } = await fetch(`${server.url}/healthz`);
  const code = await server.stop("SIGTERM");
  return [
    ...groups.flatMap(({ losses }) => losses),
    ...(status === 200 ? [] : [`/healthz answered ${status}.`]),
    ...(code === 0 ? [] : [`The server ended with ${code}.`]),
  ];
}

function tell(
  { counts, memory, wrong }: Report,
  bounds: Bounds,
  groups: readonly HonestGroup[],
  terminal: Terminal,
  isJson: boolean,
): number {
  const waits = groups.flatMap((group) => group.waits).toSorted((one, other) => one - other);
  const p = (share: number): number => Math.round(waits[Math.floor(waits.length * share)] ?? 0);
  const bad = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const answers = groups.reduce((sum, group) => sum + group.answers, 0);
  const lost = groups.reduce((sum, group) => sum + group.people.reduce((all, one) => all + one.lost, 0), 0);
  const late = p(0.99) > bounds.waitMs ? [`Honest people waited ${p(0.99)} ms at p99.`] : [];
  const isSwollen = memory.end > memory.warm * bounds.growth;
  const swollen = isSwollen
    ? [`It grew from ${mebibytes(memory.warm)} to ${mebibytes(memory.end)} MiB.`]
    : [];
  const failures = [...new Set([...wrong, ...late, ...swollen])];
  if (isJson) {
    const waited = { p50: p(0.5), p99: p(0.99), most: Math.round(waits.at(-1) ?? 0) };
    const cpus = availableParallelism();
    terminal.stdout.write(
      `${JSON.stringify({ bad, counts, answers, commands: waits.length, lost, waited, memory, cpus, failures })}\n`,
    );
    return failures.length === 0 ? 0 : 1;
  }
  const lines = [
    `${bad} bad messages:`,
    ...Object.entries(counts).map(([kind, count]) => `  ${String(count).padStart(9)}  ${kind}`),
    "",
    `Beside them ${groups.length} groups made ${answers} moves at ${groups.reduce((sum, { matches }) => sum + matches, 0)} tables, by ${waits.length} commands.`,
    `They waited ${p(0.5)} ms at p50, ${p(0.99)} ms at p99, ${Math.round(waits.at(-1) ?? 0)} ms at the most, and were cut off ${lost} times.`,
    `Memory: ${mebibytes(memory.warm)} MiB when warm, ${mebibytes(memory.most)} at the most, ${mebibytes(memory.end)} at the end.`,
    "",
    ...(failures.length === 0 ? ["They have lost nothing."] : failures.map((failure) => `✗ ${failure}`)),
  ];
  terminal.stdout.write(`${lines.join("\n")}\n`);
  return failures.length === 0 ? 0 : 1;
}

function mebibytes(bytes = 0): number {
  return Math.round(bytes / 1024 / 1024);
}
