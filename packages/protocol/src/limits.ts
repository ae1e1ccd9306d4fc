import { LONGEST_TEXT } from "@roundtable/kernel";

/** What both ends agree on; the server holds everybody to it. */
export const LIMITS = {
  /** Bytes of one message to the server. */
  message: 8 * 1024,
  name: 24,
  /** Characters of one chat line. */
  chat: LONGEST_TEXT,
  /** Lines of the talk before the match that a table keeps, and how many of them are sent at once. */
  chatKept: 500,
  chatPage: 50,
  /** Bytes, as JSON, of all that one seat says in a match. */
  talkPerSeat: 64 * 1024,
  /** Tables that one person may keep open at the same time, as their host. */
  tablesPerPerson: 20,
  /** Bots of his own that one person may have. */
  botsPerPerson: 10,
  /** Matches played without a server that one person may hand over. */
  offlineUploadsPerPerson: 200,
  /** After this long away, the others may let a bot play the seat. */
  awayMs: 2 * 60 * 1000,
  /** How long a request to take back waits for everybody's answer; bots wait with it. */
  undoMs: 60 * 1000,
  /** Who asked in vain to take a move back may ask again after this long. */
  undoAgainMs: 5 * 60 * 1000,
  /** How long a seat is kept for somebody who was invited, and how many one may keep at the same time. */
  invitedMs: 30 * 60 * 1000,
  invitationsPerPerson: 20,
  /** How long a vote on whether somebody has to leave the match is open, and when there can be another about him. */
  voteOutMs: 2 * 60 * 1000,
  voteOutAgainMs: 10 * 60 * 1000,
  /** A table that never started is closed when nobody was there for this long. */
  silentMs: 24 * 60 * 60 * 1000,
} as const;

/** Goes up when an old client could misunderstand. A client with another number should reload. */
export const PROTOCOL = 4;

/** The code with which a socket is closed whose session has ended: whoever it is shall ask who he is now. */
export const SIGNED_OUT = 4001;
