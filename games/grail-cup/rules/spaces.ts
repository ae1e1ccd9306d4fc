import { pickOne, type Seat } from "@roundtable/kernel";
import { boardNamed, hasClover } from "./board.ts";
import { turnUp } from "./clovers.ts";
import type { GrailCupTable } from "./grail-cup.ts";
import { holdersBut, returnLance, takeLance } from "./lances.ts";
import { retreat } from "./moves.ts";
import { type Space, type Token, VILLAGE_DIE } from "./pieces.ts";
import { knightOf } from "./race.ts";
import type { State } from "./state.ts";

/** GC-52: the last token of one chain whose effect is still followed by a landing is the one before this. */
const LONGEST_CHAIN = 20;

/** GC-50: a knight that changed space triggers the one it ends on. GC-53: all but village and clover do nothing. */
export function land(state: State, seat: Seat, from: Space, tokens: number, table: GrailCupTable): void {
  const { space } = knightOf(state, seat);
  if (space === from) return;
  const kind = boardNamed(state.board).kinds[space];
  if (kind === "village") rollVillageDie(state, seat, table);
  else if (hasClover(kind)) trigger(state, seat, tokens, table);
}

/** GC-51 */
function rollVillageDie(state: State, seat: Seat, table: GrailCupTable): void {
  const face = pickOne(table.chance, VILLAGE_DIE);
  table.reveal({ kind: "rolled", seat, space: knightOf(state, seat).space, face });
  switch (face) {
    case "seal":
      state.seal = seat;
      state.sealRolled = true;
      table.tell({ kind: "seal", seat });
      return;
    case "thief":
      if (knightOf(state, seat).lances === 0) {
        table.tell({ kind: "no-lance", seat, why: "none-to-lose" });
        return;
      }
      returnLance(state, seat);
      table.tell({ kind: "lance-lost", seat });
      return;
    case "lance":
      takeLance(state, seat, table);
      return;
  }
}

/** GC-52: shown, carried out, shuffled in and replaced; then the new landing, if the token moved its owner's knight. */
function trigger(state: State, seat: Seat, tokens: number, table: GrailCupTable): void {
  const { space } = knightOf(state, seat);
  const token = turnUp(state, seat, space, table);
  const shown = tokens + 1;
  if (shown < LONGEST_CHAIN) state.tasks.push({ do: "land", seat, from: space, tokens: shown });
  else table.tell({ kind: "chain-ends", seat });
  state.tasks.push({ do: "replace" });
  carryOut(state, seat, token, table);
}

function carryOut(state: State, seat: Seat, token: Token, table: GrailCupTable): void {
  switch (token) {
    case "boots":
      state.tasks.push({ do: "walk", seat, steps: 4, cause: "boots" });
      return;
    case "goblin":
      retreat(state, seat, 2, "goblin", table);
      return;
    case "lure":
      state.tasks.push({ do: "dragon", seat, why: "lure" });
      return;
    case "fake-grail":
      state.tasks.push({ do: "fake-grail", seat });
      return;
    case "magnet":
      if (holdersBut(state, seat).length > 0) state.tasks.push({ do: "magnet", seat });
      else table.tell({ kind: "no-lance", seat, why: "nobody-has-one" });
      return;
  }
}
