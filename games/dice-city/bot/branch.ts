import { copyOf, type Seat } from "@roundtable/kernel";
import { game } from "../rules/index.ts";
import type { Cell, State } from "../rules/state.ts";

/** A copy for what this seat may do with its dice: what nobody then touches, others' cities and the deck, is shared. */
export function branch(state: State, seat: Seat): State {
  const { players, market, turn, tasks } = state;
  // Alone the display moves on when a turn ends (DC-28).
  if (players.length === 1) return copyOf(game, state);
  return {
    ...state,
    players: players.map((player, other) => {
      if (other !== seat) return player;
      const { white, yellow, red, blue, black } = player.city;
      return {
        ...player,
        city: { white: row(white), yellow: row(yellow), red: row(red), blue: row(blue), black: row(black) },
        dice: { ...player.dice },
        stock: { ...player.stock },
      };
    }),
    market: { ...market, discard: [...market.discard], piles: { ...market.piles } },
    turn: { ...turn },
    tasks: [...tasks],
  };
}

function row(cells: readonly Cell[]): Cell[] {
  return cells.map(({ card, off }) => ({ card, off }));
}
