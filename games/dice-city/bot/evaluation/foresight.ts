import type { Seat } from "@roundtable/kernel";
import { cellAt, playerAt, spotUnder, unspentDice } from "../../rules/city.ts";
import { BANDITS, type Row, ROWS, SHIPS, type Spot } from "../../rules/index.ts";
import { scoreOf } from "../../rules/scoring/score.ts";
import type { Player, State } from "../../rules/state.ts";
import { cityYieldOf } from "./city-yield.ts";
import { cardsMissing } from "./turns-left.ts";
import { atAGlance, type Outlook } from "./outlook.ts";
import { Yield } from "./turn-yield.ts";
import { type Insight, LEARNED, type Weights } from "./weights.ts";

/** A turn brings about this part of what a city yields at a glance, and strays from it by so many points. */
const REAPED = 0.85;
const SPREAD = 3.5;
/** What a certain win is worth against a certain defeat, in points. */
const THE_GAME = 20;
/** Nobody ends a game that is lost by it, however slim the hope is otherwise. */
const LOST = 0.1;
const NEVER = 6;
/** Who wins for certain by ending it does so, whatever else there is to gain. */
const WON = 0.97;
const ALWAYS = 15;

/**
 * Foresees the end: how many turns are left, by everything that runs out. It also says what ending the game now is worth,
 * by everybody's points, cities and dice, and whom an attack hurts.
 */
export function foreseenBy(insight: Insight): Outlook {
  // In the last round only points count; alone nobody else has an eye on bandits and ships.
  const pointsOnly: Insight = { ...insight, bandit: 0, ship: 0 };
  return (state, seat) => {
    const { players } = state;
    if (players.length === 1) return { ...atAGlance(state, seat), weights: pointsOnly };
    const turns = state.ending === null ? turnsLeft(state, insight) : 0;
    return {
      turns,
      weights: state.ending === null ? insight : pointsOnly,
      ending: state.ending === null ? endingWorth(state, seat, turns, insight) : 0,
      harm: (victim, spot) => (playsAgain(state, victim) ? harmTo(state, victim, spot, insight) : 0),
      seesEnds: true,
      robbed: (victim) => (playsAgain(state, victim) ? insight.kept / (players.length - 1) : 0),
      insight,
    };
  };
}

export const foreseen = foreseenBy(LEARNED);

/** What it plans for are fewer turns than there will be: what is far off seldom comes as planned. So many times as many come. */
const PLANNED_FOR = 1.5;

/** How many turns each player may expect after this one. */
export function turnsToCome(state: State): number {
  const { turns } = foreseen(state, state.turn.seat);
  return state.players.length === 1 ? turns : turns * PLANNED_FOR;
}

function turnsLeft({ players, market }: State, pace: Insight): number {
  const bandits = BANDITS.reduce((sum, bandit) => sum + market.bandits[bandit], 0);
  const ships = SHIPS.map((ship) => market.ships[ship]).toSorted((one, other) => one - other);
  const rounds = Math.min(
    bandits / (pace.bandits * players.length),
    market.deck.length / (pace.deck * players.length),
    ((ships[0] ?? 0) + (ships[1] ?? 0)) / (pace.ships * players.length),
    Math.min(...players.map(cardsMissing)) / pace.rows,
  );
  return Math.max(0.7, rounds);
}

/** What it is worth that the game ends with this round: by how much likelier this player then wins. */
function endingWorth(state: State, seat: Seat, turns: number, weights: Weights): number {
  const { players } = state;
  const yields = new Yield(state, weights);
  const own = playerAt(state, seat);
  const ownNow = scoreOf(own).total + nowOf(yields, own, unspentDice(own)) + stockOf(own);
  const ownLater = ownNow + turns * REAPED * cityYieldOf(state, own, weights).average;
  let [now, later] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let unsure = 1;
  for (const [other, player] of players.entries()) {
    if (other === seat) continue;
    const plays = comesAfter(state, other, seat);
    const total = scoreOf(player).total;
    const average = cityYieldOf(state, player, weights).average;
    if (plays) unsure = SPREAD;
    now = Math.min(now, ownNow - total - (plays ? nowOf(yields, player, ROWS) : 0));
    later = Math.min(later, ownLater - total - (turns + (plays ? 1 : 0)) * REAPED * average);
  }
  const chance = winning(now, unsure);
  const worth = THE_GAME * (chance - winning(later, Math.hypot(unsure, SPREAD * Math.sqrt(2 * turns))));
  if (chance > WON) return Math.max(worth, ALWAYS);
  return chance < LOST ? Math.min(worth, -NEVER) : worth;
}

function nowOf(yields: Yield, player: Player, dice: readonly Row[]): number {
  return (
    REAPED *
    yields.of(
      player,
      dice.map((die) => spotUnder(player, die)),
    )
  );
}

function stockOf({ stock }: Player): number {
  return 0.7 * (stock.wood + stock.stone + stock.iron);
}

/** Whether this seat still has a turn in the same round as the other (DC-24). */
function comesAfter({ players, first }: State, seat: Seat, other: Seat): boolean {
  const place = (one: Seat) => (one - first + players.length) % players.length;
  return place(seat) > place(other);
}

function playsAgain(state: State, victim: Seat): boolean {
  return state.ending === null || comesAfter(state, victim, state.turn.seat);
}

/** A token costs its owner a die; more, where a die already stands that would have used the place. */
function harmTo(state: State, victim: Seat, spot: Spot, weights: Insight): number {
  const player = playerAt(state, victim);
  const stands = player.dice[spot.row].column === spot.column && !cellAt(player, spot).off;
  return (stands ? weights.stands : weights.harm) / (state.players.length - 1);
}

/** The chance that a lead holds which strays so much. */
function winning(lead: number, spread: number): number {
  return 1 / (1 + Math.exp((-1.7 * lead) / spread));
}
