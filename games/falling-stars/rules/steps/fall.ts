import { seatsOf } from "@roundtable/kernel";
import type { Does } from "./step.ts";

/** FS-10: a star falls, as bright as the die says, while anybody has a card to lay. */
export interface Fall {
  readonly do: "fall";
}

const SIDES = 6;

export const fall: Does<Fall> = {
  carryOut(state, _task, dealer) {
    if (state.players.every(({ hand }) => hand.length === 0)) return;
    for (const player of state.players) player.laid = null;
    const brightness = dealer.chance.pick(SIDES) + 1;
    state.star = brightness;
    dealer.reveal({ kind: "fell", brightness });
    state.tasks.push({ do: "show" }, { do: "lay", seats: seatsOf(state.players.length) });
  },
};
