import { addUptime } from "../../../src/store/timestamps.ts";
import type { ManualClock } from "./manual-clock.ts";
import type { TestServer } from "./test-server.ts";

const DAY = 24 * 60 * 60 * 1000;

/** Servers have been running on the store for so much longer, and one of them clears up. */
export async function sweepAfter({ store, tables }: TestServer, ms: number): Promise<void> {
  await store.write((transaction) => addUptime(transaction, ms));
  await tables.retention.sweep();
}

/** Days on which the server runs, and clears up from time to time. */
export async function liveDays(server: TestServer, clock: ManualClock, days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    clock.jump(DAY);
    await sweepAfter(server, DAY);
  }
}
