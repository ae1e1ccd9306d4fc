import type { Seat } from "@roundtable/kernel";
import { cellAt, playerAt, spotUnder, unspentDice } from "../rules/city.ts";
import { BANDITS, type Row, ROWS, type Spot } from "../rules/index.ts";
import { scoreOf } from "../rules/score.ts";
import type { Player, State } from "../rules/state.ts";
import { cityYieldOf } from "./city-yield.ts";
import { cardsMissing } from "./horizon.ts";
import { atAGlance, type Outlook } from "./outlook.ts";
import { Yield } from "./turn-yield.ts";
import { GUESSED, type Weights } from "./weights.ts";

/** How fast the end comes, as counted in 36 games of two: by each turn of a player, and by each round. */
const BANDITS_A_TURN = 0.5;
const CARDS_A_TURN = 0.65;
const MISSING_A_ROUND = 0.7;

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
 * The end as it is seen coming: how many turns are left by what is left of everything, what it is worth to end the game
 * now, by everybody's points, cities and dice, and whom an attack hurts.
 */
export const foreseen: Outlook = (state, seat) => {
  const { players } = state;
  if (players.length === 1) return atAGlance(state, seat);
  const weights = GUESSED;
  const turns = state.ending === null ? turnsLeft(state) : 0;
  return {
    turns,
    weights,
    ending: state.ending === null ? endingWorth(state, seat, turns, weights) : 0,
    harm: (victim, spot) => (playsAgain(state, victim) ? harmTo(state, victim, spot) : 0),
    seesEnds: true,
    robbed: (victim) => (playsAgain(state, victim) ? weights.kept / (players.length - 1) : 0),
    stirs: true,
  };
};

function turnsLeft({ players, market }: State): number {
  const bandits = BANDITS.reduce((sum, bandit) => sum + market.bandits[bandit], 0);
  const rounds = Math.min(
    bandits / (BANDITS_A_TURN * players.length),
    market.deck.length / (CARDS_A_TURN * players.length),
    Math.min(...players.map(cardsMissing)) / MISSING_A_ROUND,
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

/** Whether this seat still has a turn in the round in which the other has his (DC-24). */
function comesAfter({ players, first }: State, seat: Seat, other: Seat): boolean {
  const place = (one: Seat) => (one - first + players.length) % players.length;
  return place(seat) > place(other);
}

function playsAgain(state: State, victim: Seat): boolean {
  return state.ending === null || comesAfter(state, victim, state.turn.seat);
}

/** A token costs its owner a die; more, where a die already stands that would have used the place. */
function harmTo(state: State, victim: Seat, spot: Spot): number {
  const player = playerAt(state, victim);
  const stands = player.dice[spot.row].column === spot.column && !cellAt(player, spot).off;
  return (stands ? 1.2 : 0.4) / (state.players.length - 1);
}

/** The chance that a lead holds which strays so much. */
function winning(lead: number, spread: number): number {
  return 1 / (1 + Math.exp((-1.7 * lead) / spread));
}
