import type { Cell, Player, State } from "./state.ts";

/** A copy that shares only what is never changed in place. */
export function clone(state: State): State {
  const { market } = state;
  return {
    ...state,
    players: state.players.map(copyOfPlayer),
    market: {
      ...market,
      deck: [...market.deck],
      display: [...market.display],
      discard: [...market.discard],
      piles: { ...market.piles },
      bandits: { ...market.bandits },
      ships: { ...market.ships },
    },
    turn: { ...state.turn },
    tasks: [...state.tasks],
  };
}

function copyOfPlayer(player: Player): Player {
  const { white, yellow, red, blue, black } = player.city;
  const row = (cells: readonly Cell[]) => cells.map(({ card, off }) => ({ card, off }));
  return {
    ...player,
    city: { white: row(white), yellow: row(yellow), red: row(red), blue: row(blue), black: row(black) },
    dice: { ...player.dice },
    stock: { ...player.stock },
    bandits: [...player.bandits],
    ships: [...player.ships],
  };
}
