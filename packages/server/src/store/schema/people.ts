import type { Generated } from "kysely";
import type { Json, Moment } from "./columns.ts";

interface PeopleColumns {
  id: string;
  name: string;
  created: Moment;
  /** When the person was last here, to the day. */
  seen: Moment;
  /** Until when the signed cookie from before the person was stored is accepted, and exchanged for a session. */
  signed_until: Generated<Moment>;
  /** Preferences, and when they were last changed. */
  likes: Generated<Json | null>;
  likes_at: Generated<Moment>;
}

/** A person's own bot, which is a person itself. */
interface GuestBotsColumns {
  person: string;
  owner: string;
  /** The hash of its token; null if that was revoked. */
  hash: string | null;
  created: Moment;
  /** When it was last used. */
  used: Moment | null;
}

export interface PeopleSchema {
  people: PeopleColumns;
  guest_bots: GuestBotsColumns;
}
