import { attack, type Victim } from "./attacks.ts";

// Runs in a process of its own, so that its CPU time does not count as the server's.

/** The message that starts it. */
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
