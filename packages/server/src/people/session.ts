import type { Person } from "@roundtable/protocol";

/** A guest who does not come back for so long is forgotten: their cookie is all they have. */
export const SESSION_MS = 365 * 24 * 60 * 60 * 1000;

/** A signed-in device, as its cookie proves. */
export interface Session {
  readonly id: string;
  readonly person: Person;
  /** Since when its cookie has the `__Host-` prefix. */
  readonly hostCookie: number | null;
}

/** Somebody, and how his cookie proves it. */
export interface CurrentPerson {
  readonly person: Person;
  /** What his cookie holds. */
  readonly cookie: string;
  /** Others know him, too: he is remembered by more than his cookie. */
  readonly isStored: boolean;
  /** Null for a stranger, and for somebody who is kept since a moment ago. */
  readonly session: Session | null;
}
