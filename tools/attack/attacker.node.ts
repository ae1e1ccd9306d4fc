import { attack, type Victim } from "./ill-will.ts";

// A process of its own: what it costs to attack must not be taken for what it costs to be attacked.

/** What it is told when it starts. */
export interface Order {
  readonly victim: Victim;
  readonly sockets: number;
  readonly seconds: number;
}

process.once("message", (order: Order) => void carryOut(order));

async function carryOut({ victim, sockets, seconds }: Order): Promise<void> {
  const end = performance.now() + seconds * 1000;
  const counts: Record<string, number> = {};
  await attack({
    victim,
    sockets,
    isOver: () => performance.now() > end,
    sent: (kind, count) => (counts[kind] = (counts[kind] ?? 0) + count),
  });
  process.send?.(counts, () => process.exit());
}
