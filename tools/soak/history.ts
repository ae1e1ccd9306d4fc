import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Sight } from "@roundtable/protocol";

/**
 * What one client did or was told, as in Jepsen: invocations, their answers, and every message that arrived. `who` is
 * the id of the person, `at` the milliseconds since the beginning.
 */
export type HistoryEvent = { readonly who: string; readonly at: number } & (
  | { readonly kind: "sent"; readonly id: string; readonly command: string }
  | { readonly kind: "done"; readonly id: string }
  | { readonly kind: "refused"; readonly id: string; readonly reason: string }
  /** A new connection: what follows does not continue what came before. */
  | { readonly kind: "connected" }
  | { readonly kind: "heard"; readonly text: string }
  /**
   * The state of a client at the very end, when nothing arrived any more: a position, and how many lines of the game.
   */
  | {
      readonly kind: "last";
      readonly isConnected: boolean;
      readonly status: string | null;
      readonly sight: Sight | null;
      readonly told: number;
    }
  /** An HTTP request, its response, and the time of day. */
  | {
      readonly kind: "fetched";
      readonly path: string;
      readonly status: number;
      readonly text: string;
      readonly moment: number;
    }
);

type WithoutTime<T> = T extends unknown ? Omit<T, "at"> : never;

/** The name for events that belong to no table. */
export const NO_TABLE = "none";
const FLUSHED_AT = 1024 * 1024;

/** The histories of all tables, one file each: an hour of play does not fit into memory. */
export class History {
  readonly #folder: string;
  readonly #begun = performance.now();
  readonly #lines = new Map<string, string[]>();
  #length = 0;
  /** How many commands were acknowledged. */
  acknowledged = 0;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  note(table: string, happening: WithoutTime<HistoryEvent>): void {
    if (happening.kind === "done") this.acknowledged++;
    const at = Math.round(performance.now() - this.#begun);
    const line = JSON.stringify({ at, ...happening });
    const lines = this.#lines.get(table);
    if (lines === undefined) this.#lines.set(table, [line]);
    else lines.push(line);
    this.#length += line.length;
    if (this.#length > FLUSHED_AT) this.#flush();
  }

  get tables(): string[] {
    this.#flush();
    return readdirSync(this.#folder).filter((name) => name !== NO_TABLE);
  }

  of(table: string): HistoryEvent[] {
    this.#flush();
    const file = join(this.#folder, table);
    if (!existsSync(file)) return [];
    const lines = readFileSync(file, "utf8").trimEnd().split("\n");
    return lines.map((line) => JSON.parse(line) as HistoryEvent);
  }

  #flush(): void {
    for (const [table, lines] of this.#lines)
      appendFileSync(join(this.#folder, table), `${lines.join("\n")}\n`);
    this.#lines.clear();
    this.#length = 0;
  }
}
