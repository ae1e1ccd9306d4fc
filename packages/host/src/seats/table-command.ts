import { usualBot } from "@roundtable/bots";
import type { Game } from "@roundtable/kernel";
import type { FromClient } from "@roundtable/protocol";
import type { StoreTime } from "../clock.ts";
import type { Refusal } from "../refusal.ts";
import { withBot } from "./add-bot.ts";
import { arranged } from "./arrange.ts";
import type { AwaySince } from "../tables/away.ts";
import { withEndVote } from "../votes/end-vote.ts";
import { withFreedSeat } from "./free-seat.ts";
import { letBack } from "./let-back.ts";
import { left } from "./leave.ts";
import { type Awaited, withNudge } from "../votes/nudge.ts";
import { withGivenTime } from "../votes/out-of-time.ts";
import { withPauseVote } from "../votes/pause-vote.ts";
import { withBotSpeed } from "../tables/bot-speed.ts";
import { seated } from "./sit.ts";
import { returned, withStandInVote } from "../votes/stand-in.ts";
import type { PersonId, Table } from "../tables/table.ts";
import { withVoteOut } from "../votes/vote-out.ts";

/** Commands that make another table of a table. Each is safe to repeat: the second time it changes nothing. */
export type TableCommand = Extract<
  FromClient,
  {
    kind:
      | "sit"
      | "leave"
      | "return"
      | "add-bot"
      | "free-seat"
      | "let-back"
      | "arrange"
      | "pace"
      | "stand-in-vote"
      | "give-time"
      | "nudge"
      | "pause-vote"
      | "vote-out"
      | "end-vote";
  }
>;

export interface Circumstances {
  readonly game: Pick<Game, "lobby">;
  /** The names of the game's bots, best first. */
  readonly bots: readonly string[];
  readonly awaySince: AwaySince;
  /** Whom the table waits for, as everybody may know it. */
  readonly awaited: Awaited;
  readonly now: StoreTime;
  /** Whose program it is that commands; null for a person. */
  readonly owner: PersonId | null;
}

export function changed(
  table: Table,
  person: PersonId,
  command: TableCommand,
  { game, bots, awaySince, awaited, now, owner }: Circumstances,
): Table | Refusal {
  switch (command.kind) {
    case "sit":
      return seated(table, person, command.seat, owner);
    case "leave":
      return left(table, person, now);
    case "return":
      return returned(table, person);
    case "add-bot":
      return withBot(table, person, { ...command, bot: command.bot ?? usualBot(bots) }, bots);
    case "free-seat":
      return withFreedSeat(table, person, command);
    case "let-back":
      return letBack(table, person, command.person);
    case "arrange":
      return arranged(table, person, command, game);
    case "pace":
      return withBotSpeed(table, person, command.pace);
    case "stand-in-vote":
      return withStandInVote(table, person, command, awaySince, now);
    case "give-time":
      return withGivenTime(table, person, command.seat);
    case "nudge":
      return withNudge(table, person, command.seat, awaited, now);
    case "pause-vote":
      return withPauseVote(table, person, command.pause, now);
    case "vote-out":
      return withVoteOut(table, person, command, { awaySince, now });
    case "end-vote":
      return withEndVote(table, person, command.agrees, now);
  }
}
