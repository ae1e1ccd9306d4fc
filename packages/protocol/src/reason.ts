import { MATCH_REASONS } from "@roundtable/kernel";
import * as v from "valibot";

/** Reasons of the table, not of the game, for a refusal. Nothing was changed. */
const TABLE_REASONS = [
  /** The message fits no schema; `detail` says where. */
  "unreadable",
  /** A rate limit was reached. Wait a moment and send it again. */
  "too-fast",
  /** The store failed. Nothing happened; send the same command again. */
  "try-again",
  "no-such-game",
  /** The table's stored data is damaged, and the operator was notified. A retry does not help. */
  "broken-table",
  /** There is no such table, or it was closed. */
  "no-such-table",
  /** This person hosts as many tables as allowed. */
  "too-many-tables",
  /** Only the host may do this. */
  "not-host",
  /** Only before the match. */
  "already-started",
  /** Only while the match is running. */
  "not-playing",
  /** Only after the match. */
  "not-over",
  /** Only seated people may do this. */
  "not-seated",
  "seat-taken",
  /** The seat is reserved for an invited person. */
  "seat-reserved",
  "no-seat-free",
  "no-such-bot",
  /** The table cannot start with these settings: `problems` says why. */
  "cannot-start",
  /** Every seat needs a person or a bot before the start. */
  "seats-open",
  /** The match is about to begin with these seats and options. */
  "starting",
  /** Only while a match is starting. */
  "not-starting",
  /** The nonce does not match the seal of this seat. */
  "other-share",
  /** A player did not open their sealed share of chance: `fairness.calledOff` says who. */
  "start-called-off",
  /** Too many starts were called off at this table. */
  "too-many-called-off",
  /** A bot can only stand in for someone who has been away for two minutes. */
  "not-away",
  /** A bot plays this seat. Take it back first. */
  "bot-plays",
  /** There is already an undo request. */
  "undo-asked",
  /** This person's undo request was rejected a short while ago. */
  "undo-too-soon",
  /** The table must be open for this. */
  "not-here",
  /** This person has reached the limit of talk in this match. */
  "talk-full",
  /** The host has removed this person, and may let them back. */
  "removed",
  /** The server's disk is full. Nothing happened. */
  "disk-full",
  /** The server's disk is read-only. Nothing happened. */
  "disk-read-only",
  /** The server's disk is failing. Nothing happened. */
  "disk-failing",
  /** The match is paused. */
  "paused",
  /** The pauses of this rated match have reached their limit. */
  "no-pause-left",
  /** The table does not wait for this seat, or not long enough. */
  "not-waiting",
  /** This person has time left. */
  "not-out-of-time",
  /** A rated match needs a clock. */
  "rated-needs-clock",
  /** A rated match needs opponents. */
  "rated-needs-others",
  /** Not in a rated match. Or: a continued match cannot be rated. */
  "rated",
  /** Hints are off at this table, or the game has none. */
  "hints-off",
  /** The hint was not ready in time. Ask again. */
  "no-hint",
  /** Not while the match is running. */
  "log-closed",
  /** That match is over at this point, has other rules, or was continued too often. */
  "cannot-continue",
  "no-such-person",
  "no-such-report",
  /** Not an address or a range, or too wide a range. */
  "no-such-address",
  /** The name is reserved, because others would take it for the operator or a bot. */
  "name-reserved",
  /** A vote to remove a player needs two other present players; three in rated matches. */
  "too-few-voters",
  /** There was a vote about this person a short while ago. */
  "vote-too-soon",
  /** The others have removed this person from the match. */
  "voted-out",
  /** This person or address is banned: `announced` says why, and until when. */
  "banned",
  /** This person cannot sit at this table. The reason is not revealed. */
  "cannot-sit",
] as const;

/** Reasons for a refusal: the kernel's for commands in a match, and the table's own. */
export const Reason = v.picklist([...MATCH_REASONS, ...TABLE_REASONS]);
export type Reason = v.InferOutput<typeof Reason>;
