import { byItself } from "../common/log.ts";
import { notKept } from "../store/store-error-to-refusal.ts";
import { Queue } from "@roundtable/host/queue";
import { isRefusal, refused, type Refusal } from "@roundtable/host/refusal";
import type { Services } from "./services.ts";
import type { Nodes } from "../store/nodes.ts";
import { BrokenTable } from "./broken-tables.ts";
import { isOvertaken, type KeptTable, TableGone } from "./kept-table.ts";
import { NewerRules } from "./loading.ts";

/** How often what another node was faster with is tried again. */
const MOST_ATTEMPTS = 10;
/** How long the server waits before it tries again what the store did not take. */
const RETRY_MS = 1000;
/** Whether a task begins with a look at what other nodes have done. */
const NOT_LOOKING = { looks: false };
export const LOOKING = { looks: true };

/** Of the services and of the table, what tasks need. */
type TaskServices = Pick<Services, "clock" | "log"> & {
  readonly nodes: Pick<Nodes, "areSeveral" | "stayCurrent">;
};
type TheTable = Pick<KeptTable, "table" | "lookAgain" | "recover" | "isLost">;

/** What has to be done around the tasks. */
interface Around {
  /** It was read anew, as another node has left it or as it was before a failure. */
  readonly readAgain: (what: "moves" | "everything") => void;
  /** Before anything else happens: what a failure interrupted is settled. */
  readonly settle: () => Promise<void>;
  /** What the store did not take may be taken now. */
  readonly tryAgain: () => void | Promise<void>;
  /** The table is no longer kept. */
  readonly gone: () => void;
  /** Another node plays by newer rules: whoever is here comes again, until he reaches such a one. */
  readonly outdated: () => void;
}

/**
 * Whatever happens at a table, one after another. Nothing happens before it is as the store has it, and what another node
 * was faster with is done again, from what that node has made of the table.
 */
export class TableTasks {
  readonly #services: TaskServices;
  readonly #kept: TheTable;
  readonly #around: Around;
  readonly #queue = new Queue();
  /** Another node may have changed the table, and we may not have heard of it. */
  #isInDoubt = false;

  constructor(services: TaskServices, kept: TheTable, around: Around) {
    this.#services = services;
    this.#kept = kept;
    this.#around = around;
  }

  get areDone(): boolean {
    return this.#queue.isIdle;
  }

  /** Before the next one the version is looked at. */
  doubt(): void {
    this.#isInDoubt = true;
  }

  /** Something that was asked for. What the store does not take is refused, and can be tried again. */
  do<Outcome>(task: () => Outcome | Promise<Outcome>, { looks } = NOT_LOOKING): Promise<Outcome | Refusal> {
    return this.#queue.run(async () => {
      try {
        return await this.#untilCurrent(task, looks);
      } catch (error) {
        return this.#failed(error);
      }
    });
  }

  /** Something that nobody asked for. */
  byItself(task: () => void | Promise<void>): void {
    const carryOut = async (): Promise<void> => {
      try {
        await this.#untilCurrent(task, false);
      } catch (error) {
        this.#failed(error);
      }
    };
    void byItself(() => this.#queue.run(carryOut));
  }

  /** When nothing is under way; what fails is the caller's affair. */
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
    const { nodes } = this.#services;
    if (nodes.areSeveral) {
      await nodes.stayCurrent();
      if (looks || this.#isInDoubt) await this.#lookAgain();
    }
    const recovered = await this.#kept.recover();
    if (recovered !== "nothing") this.#around.readAgain(recovered);
    await this.#around.settle();
  }

  /** Who doubts meanwhile is not satisfied by it. */
  async #lookAgain(): Promise<void> {
    const wasInDoubt = this.#isInDoubt;
    this.#isInDoubt = false;
    try {
      await this.#kept.lookAgain();
    } catch (error) {
      this.#isInDoubt ||= wasInDoubt;
      throw error;
    }
  }

  /** Whether what was refused was refused for what is no longer true. */
  async #isBehind(): Promise<boolean> {
    await this.#kept.lookAgain();
    return this.#kept.isLost;
  }

  /** What whoever asked for it is told. */
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
    const { log, clock } = this.#services;
    const { id: table } = this.#kept.table;
    log.error({ table, error }, "A table failed; it is loaded again.");
    clock.after(RETRY_MS, () => this.byItself(() => this.#around.tryAgain()));
    return notKept(error);
  }
}

function isARefusal(outcome: unknown): boolean {
  return typeof outcome === "object" && outcome !== null && isRefusal(outcome);
}
