import { MATCH_REASONS } from "@roundtable/kernel";
import * as v from "valibot";

/** Why the table, not the game, refused something. Nothing was changed. */
const TABLE_REASONS = [
  /** The message fits no schema; `detail` says where. */
  "unreadable",
  /** Too many messages in too short a time. Wait a moment and send it again. */
  "too-fast",
  /** The store did not take it. Nothing happened; send the same command again. */
  "try-again",
  "no-such-game",
  /** What is kept of the table is damaged, and the operator has been told. Trying again does not help. */
  "broken-table",
  /** There is no such table, or it is closed and gone. */
  "no-such-table",
  /** This person keeps as many tables as a person may. */
  "too-many-tables",
  /** Only the host of the table may do this. */
  "not-host",
  /** Only before the match. */
  "already-started",
  /** Only while the match is running. */
  "not-playing",
  /** Only after the match. */
  "not-over",
  /** One must sit at the table for this. */
  "not-seated",
  "seat-taken",
  /** The seat is kept for somebody who was invited. */
  "seat-reserved",
  "no-seat-free",
  "no-such-bot",
  /** The table cannot start so: `problems` says why. */
  "cannot-start",
  /** Every seat must be taken, by a person or a bot, before the start. */
  "seats-open",
  /** Not now: the match is about to begin, with these seats and options. */
  "starting",
  /** Only while a match is about to begin. */
  "not-starting",
  /** It is not the share that this seat had sealed. */
  "other-share",
  /** Somebody had sealed a share of chance and did not open it: `fairness.calledOff` says who. */
  "start-called-off",
  /** Starts at this table were called off too often. */
  "too-many-called-off",
  /** A bot can stand in only for a person who has been away for two minutes. */
  "not-away",
  /** A bot plays this seat now; take it back first. */
  "bot-plays",
  /** Somebody already asks the table to take a move back. */
  "undo-asked",
  /** This person asked a short while ago, and the table did not agree. */
  "undo-too-soon",
  /** One must have the table open for this. */
  "not-here",
  /** This person has said as much in this match as one may. */
  "talk-full",
  /** The host has sent this person away; he may let him come back. */
  "removed",
  /** The server's disk is full: nothing can be kept until somebody makes room. Nothing happened. */
  "disk-full",
  /** The server may not write to its disk. Nothing happened. */
  "disk-read-only",
  /** The server's disk does not take what it is given. Nothing happened. */
  "disk-failing",
  /** The match is paused. */
  "paused",
  /** The pauses of this rated match have lasted as long as they may. */
  "no-pause-left",
  /** The table does not wait for this seat, or not yet for so long. */
  "not-waiting",
  /** This person has time left. */
  "not-out-of-time",
  /** A rated match needs a clock. */
  "rated-needs-clock",
  /** A rated match needs somebody to play against. */
  "rated-needs-others",
  /** Not in a rated match; or a match that goes on from another cannot be rated. */
  "rated",
  /** There are no hints at this table: the host wants none, or the game has nobody to give them. */
  "hints-off",
  /** The hint did not come in time. Ask again. */
  "no-hint",
  /** Not while the match is running. */
  "log-closed",
  /** It is over there already, was played under other rules, or has gone on from others too often. */
  "cannot-continue",
  "no-such-person",
  "no-such-report",
  /** No address, and no range of addresses, or one that is too wide. */
  "no-such-address",
  /** Nobody may be called so: others would take him for the house or for a bot. */
  "name-reserved",
  /** For a vote to send somebody away there must be two others who play and are here; three where the result counts. */
  "too-few-voters",
  /** There was a vote on this person a short while ago. */
  "vote-too-soon",
  /** The others have voted this person out of the match. */
  "voted-out",
  /** An operator has banned this person, or all who come from there: `announced` says why, and until when. */
  "banned",
  /** This person cannot sit down at this table; nobody is told why. */
  "cannot-sit",
] as const;

/** Why something was refused: the kernel's reasons for a command in a match, and the table's own. */
export const Reason = v.picklist([...MATCH_REASONS, ...TABLE_REASONS]);
export type Reason = v.InferOutput<typeof Reason>;
