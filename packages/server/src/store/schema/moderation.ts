import type { StoredSecret } from "@roundtable/host/disclosure/secret";
import type { Report } from "@roundtable/protocol/reports";
import type { Moment } from "./columns.ts";

/** Players' reports to the operator. */
interface ReportsColumns {
  id: string;
  at: Moment;
  game: string;
  table_id: string;
  words: string;
  report: StoredSecret<Report>;
  /** The reported person and the reason, if it is about a person. */
  person: string | null;
  reason: string | null;
  /** The reporter. */
  reporter: string | null;
  /** When an operator dismissed it. */
  seen: Moment | null;
}

/** Errors in pages, each once. */
interface ClientErrorsColumns {
  id: string;
  place: string;
  name: string;
  message: string;
  /** The stack frames as JSON. */
  stack: string;
  build: string;
  times: number;
  first_at: Moment;
  last_at: Moment;
}

/** Blocks and mutes. */
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

/** Banned people and addresses, and until when. */
interface BansColumns {
  id: string;
  person: string | null;
  addresses: string | null;
  why: string;
  at: Moment;
  until: Moment | null;
}

/** Announcements to everyone or to one person. */
interface AnnouncementsColumns {
  id: string;
  at: Moment;
  until: Moment;
  person: string | null;
  words: string;
}

/** The log of operators' actions. Rows are never changed. */
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
