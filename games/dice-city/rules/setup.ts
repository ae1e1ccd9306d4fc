import { emptyCity } from "./city.ts";
import { rollAll } from "./dice.ts";
import type { DiceCityDealer, Options } from "./dice-city.ts";
import { layMarket } from "./market.ts";
import { proceed } from "./steps/index.ts";
import type { Player, State } from "./state.ts";
import { newTurn } from "./turn.ts";

/** DC-7 to DC-10. */
export function setup(seats: number, options: Options, dealer: DiceCityDealer): State {
  const first = seats === 1 ? 0 : dealer.chance.pick(seats);
  const state: State = {
    options,
    first,
    players: Array.from({ length: seats }, newPlayer),
    market: layMarket(seats, options, dealer.chance),
    turn: newTurn(1, first),
    ending: null,
    tasks: [{ do: "step", step: "dice" }],
    over: false,
  };
  dealer.reveal({ kind: "begins", first });
  for (const seat of state.players.keys()) rollAll(state, seat, dealer);
  dealer.tell({ kind: "turn", seat: first, turn: 1 });
  proceed(state, dealer);
  return state;
}

function newPlayer(): Player {
  const die = () => ({ column: 1, spent: false }) as const;
  return {
    city: emptyCity(),
    dice: { white: die(), yellow: die(), red: die(), blue: die(), black: die() },
    stock: { wood: 0, stone: 0, iron: 0 },
    passTokens: 0,
    tokens: 0,
    bandits: [],
    ships: [],
  };
}
