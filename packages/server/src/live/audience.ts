import type { FromServer, Person } from "@roundtable/protocol";
import type { PersonId } from "../tables/table.ts";

/** One open tab or device of a person. */
export interface Listener {
  readonly person: Person;
  send(text: string): void;
}

export function encode(message: FromServer): string {
  return JSON.stringify(message);
}

/** Everybody who has a table open: people at its seats, each perhaps in several tabs, and those who watch. */
export class Audience {
  readonly #listeners = new Set<Listener>();

  get isEmpty(): boolean {
    return this.#listeners.size === 0;
  }

  get people(): ReadonlySet<PersonId> {
    return new Set([...this.#listeners].map(({ person }) => person.id));
  }

  has(person: PersonId): boolean {
    return this.people.has(person);
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

  /** The same message to everybody who looks through the same eyes, written once for each pair of eyes. */
  sendByViewer<Viewer>(
    viewerOf: (person: PersonId) => Viewer,
    messageFor: (viewer: Viewer) => FromServer | null,
  ): void {
    for (const [viewer, listeners] of Map.groupBy(this.#listeners, ({ person }) => viewerOf(person.id))) {
      const message = messageFor(viewer);
      if (message === null) continue;
      const text = encode(message);
      for (const listener of listeners) listener.send(text);
    }
  }
}
