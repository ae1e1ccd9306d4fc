import type { Generated } from "kysely";
import type { Json, Moment } from "./columns.ts";

interface PeopleColumns {
  id: string;
  name: string;
  created: Moment;
  /** The day, roughly, on which he was last here. */
  seen: Moment;
  /** Until then the signed cookie that he had before he was kept is taken, and exchanged for a session. */
  signed_until: Generated<Moment>;
  /** What he likes, and when he last said so. */
  likes: Generated<Json | null>;
  likes_at: Generated<Moment>;
}

/** A bot that somebody lets play here; it is a person of its own. */
interface GuestBotsColumns {
  person: string;
  owner: string;
  /** Of the token by which it comes; null where that was revoked. */
  hash: string | null;
  created: Moment;
  /** When it last came. */
  used: Moment | null;
}

export interface PeopleSchema {
  people: PeopleColumns;
  guest_bots: GuestBotsColumns;
}
