import { type Bots, random } from "@roundtable/bots";
import { type Game, Match, type OptionValues, type Seat, seatsOf, seeded } from "@roundtable/kernel";
import { play } from "../play.ts";
import type { Meeting } from "./elo.ts";

export interface LadderTable {
  readonly game: Game;
  readonly players: number;
  readonly options: OptionValues;
  readonly bots: Bots;
}

/** Two bots by name. */
export type Pair = readonly [string, string];

const CAP = 20_000;

/** Every bot against every other; in games with sides, on each side against all on the other, including itself. */
export function pairsOf({ game, bots }: LadderTable): Pair[] {
  const names = Object.keys(bots);
  return names.flatMap((one, nth) =>
    (game.statistics?.sides === undefined ? names.slice(nth + 1) : names).map(
      (other) => [one, other] as const,
    ),
  );
}

/** One game between two bots: each on every second seat, in turns, or each on all seats of a side. */
export function meet(table: LadderTable, pair: Pair, seed: string, nth: number): Meeting {
  const { game, players, options, bots } = table;
  const camps = campsOf(table, seed, nth);
  const seated = seatsOf(players).map((seat) => bots[camps[0].includes(seat) ? pair[0] : pair[1]] ?? random);
  const { outcome } = play(game, { options, bots: seated, seed, cap: CAP });
  if (outcome === null) throw new Error(`A game between ${pair.join(" and ")} does not end.`);
  const winnersIn = (camp: readonly Seat[]) => camp.filter((seat) => outcome.winners.includes(seat)).length;
  const [wins, losses] = [winnersIn(camps[0]), winnersIn(camps[1])];
  const [one, other] =
    game.statistics?.sides === undefined
      ? pair
      : [`${pair[0]}/${game.statistics?.sides.names[0]}`, `${pair[1]}/${game.statistics?.sides.names[1]}`];
  return {
    one,
    other,
    // More seats win more often; but the size of a side is part of what the side is.
    ahead: game.statistics?.sides === undefined ? Math.log(camps[0].length / camps[1].length) : 0,
    games: 1,
    won: wins + losses === 0 ? 0.5 : wins / (wins + losses),
  };
}

type Camps = readonly [readonly Seat[], readonly Seat[]];

function campsOf({ game, players, options }: LadderTable, seed: string, nth: number): Camps {
  const sides = game.statistics?.sides;
  const seats = seatsOf(players);
  if (sides === undefined) {
    const isFirst = (seat: Seat) => (seat + nth) % 2 === 0;
    return [seats.filter(isFirst), seats.filter((seat) => !isFirst(seat))];
  }
  const { state } = Match.begin(game, { seats: players, options, source: seeded(seed) });
  const on = (side: string) => seats.filter((seat) => sides.of(state, seat) === side);
  return [on(sides.names[0]), on(sides.names[1])];
}
