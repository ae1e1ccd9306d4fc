import type { KeptTable } from "./kept-table.ts";
import type { Done } from "./listeners.ts";
import type { Ports, TableObserver } from "./ports.ts";
import type { Presence } from "./presence.ts";

/** What every part of a live table makes use of. */
export interface AtTable {
  readonly ports: Ports;
  readonly kept: KeptTable;
  readonly presence: Presence;
  readonly observer: TableObserver;
  /** Runs something that nobody asked for: a bot's answer, a clock, a lost connection. */
  background(task: () => void | Promise<void>): void;
  /** Tells everybody what has become true. True if the sender of `done` has been told that their command is done. */
  tell(done?: Done): boolean;
  /** The same after a move that has left the table as it was. */
  tellMove(done?: Done): boolean;
}
