import type { CalledOff, OptionValues, Seat } from "@roundtable/kernel";
import {
  areMixed,
  type BotSpeed,
  type TableClock,
  type TableInfo,
  type TableStatus,
  type SpectatorAccess,
} from "@roundtable/protocol";
import { refused, type Refusal } from "../refusal.ts";
import type { Time } from "./time.ts";

export type PersonId = string;
export type TableId = string;

/** A table as it is kept: who sits where, and what was agreed. What stands in this folder makes another one of it. */
export interface Table {
  readonly id: TableId;
  readonly game: string;
  readonly status: TableStatus;
  readonly listed: boolean;
  readonly host: PersonId | null;
  readonly options: OptionValues;
  /** By which time it plays, and whether the result counts for ratings: agreed before the match. */
  readonly clock: TableClock;
  readonly rated: boolean;
  /** The host allows that it is rated even where people and bots of their own play together. */
  readonly ratedWithBots: boolean;
  /** How the time of its match stands; null where nothing has become of it. */
  readonly time: Time | null;
  readonly pace: BotSpeed;
  readonly seats: readonly SeatAtTable[];
  /** The commitment to the key of chance, published before anyone seals a share. */
  readonly commitment: string;
  /** The start that is under way. */
  readonly starting: Start | null;
  /** The seals of everybody's shares, by seat, from when they are fixed: then seats and options are, too. */
  readonly seals: readonly string[] | null;
  readonly calledOff: readonly CalledOff[];
  readonly created: number;
  readonly started: number | null;
  readonly over: number | null;
  readonly ended: TableInfo["ended"];
  readonly again: TableId | null;
  /** People the host has removed. They can sit again only when the host lets them back. */
  readonly removed: readonly PersonId[];
  /** Who asked for the table, and by which command. */
  readonly maker: PersonId;
  readonly request: string;
  readonly continues: Continues | null;
  /** Six letters to read out loud, by which it is found until it is over; older tables may have none. */
  readonly code: string | null;
  /** An operator has closed the talk here: nobody writes any more. */
  readonly isSilenced: boolean;
  /** Who may look on while the match runs. */
  readonly watching: SpectatorAccess;
  /** One may take hints in the match, unless it is rated. */
  readonly hints: boolean;
}

/** The moment of a finished match from which another goes on. */
export interface Continues {
  readonly table: TableId;
  readonly at: number;
  /** The seat for which all is dealt anew that it could not know; null where everything lies as it lay. */
  readonly dealtAnewFor: Seat | null;
}

/** What somebody has given to chance: a seal, or what was under it. */
export interface Share {
  readonly seat: Seat;
  readonly person: PersonId;
  readonly text: string;
}

/** A start that is under way. */
export interface Start {
  /** Who has asked for it, and whether they have come meanwhile. */
  readonly by: PersonId;
  readonly isHere: boolean;
  /** How long it waits for what it waits for now. */
  readonly until: number;
  readonly seals: readonly Share[];
  readonly nonces: readonly Share[];
}

/** Who wants somebody to leave the match, and since when that is asked. */
export interface VoteOut {
  readonly votes: readonly Seat[];
  readonly since: number;
}

export type SeatAtTable = OpenSeat | BotSeat | PersonSeat;

export interface OpenSeat {
  readonly kind: "open";
  readonly invited: PersonId | null;
}

interface BotSeat {
  readonly kind: "bot";
  readonly bot: string;
}

export interface PersonSeat {
  readonly kind: "person";
  readonly person: PersonId;
  readonly playedBy: "person" | "bot";
  readonly wantsEnd: boolean;
  readonly standInVotes: readonly Seat[];
  /** The name shown here while talk is closed to the person, if they have changed it since. */
  readonly called: string | null;
  /** The person has lost a rated match by leaving or running out of time, even if a bot plays on. */
  readonly forfeited: boolean;
  /** The number that distinguishes people of the same name. */
  readonly mark: number | null;
  /** The last vote on removing this player. */
  readonly voteOut: VoteOut | null;
  /** The player was voted out: they see and say no more than spectators. */
  readonly isOut: boolean;
  /** Whose program it is that sits here; null for a person. It is kept with the program, not with the seat. */
  readonly owner: PersonId | null;
}

export const OPEN: OpenSeat = { kind: "open", invited: null };

export function personSeat(person: PersonId, owner: PersonId | null = null): PersonSeat {
  return {
    kind: "person",
    person,
    playedBy: "person",
    wantsEnd: false,
    standInVotes: [],
    called: null,
    forfeited: false,
    mark: null,
    voteOut: null,
    isOut: false,
    owner,
  };
}

/** Where a person sits. Whether they see what that seat sees, and may play it, is for the two functions below to say. */
export function seatOf(table: Table, person: PersonId): Seat | null {
  const seat = table.seats.findIndex((at) => at.kind === "person" && at.person === person);
  return seat < 0 ? null : seat;
}

declare const own: unique symbol;

/** A seat whose secrets are its person's to see now. Only `viewerOf` and `playingSeatOf` make one. */
export type OwnSeat = Seat & { readonly [own]: true };

/** Through whose eyes a person sees the match: like a spectator if they were voted out. */
export function viewerOf(table: Table, person: PersonId): OwnSeat | "public" {
  const seat = seatOf(table, person);
  const at = seat === null ? undefined : table.seats[seat];
  const isOut = at?.kind === "person" && at.isOut && table.status === "playing";
  return seat === null || isOut ? "public" : (seat as OwnSeat);
}

/** The seat that a person plays in a running match, or why they play none. */
export function playingSeatOf(table: Table, person: PersonId): OwnSeat | Refusal {
  if (seatOf(table, person) === null) return refused("not-seated");
  if (table.status !== "playing") return refused("not-playing");
  const seat = viewerOf(table, person);
  return seat === "public" || botAt(table, seat) !== null ? refused("bot-plays") : seat;
}

/** The seats of people who decide for themselves. */
export function playingPeople(table: Table): Seat[] {
  return table.seats.flatMap((at, seat) => (at.kind === "person" && at.playedBy === "person" ? [seat] : []));
}

/** Those of them without whom nothing is agreed upon: programs are asked only where no person plays. */
export function votingPeople(table: Table): Seat[] {
  const playing = playingPeople(table);
  const people = playing.filter((seat) => !isGuestBot(table.seats[seat]));
  return people.length > 0 ? people : playing;
}

/** A program of somebody's sits here. */
function isGuestBot(at: SeatAtTable | undefined): boolean {
  return at?.kind === "person" && at.owner !== null;
}

/** Whether its match counts with those who sit there now. */
export function isRatedNow({ rated, ratedWithBots, seats }: Table): boolean {
  return rated && (ratedWithBots || !areMixed(seats.filter((at) => at.kind === "person").map(isGuestBot)));
}

/** The seat's time for what it is asked has run out. */
export function hasRunOut({ time }: Table, seat: Seat): boolean {
  return time?.seats[seat]?.isOut === true;
}

/** The same as everybody may know it: at a secret step all who are awaited seem late as soon as one of them is. */
export function isOutOfTime(table: Table, seat: Seat): boolean {
  return lateWith(table, seat).some((other) => hasRunOut(table, other));
}

/** The seats that cannot be told from this one by who is late. */
export function lateWith({ time }: Table, seat: Seat): readonly Seat[] {
  const secretly = time?.secretly ?? [];
  return secretly.includes(seat) ? secretly : [seat];
}

/** The name of the bot that decides for this seat, null where a person does; "" for a stand-in. */
export function botAt(table: Table, seat: Seat): string | null {
  const at = table.seats[seat];
  if (at?.kind === "bot") return at.bot;
  return at?.kind === "person" && at.playedBy === "bot" ? "" : null;
}

export function withSeat(table: Table, seat: Seat, at: SeatAtTable): Table {
  return { ...table, seats: table.seats.with(seat, at) };
}

/** The owners of those who are programs: their names are shown, too. */
export function ownersAt({ seats }: Table): PersonId[] {
  return seats.flatMap((at) => (at.kind === "person" && at.owner !== null ? [at.owner] : []));
}

/** For whom a seat is kept. */
export function invitedTo({ seats }: Table): PersonId[] {
  return seats.flatMap((at) => (at.kind === "open" && at.invited !== null ? [at.invited] : []));
}

/** Everybody whose name the table shows. */
export function peopleOf(table: Table): PersonId[] {
  const seated = table.seats.flatMap((at) => (at.kind === "person" ? [at.person] : []));
  return [...seated, ...invitedTo(table), ...table.removed];
}
