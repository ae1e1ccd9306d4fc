import { cardIn, type Player, playerAt, type State } from "../state.ts";
import type { Does } from "./step.ts";

/** FS-12: the cards are shown, and the highest catches the star. FS-13: the lowest may change a card. */
export interface Show {
  readonly do: "show";
}

export const show: Does<Show> = {
  carryOut(state, _task, dealer) {
    const numbers = state.players.map((player) => turnUp(state, player));
    dealer.reveal({ kind: "shown", numbers });

    const highest = numbers.indexOf(Math.max(...numbers));
    const brightness = state.star ?? 0;
    playerAt(state, highest).points += brightness;
    state.star = null;
    dealer.tell({ kind: "caught", seat: highest, brightness });

    state.tasks.push({ do: "fall" });
    const lowest = numbers.indexOf(Math.min(...numbers));
    if (playerAt(state, lowest).hand.length > 0) state.tasks.push({ do: "change", seats: [lowest] });
  },
};

function turnUp(state: State, { laid }: Player): number {
  if (laid === null) throw new Error("Somebody has not laid a card.");
  state.knownTo[laid] = "all";
  return cardIn(state, laid).number;
}
