import { pickOne, type Seat } from "@roundtable/kernel";
import { boardNamed, hasClover } from "../board.ts";
import { forget, tokenOn } from "../clovers.ts";
import type { GrailCupDealer } from "../grail-cup.ts";
import { returnLance, takeLance } from "../lances.ts";
import { retreat } from "../moves.ts";
import { type Space, type Token, VILLAGE_DIE } from "../pieces.ts";
import { knightOf } from "../race.ts";
import type { State } from "../state.ts";
import { carryOutLure } from "./dragon.ts";
import { carryOutFakeGrail } from "./fake-grail.ts";
import { carryOutMagnet } from "./magnet.ts";
import type { Does, Effect } from "./step.ts";

/** GC-50: a knight that is no longer where it was triggers its space; `tokens` counts those of this chain (GC-52). */
export interface Land {
  readonly do: "land";
  readonly seat: Seat;
  readonly from: Space;
  readonly tokens: number;
}

/** GC-53: all but village and clover do nothing. */
export const land: Does<Land> = {
  carryOut(state, { seat, from, tokens }, dealer) {
    const { space } = knightOf(state, seat);
    if (space === from) return;
    const kind = boardNamed(state.board).kinds[space];
    if (kind === "village") rollVillageDie(state, seat, dealer);
    else if (hasClover(kind)) trigger(state, seat, tokens, dealer);
  },
};

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

/** GC-52: the last token of one chain whose effect is still followed by a landing is the one before this. */
const LONGEST_CHAIN = 20;

/** GC-52: shown, carried out, shuffled in and replaced; then the new landing, if the token moved its owner's knight. */
function trigger(state: State, seat: Seat, tokens: number, dealer: GrailCupDealer): void {
  const { space } = knightOf(state, seat);
  const token = turnUp(state, seat, space, dealer);
  const shown = tokens + 1;
  if (shown < LONGEST_CHAIN) state.tasks.push({ do: "land", seat, from: space, tokens: shown });
  else dealer.tell({ kind: "chain-ends", seat });
  state.tasks.push({ do: "replace" });
  EFFECTS[token](state, seat, dealer);
}

function turnUp({ clovers }: State, seat: Seat, space: Space, dealer: GrailCupDealer): Token {
  const { token, name } = tokenOn(clovers, space);
  clovers.turnedUp = { space, token, seat };
  delete clovers.track[space];
  forget(clovers, [name]);
  dealer.reveal({ kind: "token", seat, space, token });
  return token;
}

/** GC-52, winged boots: move 4. */
const carryOutBoots: Effect = ({ tasks }, seat) => {
  tasks.push({ do: "walk", seat, steps: 4, cause: "boots" });
};

/** GC-52, goblin: move 2 backwards. */
const carryOutGoblin: Effect = (state, seat, dealer) => retreat(state, seat, 2, "goblin", dealer);

/** What asks something stands beside its question, the others above. */
const EFFECTS: Readonly<Record<Token, Effect>> = {
  boots: carryOutBoots,
  goblin: carryOutGoblin,
  lure: carryOutLure,
  "fake-grail": carryOutFakeGrail,
  magnet: carryOutMagnet,
};
