import type { Seat } from "@roundtable/kernel";
import type { QuestCard } from "../../rules/cards.ts";
import type { Loyalty } from "../../rules/characters.ts";
import type { Table } from "../belief/knowledge.ts";
import { type Seats, together } from "../belief/sides.ts";

/** The progress of the quests. */
export interface Course {
  failures: number;
  successes: number;
  leader: Seat;
  /** Who has led, in order; the last of them leads now. */
  veterans: readonly Seat[];
  /** Who has an amulet, and who was checked. */
  holders: Seats;
  checked: Seats;
}

export function courseOf({ view }: Table): Course {
  const failures = view.quests.filter(({ failed }) => failed).length;
  return {
    failures,
    successes: view.quests.length - failures,
    leader: view.leader,
    veterans: view.veterans,
    holders: together(view.amulets.map(({ holder }) => holder)),
    checked: together(view.amulets.flatMap(({ checked }) => (checked === null ? [] : [checked]))),
  };
}

/** The stage at which a playout begins: what of the current step is decided, and what is not. */
export type Stage =
  | { readonly at: "team"; readonly chosen: readonly Seat[] }
  | { readonly at: "magic"; readonly team: readonly Seat[] }
  | {
      readonly at: "cards";
      readonly team: readonly Seat[];
      readonly magic: Seat;
      readonly played: ReadonlyMap<Seat, QuestCard>;
    }
  /** The quest is over, and a leader is named; by the rules if nobody is given. */
  | { readonly at: "heir"; readonly heir?: Seat; readonly isGalahad?: boolean }
  | { readonly at: "amulet"; readonly heir: Seat; readonly holder?: Seat }
  | { readonly at: "check"; readonly checked?: Seat; readonly shown?: Loyalty }
  /** Enough quests have failed, and everybody may still talk. */
  | { readonly at: "failures"; readonly spoken?: Seat }
  /** The Hunter may still reveal herself. */
  | { readonly at: "window" }
  /** Everybody points; those given point at these seats. */
  | { readonly at: "pointing"; readonly pointed: ReadonlyMap<Seat, readonly Seat[]> }
  | { readonly at: "hunt"; readonly named: number };
