import type { Flag, Moment } from "./columns.ts";

/** People who wait for a game, one row each. */
interface WaitingColumns {
  person: string;
  game: string;
  /** 0 for any number. */
  seats: number;
  rated: Flag;
  /** When bots become acceptable; null for never. */
  bots_at: Moment | null;
  rating: number | null;
  since: Moment;
  /** The person stops waiting then unless their page renews it. */
  until: Moment;
  /** The offered table, until when, and its number of seats. */
  offer: string | null;
  offered_until: Moment | null;
  size: number | null;
  ready: Flag;
  /** The table, once there is one. */
  table_id: string | null;
}

/** Recent players: who has played with whom, and when last. Each pair has two rows. */
interface CompanionsColumns {
  person: string;
  other: string;
  at: Moment;
}

/** Invitations to a table. */
interface InvitationsColumns {
  table_id: string;
  person: string;
  host: string;
  at: Moment;
  until: Moment;
  /** “declined” or “expired”; null while it is open. */
  answer: string | null;
}

/** Tables for finding other players. */
export interface MatchmakingSchema {
  waiting: WaitingColumns;
  companions: CompanionsColumns;
  invitations: InvitationsColumns;
}
