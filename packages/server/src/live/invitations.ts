import type { Clock } from "@roundtable/host/clock";
import { invitationsOf } from "../store/tables/invitation-repository.ts";
import type { Store } from "../store/store.ts";
import type { PersonId, TableId } from "@roundtable/host/tables/table";
import { encode, type Frame } from "@roundtable/host/disclosure/frame";
import type { Listener } from "@roundtable/host/table-host/listeners";

interface Told {
  readonly text: Frame;
  readonly tables: ReadonlySet<TableId>;
}

/** Sends each person's invitations to all their pages at this node, at each change. */
export class Invitations {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #here = new Map<PersonId, Set<Listener>>();
  /** What each was told last, if that was anything. */
  readonly #told = new Map<PersonId, Told>();

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  get isAnybodyHere(): boolean {
    return this.#here.size > 0;
  }

  isHere(person: PersonId): boolean {
    return this.#here.has(person);
  }

  /** A page was opened: sends the person's invitations, if there are any. */
  async arrive(listener: Listener): Promise<void> {
    const { id } = listener.person;
    const pages = this.#here.get(id) ?? new Set();
    this.#here.set(id, pages.add(listener));
    await this.look([id]);
    const told = this.#told.get(id);
    if (told !== undefined) listener.send(told.text);
  }

  leave(listener: Listener): void {
    const { id } = listener.person;
    const pages = this.#here.get(id);
    pages?.delete(listener);
    if (pages?.size !== 0) return;
    this.#here.delete(id);
    this.#told.delete(id);
  }

  /** People who were sent an invitation to this table. */
  toldOf(table: TableId): PersonId[] {
    return [...this.#told].flatMap(([person, { tables }]) => (tables.has(table) ? [person] : []));
  }

  /** Something may have escaped us. */
  lookAgain(): Promise<void> {
    return this.look([...this.#here.keys()]);
  }

  /** Looks where these people are awaited; those to whom that is new are told. */
  async look(people: readonly PersonId[]): Promise<void> {
    const here = people.filter((person) => this.#here.has(person));
    const found = await invitationsOf(this.#store.db, here, this.#clock.now());
    for (const person of here) {
      const invitations = found.get(person) ?? [];
      const text = encode({ kind: "invitations", invitations });
      const before = this.#told.get(person);
      if (before === undefined ? invitations.length === 0 : before.text === text) continue;
      if (invitations.length === 0) this.#told.delete(person);
      else this.#told.set(person, { text, tables: new Set(invitations.map(({ table }) => table)) });
      for (const page of this.#here.get(person) ?? []) page.send(text);
    }
  }
}
