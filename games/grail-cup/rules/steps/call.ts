import type { Seat } from "@roundtable/kernel";
import { type Ally, UNICORN } from "../pieces.ts";
import type { Round } from "../state.ts";
import type { Does } from "./step.ts";

/** GC-12: an ally's number is called. */
export interface Call {
  readonly do: "call";
  readonly ally: Ally;
}

/** The holder shows the card; if it is cursed the exchange comes first (GC-20). */
export const call: Does<Call> = {
  carryOut({ round, tasks }, { ally }, dealer) {
    const seat = holderOf(round, ally);
    round.calls.push(seat);
    dealer.reveal({ kind: "called", ally, seat });
    tasks.push(ally === UNICORN ? { do: "claim" } : { do: "call", ally: nextAlly(ally) });
    if (seat === null) return;
    tasks.push({ do: "ally", seat, ally });
    const { curse } = round;
    if (curse?.ally === ally && curse.by !== seat) tasks.push({ do: "exchange", seat: curse.by, with: seat });
  },
};

/** The seat that kept this ally, or null. */
function holderOf({ picks }: Round, ally: Ally): Seat | null {
  return picks.find(({ kept }) => kept === ally)?.seat ?? null;
}

function nextAlly(ally: Ally): Ally {
  return ALLY_AFTER[ally] ?? UNICORN;
}

const ALLY_AFTER: Readonly<Partial<Record<Ally, Ally>>> = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 7, 7: 8, 8: 9 };
