import type { FromServer, TableSummary } from "@roundtable/protocol";
import type { Clock } from "../clock.ts";
import { openTables, tablesOf } from "../store/lists.ts";
import type { Store } from "../store/store.ts";
import type { PersonId } from "../tables/table.ts";
import { encode, type Listener } from "./audience.ts";

/** Changes within this time are told together. */
const TOGETHER_MS = 100;

/** The lists on everybody's home page, kept fresh for those who look at it. */
export class Lobby {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #failed: (error: unknown) => void;
  /** With what each was last told. */
  readonly #listeners = new Map<Listener, string>();
  readonly #affected = new Set<PersonId>();
  #openChanged = false;
  #scheduled = false;

  constructor(store: Store, clock: Clock, failed: (error: unknown) => void) {
    this.#store = store;
    this.#clock = clock;
    this.#failed = failed;
  }

  async watch(listener: Listener): Promise<void> {
    this.#listeners.set(listener, "");
    const [open, mine] = await Promise.all([this.open(), this.mine(listener.person.id)]);
    this.#send(listener, encode({ kind: "lobby", open, mine }));
  }

  leave(listener: Listener): void {
    this.#listeners.delete(listener);
  }

  open(): Promise<TableSummary[]> {
    return openTables(this.#store.db, this.#clock.now());
  }

  mine(person: PersonId): Promise<TableSummary[]> {
    return tablesOf(this.#store.db, person);
  }

  /** A table has changed that these people see among their own; `open` if it is, or was, among everybody's. */
  changed(people: readonly PersonId[], open: boolean): void {
    for (const person of people) this.#affected.add(person);
    this.#openChanged ||= open;
    if (this.#scheduled) return;
    this.#scheduled = true;
    this.#clock.after(TOGETHER_MS, () => {
      this.#scheduled = false;
      this.#tell().catch(this.#failed);
    });
  }

  async #tell(): Promise<void> {
    const affected = new Set(this.#affected);
    const everybody = this.#openChanged;
    this.#affected.clear();
    this.#openChanged = false;
    const listeners = [...this.#listeners.keys()].filter(
      ({ person }) => everybody || affected.has(person.id),
    );
    if (listeners.length === 0) return;
    const open = await this.open();
    for (const [person, tabs] of Map.groupBy(listeners, (listener) => listener.person.id)) {
      const message: FromServer = { kind: "lobby", open, mine: await this.mine(person) };
      const text = encode(message);
      for (const tab of tabs) this.#send(tab, text);
    }
  }

  /** Nothing when nothing is new: that somebody else has answered at my table may be a secret there. */
  #send(listener: Listener, text: string): void {
    const told = this.#listeners.get(listener);
    if (told === undefined || told === text) return;
    this.#listeners.set(listener, text);
    listener.send(text);
  }
}
