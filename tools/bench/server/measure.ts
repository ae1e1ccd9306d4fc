import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { quantile } from "../../quantile.ts";
import type { Contender } from "./contenders/contender.ts";
import { closeMatches, openMatches, type Played, played, seated } from "./load.ts";
import { memoryOf } from "./machine.ts";

export interface Measured {
  readonly movesPerSecond: number;
  readonly cpuMsPerMove: number;
  /** The CPU time of its database, if there is one. */
  readonly databaseCpuMsPerMove: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** At one move per second and match. */
  readonly pacedP50Ms: number;
  readonly pacedP99Ms: number;
  /** Per move and client. */
  readonly bytesPerMove: number;
  /** With its clients, after play; null if there are too few matches to divide by. */
  readonly kibPerMatch: number | null;
}

const LONGEST_S = 12;
const SHORTEST_S = 4;
const FEWEST_MOVES = 3000;
const MOST_ROUNDS = 40;
const PACED_S = 6;
const PACE_MS = 1000;

/** Measures one server with this many matches: as fast as they can, then at a human pace. */
export async function measure(contender: Contender, matches: number): Promise<Measured> {
  return await onNewFolder(contender, async () => {
    await warmUp(contender);
    await contender.collectGarbage();
    const empty = memoryOf(contender.pids);
    const rounds: Played[] = [];
    let kibPerMatch: number | null = null;
    const sum = (of: (round: Played) => number): number =>
      rounds.reduce((total, round) => total + of(round), 0);
    while (
      rounds.length < MOST_ROUNDS &&
      !isEnough(
        sum((round) => round.seconds),
        sum((round) => round.moves),
      )
    ) {
      const { players } = await openMatches(contender, matches);
      const seconds = LONGEST_S - sum((round) => round.seconds);
      rounds.push(await played(contender, players, { seconds, thinkMs: 0 }));
      if (rounds.length === 1 && matches >= 10) {
        await contender.collectGarbage();
        kibPerMatch = Math.round((memoryOf(contender.pids) - empty) / matches);
      }
      await closeMatches(players);
    }
    const { players } = await openMatches(contender, matches);
    const paced = await played(contender, players, { seconds: PACED_S, thinkMs: PACE_MS });
    await closeMatches(players);
    const moves = sum((round) => round.moves);
    const waits = rounds.flatMap((round) => round.waits);
    return {
      movesPerSecond: Math.round(moves / sum((round) => round.seconds)),
      cpuMsPerMove: rounded((1000 * sum((round) => round.cpuSeconds)) / moves, 3),
      databaseCpuMsPerMove: rounded((1000 * sum((round) => round.databaseCpuSeconds)) / moves, 3),
      p50Ms: rounded(quantile(waits, 0.5), 2),
      p99Ms: rounded(quantile(waits, 0.99), 2),
      pacedP50Ms: rounded(quantile(paced.waits, 0.5), 2),
      pacedP99Ms: rounded(quantile(paced.waits, 0.99), 2),
      bytesPerMove: Math.round(sum((round) => round.bytes) / moves / contender.seats),
      kibPerMatch,
    };
  });
}

/** Kills the server under full load and starts it on the same folder. Returns how many acknowledged moves are lost. */
export async function lostByKill(contender: Contender, matches: number): Promise<number> {
  return await onNewFolder(contender, async (folder) => {
    const { matches: opened, players } = await openMatches(contender, matches);
    const enough = matches * 15;
    await played(contender, players, {
      seconds: LONGEST_S,
      thinkMs: 0,
      moved(moves) {
        if (moves < enough) return false;
        for (const pid of contender.pids) process.kill(pid, "SIGKILL");
        return true;
      },
    });
    // Messages that were already sent still arrive.
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    const known = players.map((at) => Math.max(...at.map(({ version }) => version)));
    await closeMatches(players);
    await contender.stop("SIGKILL");
    await contender.start(folder);
    let lost = 0;
    for (const [nth, match] of opened.entries()) {
      const moves = known[nth] ?? 0;
      lost += Math.max(0, moves - (await movesKept(contender, match)));
    }
    return lost;
  });
}

/** 0 if nobody can come back to the match. */
async function movesKept(contender: Contender, match: unknown): Promise<number> {
  const tooLong = new Promise<null>((resolve) => {
    setTimeout(resolve, 1000, null);
  });
  const back = await Promise.race([seated(contender, match).catch(() => null), tooLong]);
  if (back === null) return 0;
  const kept = Math.max(...back.map(({ version }) => version));
  for (const player of back) player.close();
  return kept;
}

/** Plays four games that do not count, until the code is compiled. */
async function warmUp(contender: Contender): Promise<void> {
  const { players } = await openMatches(contender, 4);
  await played(contender, players, { seconds: 6, thinkMs: 0 });
  await closeMatches(players);
}

async function onNewFolder<Result>(
  contender: Contender,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "roundtable-bench-"));
  try {
    await contender.start(folder);
    return await use(folder);
  } finally {
    await contender.stop("SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  }
}

function isEnough(seconds: number, moves: number): boolean {
  return seconds >= LONGEST_S || (seconds >= SHORTEST_S && moves >= FEWEST_MOVES);
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
