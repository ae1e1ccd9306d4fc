import type { Person } from "@roundtable/protocol";

/** A guest who does not return for this long is forgotten, since their cookie is all they have. */
export const SESSION_MS = 365 * 24 * 60 * 60 * 1000;

/** A signed-in device. */
export interface Session {
  readonly id: string;
  readonly person: Person;
  /** When its cookie got the `__Host-` prefix. */
  readonly hostCookie: number | null;
}

/** The person who makes a request, and how they proved it. */
export interface CurrentPerson {
  readonly person: Person;
  /** The value of their cookie. */
  readonly cookie: string;
  /** Whether the person is in the store. Other guests exist only in their cookie. */
  readonly isStored: boolean;
  /** null for guests who are not stored, and for those stored a moment ago. */
  readonly session: Session | null;
}
