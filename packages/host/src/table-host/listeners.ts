import type { Viewer } from "@roundtable/kernel";
import type { FromServer, Person } from "@roundtable/protocol";
import { encode, type Frame } from "../disclosure/frame.ts";
import type { PersonId } from "../tables/table.ts";

/** One open tab or device of a person. */
export interface Listener {
  readonly person: Person;
  /** It has opened more than one table: news must say of which they are. */
  readonly opensSeveral: boolean;
  /** Nobody hears any more what is said to it. */
  readonly isGone: boolean;
  send(frame: Frame): void;
  /** Asks the client to connect again, perhaps to another node. */
  comeAgain(): void;
}

/** A command that is done, and the listener that waits to hear so. */
export interface Done {
  readonly listener: Listener;
  readonly id: string;
}

/** Everybody who has a table open: people at its seats, each perhaps in several tabs, and those who watch. */
export class Listeners {
  readonly #listeners = new Set<Listener>();
  /** Those who are open in a tab at which nobody looks. */
  readonly #hidden = new WeakSet<Listener>();

  get isEmpty(): boolean {
    return this.#listeners.size === 0;
  }

  get people(): ReadonlySet<PersonId> {
    return new Set([...this.#listeners].map(({ person }) => person.id));
  }

  has(person: PersonId): boolean {
    for (const listener of this.#listeners) if (listener.person.id === person) return true;
    return false;
  }

  /** Whether they see the table in any of their tabs. */
  isVisibleTo(person: PersonId): boolean {
    for (const listener of this.#listeners)
      if (listener.person.id === person && !this.#hidden.has(listener)) return true;
    return false;
  }

  /** Whether somebody looks at this tab; as long as nothing is said of it, somebody does. */
  look(listener: Listener, isVisible: boolean): void {
    if (isVisible) this.#hidden.delete(listener);
    else this.#hidden.add(listener);
  }

  add(listener: Listener): void {
    this.#listeners.add(listener);
  }

  remove(listener: Listener): boolean {
    return this.#listeners.delete(listener);
  }

  sendAll(message: FromServer): void {
    const text = encode(message);
    for (const listener of this.#listeners) listener.send(text);
  }

  /** To each what is for them, if anything is. */
  sendEach(messageFor: (person: Person) => FromServer | null): void {
    for (const listener of this.#listeners) {
      const message = messageFor(listener.person);
      if (message !== null) listener.send(encode(message));
    }
  }

  sendAway(): void {
    for (const listener of this.#listeners) listener.comeAgain();
  }

  /** Those who look through the same eyes. */
  byViewer(viewerOf: (person: PersonId) => Viewer): ReadonlyMap<Viewer, readonly Listener[]> {
    return Map.groupBy(this.#listeners, ({ person }) => viewerOf(person.id));
  }
}
