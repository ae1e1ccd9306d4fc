import { setTimeout as pause } from "node:timers/promises";
import { setClock } from "./clocks.ts";
import type { Database } from "./database.ts";
import type { Node } from "./nodes.ts";
import type { Whim } from "./whim.ts";

/** How much has happened to the servers. */
export interface Misfortunes {
  kills: number;
  freezes: number;
  cuts: number;
  restarts: number;
  clocks: number;
}

export function strikesOf({ kills, freezes, cuts, restarts, clocks }: Misfortunes): number {
  return kills + freezes + cuts + restarts + clocks;
}

export interface Fate {
  readonly nodes: readonly Node[];
  readonly database: Database | null;
  readonly whim: Whim;
  readonly isOver: () => boolean;
  /** Between two misfortunes, on average; but people must have got a word in. */
  readonly everyMs: number;
  readonly acknowledged: () => number;
  readonly frozenMs: number;
  readonly maySetClocks: () => boolean;
}

/** So many commands are done between two misfortunes, unless that takes too long. */
const A_WORD = 10;
const PATIENCE_MS = 20_000;
/** Longer than it takes a server that has been started to clear up for the first time. */
const SPARED_MS = 75_000;

/** Kills servers and starts them again, freezes them, sets their clocks, and takes the database from under them, until it is over. */
export async function strike(fate: Fate, counts: Misfortunes): Promise<void> {
  const { nodes, database, whim, isOver, everyMs, frozenMs } = fate;
  let thawed: Promise<void> = Promise.resolve();
  while (!isOver()) {
    const before = fate.acknowledged();
    await pause(everyMs / 2 + whim.upTo(everyMs));
    const patience = performance.now() + PATIENCE_MS;
    while (fate.acknowledged() - before < A_WORD && performance.now() < patience) await pause(100);
    if (isOver()) break;
    // The first is a kill, so that there is one.
    const what = counts.kills === 0 ? 100 : whim.upTo(100);
    const up = nodes.filter(({ isUp }) => isUp);
    const node = whim.oneOf(up.filter(({ isSpared }) => !isSpared));
    const skewed = whim.oneOf(up);
    const isOneFrozen = nodes.some(({ isFrozen }) => isFrozen);
    if (database !== null && what < 15) {
      await database.cut();
      counts.cuts++;
    } else if (database?.restart != null && what < 20) {
      await database.restart();
      counts.restarts++;
    } else if (skewed !== undefined && what < 40 && what >= 20 && fate.maySetClocks()) {
      setClock(skewed, whim, database === null);
      counts.clocks++;
    } else if (nodes.length > 1 && what < 50 && node !== undefined && !isOneFrozen) {
      thawed = node.freeze(frozenMs);
      counts.freezes++;
    } else if (node !== undefined) await killAndStart(node, whim, counts);
  }
  await thawed;
  for (const node of nodes) node.setClock(0);
}

/** Now and then it is killed again while it starts. */
async function killAndStart(node: Node, whim: Whim, counts: Misfortunes): Promise<void> {
  await node.kill();
  counts.kills++;
  if (whim.percent(15)) {
    const starting = node.start();
    await pause(whim.upTo(1500));
    await node.kill();
    await starting;
    counts.kills++;
  }
  while (!(await node.start())) await pause(500);
  if (whim.percent(30)) node.spare(SPARED_MS);
}
