import { shuffled } from "@roundtable/kernel";
import { boardNamed } from "./board.ts";
import { layTokens } from "./clovers.ts";
import type { GrailCupDealer, Options } from "./grail-cup.ts";
import { takeLance } from "./lances.ts";
import { proceed } from "./steps/index.ts";
import { ALLIES, LANCES } from "./pieces.ts";
import { lastInRace } from "./race.ts";
import type { State } from "./state.ts";

/** GC-2 to GC-5; then the first round begins. */
export function setup(seats: number, { board: name }: Options, dealer: GrailCupDealer): State {
  const board = boardNamed(name);
  const knights = shuffled(dealer.chance, ALLIES)
    .slice(0, seats)
    .map((start) => ({ space: board.starts[start], lances: 0, start }));
  const state: State = {
    board: name,
    knights,
    race: knights
      .map(({ start, space }, seat) => ({ seat, start, space }))
      .toSorted((one, other) => other.space - one.space || one.start - other.start)
      .map(({ seat }) => seat),
    dragon: board.dragon,
    seal: 0,
    sealRolled: false,
    lancesLeft: LANCES,
    clovers: layTokens(name, dealer.chance),
    round: BEFORE_THE_FIRST,
    tasks: [{ do: "round" }],
    winner: null,
  };
  for (const [seat, { start, space }] of knights.entries()) {
    dealer.tell({ kind: "starts", seat, number: start, space });
  }
  // GC-4: the late ones took the time to arm themselves.
  const late = knights.flatMap(({ start }, seat) => (start >= 7 ? [seat] : []));
  for (const seat of late.length > 0 ? late : [lastInRace(state)]) takeLance(state, seat, dealer);
  // GC-5: nobody has rolled the seal yet, so the round gives it to the last knight.
  proceed(state, dealer);
  return state;
}

const BEFORE_THE_FIRST: State["round"] = {
  number: 0,
  first: 0,
  faceUp: [],
  faceDown: 1,
  removed: null,
  discarded: null,
  direction: null,
  picks: [],
  hand: [],
  calls: [],
  curse: null,
  squire: null,
};
