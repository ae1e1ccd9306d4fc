import type { StoredSecret } from "@roundtable/host/disclosure/secret";
import type { Report } from "@roundtable/protocol/reports";
import type { Moment } from "./columns.ts";

/** What people have reported to whoever runs the server. */
interface ReportsColumns {
  id: string;
  at: Moment;
  game: string;
  table_id: string;
  words: string;
  report: StoredSecret<Report>;
  /** Whom it is about, if it is about somebody, and for which reason. */
  person: string | null;
  reason: string | null;
  /** Who has reported it. */
  reporter: string | null;
  /** When an operator has laid it aside. */
  seen: Moment | null;
}

/** What has broken in people's pages, each error once. */
interface ClientErrorsColumns {
  id: string;
  place: string;
  name: string;
  message: string;
  /** A list of frames as JSON. */
  stack: string;
  build: string;
  times: number;
  first_at: Moment;
  last_at: Moment;
}

/** Whom somebody does not want to hear, or not to meet. */
interface RegardsColumns {
  person: string;
  other: string;
  kind: string;
  at: Moment;
}

interface OperatorsColumns {
  person: string;
  since: Moment;
}

/** Who may not take part, or from where nobody may, and until when. */
interface BansColumns {
  id: string;
  person: string | null;
  addresses: string | null;
  why: string;
  at: Moment;
  until: Moment | null;
}

/** What an operator has to say to everybody, or to one. */
interface AnnouncementsColumns {
  id: string;
  at: Moment;
  until: Moment;
  person: string | null;
  words: string;
}

/** What operators have done. Nothing of it is ever changed. */
interface DeedsColumns {
  id: string;
  at: Moment;
  operator: string;
  what: string;
  about: string;
  why: string;
}

export interface ModerationSchema {
  reports: ReportsColumns;
  client_errors: ClientErrorsColumns;
  regards: RegardsColumns;
  operators: OperatorsColumns;
  bans: BansColumns;
  announcements: AnnouncementsColumns;
  deeds: DeedsColumns;
}
