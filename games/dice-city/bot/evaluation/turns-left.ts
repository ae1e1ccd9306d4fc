import { cardsBuilt, cellAt } from "../../rules/city.ts";
import { BANDITS, COLUMNS, ROWS, SHIPS } from "../../rules/index.ts";
import type { Player, State } from "../../rules/state.ts";
import { SOLO_TURNS } from "../../rules/turn.ts";

/** How many turns each player may expect after this one. Alone it is known (DC-28); else the nearest end is guessed (DC-23). */
export function turnsLeft(state: State): number {
  const { players, turn, market, options } = state;
  if (players.length === 1) return SOLO_TURNS[options.level] - turn.number;
  if (state.ending !== null) return 0;
  const round = Math.ceil(turn.number / players.length);
  const ships = SHIPS.map((ship) => market.ships[ship]).toSorted((one, other) => one - other);
  const bandits = BANDITS.reduce((sum, bandit) => sum + market.bandits[bandit], 0);
  const rounds = Math.min(
    Math.max(3, 16 - round),
    market.deck.length / (1.6 * players.length),
    (((ships[0] ?? 0) + (ships[1] ?? 0)) * 2.2) / players.length,
    bandits / (0.7 * players.length),
    Math.min(...players.map(cardsMissing)) / 1.7,
  );
  return Math.max(0.7, rounds);
}

/** Cards that this city lacks for two full rows. */
export function cardsMissing(player: Player): number {
  if (cardsBuilt(player) < 6) return 12;
  const missing = ROWS.map(
    (row) => COLUMNS.filter((column) => cellAt(player, { row, column }).card === null).length,
  ).toSorted((one, other) => one - other);
  return (missing[0] ?? 0) + (missing[1] ?? 0);
}
