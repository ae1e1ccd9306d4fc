import type { Flag, Moment } from "./columns.ts";

/** Who waits for a game, and for which: one entry for each person. */
interface WaitingColumns {
  person: string;
  game: string;
  /** Zero for as many as come. */
  seats: number;
  rated: Flag;
  /** From when on he would play with bots; null for never. */
  bots_at: Moment | null;
  rating: number | null;
  since: Moment;
  /** He has gone away if nothing was heard of him until then. */
  until: Moment;
  /** The table that he was offered together with others, until when, and of how many seats. */
  offer: string | null;
  offered_until: Moment | null;
  size: number | null;
  ready: Flag;
  /** The table that it has become. */
  table_id: string | null;
}

/** Who has played with whom, and when last; each pair stands here twice. */
interface CompanionsColumns {
  person: string;
  other: string;
  at: Moment;
}

/** Whom somebody at a table has asked to come. */
interface InvitationsColumns {
  table_id: string;
  person: string;
  host: string;
  at: Moment;
  until: Moment;
  /** “declined” or “expired”; null as long as it stands. */
  answer: string | null;
}

/** What it takes to find a game. */
export interface MatchmakingSchema {
  waiting: WaitingColumns;
  companions: CompanionsColumns;
  invitations: InvitationsColumns;
}
