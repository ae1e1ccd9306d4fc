import { LONGEST_TEXT } from "@roundtable/kernel";

/** What both ends agree on; the server holds everybody to it. */
export const LIMITS = {
  /** Bytes of one message to the server. */
  message: 8 * 1024,
  name: 24,
  /** Characters of one chat line. */
  chat: LONGEST_TEXT,
  /** Tables that one person may keep open at the same time, as their host. */
  tablesPerPerson: 20,
  /** After this long away, the others may let a bot play the seat. */
  awayMs: 2 * 60 * 1000,
  /** A table where nobody did anything for this long is closed. */
  abandonedMs: 24 * 60 * 60 * 1000,
} as const;

/** Goes up when an old client could misunderstand. A client with another number should reload. */
export const PROTOCOL = 3;
