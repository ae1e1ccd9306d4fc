import type { FromClient } from "@roundtable/protocol";
import type { Refusal } from "../refusal.ts";
import { addBot } from "../tables/add-bot.ts";
import { arrange } from "../tables/arrange.ts";
import type { AwaySince } from "../tables/away.ts";
import { settleEnd, voteEnd } from "../tables/end.ts";
import { freeSeat } from "../tables/free-seat.ts";
import { giveNonce } from "../tables/give-nonce.ts";
import { leave } from "../tables/leave.ts";
import { setPace } from "../tables/set-pace.ts";
import { sit } from "../tables/sit.ts";
import { comeBack, voteStandIn } from "../tables/stand-in.ts";
import type { PersonId, Table } from "../tables/table.ts";
import { isRefusal } from "../refusal.ts";

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
      | "arrange"
      | "nonce"
      | "pace"
      | "stand-in-vote"
      | "end-vote";
  }
>;

export interface Circumstances {
  /** The names of the game's bots, best first. */
  readonly bots: readonly string[];
  readonly awaySince: AwaySince;
  readonly now: number;
}

export function changed(
  table: Table,
  person: PersonId,
  command: TableCommand,
  { bots, awaySince, now }: Circumstances,
): Table | Refusal {
  switch (command.kind) {
    case "sit":
      return sit(table, person, command.seat);
    case "leave": {
      const left = leave(table, person);
      return isRefusal(left) ? left : settleEnd(left, now);
    }
    case "return":
      return comeBack(table, person);
    case "add-bot":
      return addBot(table, person, command, bots);
    case "free-seat":
      return freeSeat(table, person, command);
    case "arrange":
      return arrange(table, person, command);
    case "nonce":
      return giveNonce(table, person, command.nonce);
    case "pace":
      return setPace(table, person, command.pace);
    case "stand-in-vote":
      return voteStandIn(table, person, command, awaySince, now);
    case "end-vote":
      return voteEnd(table, person, command.agrees, now);
  }
}
