import type { Services } from "./services.ts";
import type { Done } from "@roundtable/host/audience/audience";
import type { KeptTable } from "./kept-table.ts";
import type { Presence } from "./presence.ts";

/** What every part of a live table makes use of. */
export interface AtTable {
  readonly services: Services;
  readonly kept: KeptTable;
  readonly presence: Presence;
  /** Something that nobody asked for: a bot, a clock, a lost connection. */
  byItself(task: () => void | Promise<void>): void;
  /** Everybody hears what has become true; true if whoever waits for the word that it is done has been told. */
  tell(done?: Done): boolean;
  /** The same after a move that has left the table as it was. */
  tellMove(done?: Done): boolean;
}
