import { copyOf, type Seat } from "@roundtable/kernel";
import { type Answer, game, LOCATIONS } from "../../rules/index.ts";
import type { Cell, Player, State } from "../../rules/state.ts";

/**
 * A copy of the state in which this seat may spend its dice. Parts that cannot change then are shared: the other cities
 * and the deck. Its own city is shared as well, if the next answer leaves it as it is.
 */
export function branch(state: State, seat: Seat, answer: Answer | null = null): State {
  const { players, market, turn, tasks } = state;
  // Alone the display moves on when a turn ends (DC-28).
  if (players.length === 1) return copyOf(game, state);
  return {
    ...state,
    players: players.map((player, other) => {
      if (other !== seat) return player;
      return {
        ...player,
        city: answer !== null && leavesCity(answer) ? player.city : copied(player.city),
        dice: { ...player.dice },
        stock: { ...player.stock },
      };
    }),
    market: { ...market, discard: [...market.discard], piles: { ...market.piles } },
    turn: { ...turn },
    tasks: [...tasks],
  };
}

function leavesCity(answer: Answer): boolean {
  switch (answer.kind) {
    case "use": {
      const { use, tires } = LOCATIONS[answer.location];
      return !tires && use?.do !== "take-army";
    }
    case "spend":
    case "move-die":
    case "pass":
    case "trade-passes":
      return true;
    default:
      return false;
  }
}

function copied({ white, yellow, red, blue, black }: Player["city"]): Player["city"] {
  return { white: row(white), yellow: row(yellow), red: row(red), blue: row(blue), black: row(black) };
}

function row(cells: readonly Cell[]): Cell[] {
  return cells.map(({ card, off }) => ({ card, off }));
}
