import { LONGEST_TEXT } from "@roundtable/kernel";

/** Limits that both ends know. The server enforces them. */
export const LIMITS = {
  /** Bytes of one message to the server. */
  message: 8 * 1024,
  name: 24,
  /** Characters of one chat line. */
  chat: LONGEST_TEXT,
  /** Chat lines that a table keeps, and how many are sent at once. */
  chatKept: 500,
  chatPage: 50,
  /** Bytes, as JSON, of everything one seat says in a match. */
  talkPerSeat: 64 * 1024,
  /** Tables that one person may host at the same time. */
  tablesPerPerson: 20,
  /** Bots of their own that one person may have. */
  botsPerPerson: 10,
  /** Offline matches that one person may upload. */
  offlineUploadsPerPerson: 200,
  /** After this long away, the others may let a bot stand in. */
  awayMs: 2 * 60 * 1000,
  /** How long an undo request stays open. Bots wait meanwhile. */
  undoMs: 60 * 1000,
  /** How long after a rejected undo request the same person may ask again. */
  undoAgainMs: 5 * 60 * 1000,
  /** How long an invitation reserves a seat, and how many a person may have open. */
  invitedMs: 30 * 60 * 1000,
  invitationsPerPerson: 20,
  /** How long a vote to remove a player is open, and how soon there can be another about them. */
  voteOutMs: 2 * 60 * 1000,
  voteOutAgainMs: 10 * 60 * 1000,
  /** A table that never started is closed after this long without activity. */
  silentMs: 24 * 60 * 60 * 1000,
} as const;

/** Raised when an old client could misunderstand. A client with another number should reload. */
export const PROTOCOL = 4;

/** The close code of a socket whose session has ended. The client should ask again who it is. */
export const SIGNED_OUT = 4001;
