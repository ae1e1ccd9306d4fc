import { rollAll } from "../dice.ts";
import type { DiceCityDealer } from "../dice-city.ts";
import { draw } from "../market.ts";
import type { DeckCard } from "../pieces/locations.ts";
import { scoreOf } from "../scoring/score.ts";
import type { State } from "../state.ts";
import { newTurn, SOLO_TURNS } from "../turn.ts";
import type { Does } from "./step.ts";

/** DC-20: the roll, and play passes to the left; DC-24, DC-29: unless it was the last turn. */
export interface NextTurn {
  readonly do: "next-turn";
}

export const nextTurn: Does<NextTurn> = {
  carryOut(state, _task, dealer) {
    const { turn, first, players } = state;
    const next = (turn.seat + 1) % players.length;
    if (players.length === 1) {
      moveRowsDown(state, dealer);
      if (turn.number === SOLO_TURNS[state.options.level]) return finish(state, dealer);
    } else if (state.ending !== null && next === first) {
      return finish(state, dealer);
    }
    // DC-24: nobody who has had their last turn rolls again.
    if (state.ending === null) rollAll(state, turn.seat, dealer);
    state.turn = newTurn(turn.number + 1, next);
    dealer.tell({ kind: "turn", seat: next, turn: turn.number + 1 });
    state.tasks.push({ do: "step", step: "dice" });
  },
};

/** DC-28: the bottom row leaves, the top row moves down, a new one comes while cards last. */
function moveRowsDown({ market }: State, dealer: DiceCityDealer): void {
  const width = market.display.length / 2;
  const gone = market.display.slice(width).flatMap((card) => card ?? []);
  const top = market.display.slice(0, width);
  const come: DeckCard[] = [];
  for (const [place, card] of top.entries()) {
    const next = draw(market);
    market.display[width + place] = card;
    market.display[place] = next;
    if (next !== null) come.push(next);
  }
  market.discard.push(...gone);
  dealer.reveal({ kind: "row-left", gone, come });
}

function finish(state: State, dealer: DiceCityDealer): void {
  state.over = true;
  dealer.reveal({ kind: "over", scores: state.players.map((player) => scoreOf(player).total) });
}
