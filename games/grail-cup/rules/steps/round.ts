import { type Seat, shuffled } from "@roundtable/kernel";
import { sorted, takeUpHand } from "../draft.ts";
import type { GrailCupDealer } from "../grail-cup.ts";
import { ALLIES } from "../pieces.ts";
import { lastInRace } from "../race.ts";
import type { Round } from "../state.ts";
import type { Does } from "./step.ts";

/** GC-7, GC-8: a round begins. */
export interface BeginRound {
  readonly do: "round";
}

/** The first player takes up what is left of the shuffled cards. */
export const round: Does<BeginRound> = {
  carryOut(state, _task, dealer) {
    const why = state.sealRolled ? "seal" : "last";
    if (why === "last") state.seal = lastInRace(state);
    state.sealRolled = false;
    state.round = newRound(state.round.number + 1, state.seal, state.knights.length, dealer);
    dealer.tell({ kind: "round", round: state.round.number, first: state.seal, why });
    if (state.round.faceUp.length > 0) dealer.reveal({ kind: "set-aside", faceUp: state.round.faceUp });
    takeUpHand(state, state.seal, dealer);
  },
};

/** GC-8: how many cards are set aside face up. One more lies face down, whatever the number of players. */
const FACE_UP: Readonly<Record<number, number>> = { 3: 0, 4: 3, 5: 2, 6: 1, 7: 0, 8: 0 };

function newRound(number: number, first: Seat, players: number, dealer: GrailCupDealer): Round {
  const cards = shuffled(dealer.chance, ALLIES);
  const up = FACE_UP[players] ?? 0;
  const faceDown = cards[up];
  if (faceDown === undefined) throw new Error("No card is left to set aside.");
  return {
    number,
    first,
    faceUp: sorted(cards.slice(0, up)),
    faceDown,
    removed: null,
    discarded: null,
    direction: null,
    picks: [],
    hand: sorted(cards.slice(up + 1)),
    calls: [],
    curse: null,
    squire: null,
  };
}
