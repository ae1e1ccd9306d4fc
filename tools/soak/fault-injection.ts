import { setTimeout as pause } from "node:timers/promises";
import { setClock } from "./clocks.ts";
import type { Database } from "./database.ts";
import type { Node } from "./nodes.ts";
import type { Random } from "./random.ts";

/** How often each kind of fault was injected. */
export interface FaultCounts {
  kills: number;
  freezes: number;
  cuts: number;
  restarts: number;
  clocks: number;
}

export function faultsOf({ kills, freezes, cuts, restarts, clocks }: FaultCounts): number {
  return kills + freezes + cuts + restarts + clocks;
}

export interface FaultOptions {
  readonly nodes: readonly Node[];
  readonly database: Database | null;
  readonly random: Random;
  readonly isOver: () => boolean;
  /** The mean time between two faults; but people must have got something done meanwhile. */
  readonly everyMs: number;
  readonly acknowledged: () => number;
  readonly frozenMs: number;
  readonly maySetClocks: () => boolean;
}

/** How many commands are done between two faults, unless that takes too long. */
const A_WORD = 10;
const PATIENCE_MS = 20_000;
/** Longer than a started server takes until its first sweep. */
const SPARED_MS = 75_000;

/**
 * Injects faults until the time is over: kills and restarts servers, freezes them, sets their clocks, and cuts or
 * restarts the database.
 */
export async function injectFaults(options: FaultOptions, counts: FaultCounts): Promise<void> {
  const { nodes, database, random, isOver, everyMs, frozenMs } = options;
  let thawed: Promise<void> = Promise.resolve();
  while (!isOver()) {
    const before = options.acknowledged();
    await pause(everyMs / 2 + random.upTo(everyMs));
    const patience = performance.now() + PATIENCE_MS;
    while (options.acknowledged() - before < A_WORD && performance.now() < patience) await pause(100);
    if (isOver()) break;
    // The first fault is a kill, so that there is at least one.
    const what = counts.kills === 0 ? 100 : random.upTo(100);
    const up = nodes.filter(({ isUp }) => isUp);
    const node = random.oneOf(up.filter(({ isSpared }) => !isSpared));
    const skewed = random.oneOf(up);
    const isOneFrozen = nodes.some(({ isFrozen }) => isFrozen);
    if (database !== null && what < 15) {
      await database.cut();
      counts.cuts++;
    } else if (database?.restart != null && what < 20) {
      await database.restart();
      counts.restarts++;
    } else if (skewed !== undefined && what < 40 && what >= 20 && options.maySetClocks()) {
      setClock(skewed, random, database === null);
      counts.clocks++;
    } else if (nodes.length > 1 && what < 50 && node !== undefined && !isOneFrozen) {
      thawed = node.freeze(frozenMs);
      counts.freezes++;
    } else if (node !== undefined) await killAndStart(node, random, counts);
  }
  await thawed;
  for (const node of nodes) node.setClock(0);
}

/** Now and then it is killed again while it starts. */
async function killAndStart(node: Node, random: Random, counts: FaultCounts): Promise<void> {
  await node.kill();
  counts.kills++;
  if (random.percent(15)) {
    const starting = node.start();
    await pause(random.upTo(1500));
    await node.kill();
    await starting;
    counts.kills++;
  }
  while (!(await node.start())) await pause(500);
  if (random.percent(30)) node.spare(SPARED_MS);
}
