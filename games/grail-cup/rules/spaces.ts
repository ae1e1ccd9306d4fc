import { pickOne, type Seat } from "@roundtable/kernel";
import { boardNamed, hasClover } from "./board.ts";
import { turnUp } from "./clovers.ts";
import type { GrailCupDealer } from "./grail-cup.ts";
import { holdersBut, returnLance, takeLance } from "./lances.ts";
import { retreat } from "./moves.ts";
import { type Space, type Token, VILLAGE_DIE } from "./pieces.ts";
import { knightOf } from "./race.ts";
import type { State } from "./state.ts";

/** GC-52: the last token of one chain whose effect is still followed by a landing is the one before this. */
const LONGEST_CHAIN = 20;

/** GC-50: a knight that changed space triggers the one it ends on. GC-53: all but village and clover do nothing. */
export function land(state: State, seat: Seat, from: Space, tokens: number, dealer: GrailCupDealer): void {
  const { space } = knightOf(state, seat);
  if (space === from) return;
  const kind = boardNamed(state.board).kinds[space];
  if (kind === "village") rollVillageDie(state, seat, dealer);
  else if (hasClover(kind)) trigger(state, seat, tokens, dealer);
}

/** GC-51 */
function rollVillageDie(state: State, seat: Seat, dealer: GrailCupDealer): void {
  const face = pickOne(dealer.chance, VILLAGE_DIE);
  dealer.reveal({ kind: "rolled", seat, space: knightOf(state, seat).space, face });
  switch (face) {
    case "seal":
      state.seal = seat;
      state.sealRolled = true;
      dealer.tell({ kind: "seal", seat });
      return;
    case "thief":
      if (knightOf(state, seat).lances === 0) {
        dealer.tell({ kind: "no-lance", seat, why: "none-to-lose" });
        return;
      }
      returnLance(state, seat);
      dealer.tell({ kind: "lance-lost", seat });
      return;
    case "lance":
      takeLance(state, seat, dealer);
      return;
  }
}

/** GC-52: shown, carried out, shuffled in and replaced; then the new landing, if the token moved its owner's knight. */
function trigger(state: State, seat: Seat, tokens: number, dealer: GrailCupDealer): void {
  const { space } = knightOf(state, seat);
  const token = turnUp(state, seat, space, dealer);
  const shown = tokens + 1;
  if (shown < LONGEST_CHAIN) state.tasks.push({ do: "land", seat, from: space, tokens: shown });
  else dealer.tell({ kind: "chain-ends", seat });
  state.tasks.push({ do: "replace" });
  carryOut(state, seat, token, dealer);
}

function carryOut(state: State, seat: Seat, token: Token, dealer: GrailCupDealer): void {
  switch (token) {
    case "boots":
      state.tasks.push({ do: "walk", seat, steps: 4, cause: "boots" });
      return;
    case "goblin":
      retreat(state, seat, 2, "goblin", dealer);
      return;
    case "lure":
      state.tasks.push({ do: "dragon", seat, why: "lure" });
      return;
    case "fake-grail":
      state.tasks.push({ do: "fake-grail", seat });
      return;
    case "magnet":
      if (holdersBut(state, seat).length > 0) state.tasks.push({ do: "magnet", seat });
      else dealer.tell({ kind: "no-lance", seat, why: "nobody-has-one" });
      return;
  }
}
