import { Queue } from "../queue.ts";
import { isRefusal, refused, type Refusal } from "../refusal.ts";
import type { KeptTable } from "./kept-table.ts";
import type { Ports } from "./ports.ts";
import { BrokenTable, isOvertaken, NewerRules, TableGone, type TableStore } from "./table-store.ts";

/** How often a task is tried again with which somebody else was faster. */
const MOST_ATTEMPTS = 10;
/** How long the host waits before it tries again what the store did not take. */
const RETRY_MS = 1000;
/** Whether a task begins with a look at what others have written. */
const NOT_LOOKING = { looks: false };
export const LOOKING = { looks: true };

/** Of the ports and of the table, what tasks need. */
type TaskPorts = Pick<Ports, "clock" | "log"> & {
  readonly store: Pick<TableStore, "isShared" | "stayCurrent" | "whyFailed">;
};
type TheTable = Pick<KeptTable, "table" | "lookAgain" | "recover" | "isBehind">;

/** What has to be done around the tasks. */
interface Around {
  /** The table was read again: as others have left it, or as it was before a failure. */
  readonly readAgain: (what: "moves" | "everything") => void;
  /** Settles what a failure interrupted, before anything else happens. */
  readonly settle: () => Promise<void>;
  /** The store may take now what it did not take before. */
  readonly tryAgain: () => void | Promise<void>;
  /** The table is no longer kept. */
  readonly gone: () => void;
  /** Another node plays by newer rules: clients connect again until they reach such a node. */
  readonly outdated: () => void;
}

/**
 * Whatever happens at a table, one after another. Nothing happens before it is as the store has it, and what another node
 * was faster with is done again, from what that node has made of the table.
 */
export class TableTasks {
  readonly #ports: TaskPorts;
  readonly #kept: TheTable;
  readonly #around: Around;
  readonly #queue = new Queue();
  /** Others may have changed the table without our hearing of it. */
  #isStale = false;

  constructor(ports: TaskPorts, kept: TheTable, around: Around) {
    this.#ports = ports;
    this.#kept = kept;
    this.#around = around;
  }

  get areDone(): boolean {
    return this.#queue.isIdle;
  }

  /** Looks at the stored version before the next task. */
  invalidate(): void {
    this.#isStale = true;
  }

  /** Runs what somebody asked for. What the store does not take is refused, and can be tried again. */
  do<Outcome>(task: () => Outcome | Promise<Outcome>, { looks } = NOT_LOOKING): Promise<Outcome | Refusal> {
    return this.#queue.run(async () => {
      try {
        return await this.#untilCurrent(task, looks);
      } catch (error) {
        return this.#failed(error);
      }
    });
  }

  /** Runs what nobody asked for. */
  background(task: () => void | Promise<void>): void {
    const carryOut = async (): Promise<void> => {
      try {
        await this.#untilCurrent(task, false);
      } catch (error) {
        this.#failed(error);
      }
    };
    void this.#ports.log.unasked(() => this.#queue.run(carryOut));
  }

  /** Runs when nothing is under way, without reading anything first. Errors go to the caller. */
  alone<Outcome>(task: () => Promise<Outcome>): Promise<Outcome> {
    return this.#queue.run(task);
  }

  settled(): Promise<void> {
    return this.#queue.settled();
  }

  async #untilCurrent<Outcome>(task: () => Outcome | Promise<Outcome>, looks: boolean): Promise<Outcome> {
    for (let attempt = 1; ; attempt++) {
      try {
        await this.#becomeCurrent(looks);
        const outcome = await task();
        if (!isARefusal(outcome) || attempt === MOST_ATTEMPTS || !(await this.#isBehind())) return outcome;
      } catch (error) {
        if (!isOvertaken(error) || attempt === MOST_ATTEMPTS) throw error;
      }
    }
  }

  async #becomeCurrent(looks: boolean): Promise<void> {
    const { store } = this.#ports;
    if (store.isShared) {
      await store.stayCurrent();
      if (looks || this.#isStale) await this.#lookAgain();
    }
    const recovered = await this.#kept.recover();
    if (recovered !== "nothing") this.#around.readAgain(recovered);
    await this.#around.settle();
  }

  /** An `invalidate` that comes meanwhile counts for the next task. */
  async #lookAgain(): Promise<void> {
    const wasStale = this.#isStale;
    this.#isStale = false;
    try {
      await this.#kept.lookAgain();
    } catch (error) {
      this.#isStale ||= wasStale;
      throw error;
    }
  }

  /** Whether a refusal was for a reason that is no longer true. */
  async #isBehind(): Promise<boolean> {
    await this.#kept.lookAgain();
    return this.#kept.isBehind;
  }

  /** Returns what the sender is told. */
  #failed(error: unknown): Refusal {
    if (error instanceof TableGone) {
      this.#around.gone();
      return refused("no-such-table");
    }
    if (error instanceof NewerRules) {
      this.#around.outdated();
      return refused("try-again");
    }
    if (error instanceof BrokenTable) return refused("broken-table");
    const { log, clock, store } = this.#ports;
    const { id: table } = this.#kept.table;
    log.error({ table, error }, "A table failed; it is loaded again.");
    clock.after(RETRY_MS, () => this.background(() => this.#around.tryAgain()));
    return store.whyFailed(error);
  }
}

function isARefusal(outcome: unknown): boolean {
  return typeof outcome === "object" && outcome !== null && isRefusal(outcome);
}
