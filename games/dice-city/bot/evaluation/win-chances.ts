import type { Seat } from "@roundtable/kernel";
import { spotUnder } from "../../rules/city.ts";
import { BANDITS, game, ROWS, SHIPS } from "../../rules/index.ts";
import { hasTurnToCome, placeInRound } from "../../rules/last-round.ts";
import { scoreOf } from "../../rules/scoring/score.ts";
import type { State } from "../../rules/state.ts";
import { cityYieldOf } from "./city-yield.ts";
import { turnsToCome } from "./foresight.ts";
import { Yield } from "./turn-yield.ts";
import { GUESSED } from "./weights.ts";

/** The points that a player may expect to have when the game ends, and by how much they stray. */
export interface Prospect {
  readonly points: number;
  readonly spread: number;
}

/**
 * What points may be expected: fitted to who won 180 games of two between the strongest, and drawn a little towards what they were before.
 * `npm run train -- fit` does it anew.
 */
export const PROSPECT = {
  /** How much a rival's next turn brings of what their dice promise at a glance, and for each kept resource. */
  ofTheDice: 0.69,
  aResource: 1.03,
  /** What every turn after that brings, and how much more for each point that the city promises at a glance. */
  aTurn: 3,
  ofTheCity: 0.38,
  /** How far points stray: with every turn, and at least. What all have in common, as more turns, strays more. */
  astray: 2.7,
  atLeast: 3,
};
/** In the last turn somebody who has planned it knows nearly what it brings. */
const PLANNED = 0.6;

/** Of what a plan promises so much is lost on the way, once there are so many turns in which it must prove its worth. */
const LOST = 0.35;
const IN_TURNS = 4;

/** How a player stands, before anything is made of it. */
export interface Footing {
  /** The player's points, with what the current turn brings where it is theirs. */
  readonly points: number;
  /**
   * What the player has for their next turn, if it is still to come: the dice at a glance, and the kept resources.
   */
  readonly next: { readonly share: number; readonly dice: number; readonly kept: number } | null;
  /** The turns after that, and what the city promises for each. */
  readonly turns: number;
  readonly city: number;
  /** Hardly anything more can happen to this player. */
  readonly isSettled: boolean;
}

/** `gain` is what the rest of the turn brings that is being played. */
export function prospectsIn(state: State, gain: number): readonly Prospect[] {
  return footingsIn(state, gain).map((footing) => prospectFrom(footing));
}

export function footingsIn(state: State, gain: number): readonly Footing[] {
  const { players, turn, ending } = state;
  const turns = ending === null ? turnsToCome(state) : 0;
  const yields = new Yield(state, GUESSED);
  return players.map((player, seat): Footing => {
    const score = scoreOf(player).total;
    const city = cityYieldOf(state, player, GUESSED).average;
    if (seat === turn.seat) {
      const points = score + gain * (1 - LOST * Math.min(1, turns / IN_TURNS));
      return { points, next: null, turns, city, isSettled: turns === 0 };
    }
    const left = turns + (isLater(state, seat) ? 1 : 0);
    // The dice of everybody's next turn lie there for all to see.
    const share = Math.min(1, left);
    const dice = yields.of(
      player,
      ROWS.map((die) => spotUnder(player, die)),
    );
    const { wood, stone, iron } = player.stock;
    const next = { share, dice, kept: wood + stone + iron };
    return { points: score, next, turns: left - share, city, isSettled: left === 0 };
  });
}

/** A player without a turn to come keeps what they have. A tie between two counts for neither. */
const SETTLED = 0.2;

export function prospectFrom(
  { points, next, turns, city, isSettled }: Footing,
  { ofTheDice, aResource, aTurn, ofTheCity, astray, atLeast } = PROSPECT,
): Prospect {
  if (isSettled) return { points, spread: next === null ? PLANNED : SETTLED };
  const soon = next === null ? 0 : next.share * (ofTheDice * next.dice + aResource * next.kept);
  return {
    points: points + soon + turns * (aTurn + ofTheCity * city),
    spread: Math.hypot(atLeast + astray * (next?.share ?? 0), astray * Math.sqrt(turns)),
  };
}

/** Whether this seat has its turn in this round still before it. */
function isLater(state: State, seat: Seat): boolean {
  return placeInRound(state, seat) > placeInRound(state, state.turn.seat) && hasTurnToCome(state, seat);
}

/** Whether the end is called when this turn is over, as things lie (DC-23); full rows apart, which may be a choice. */
export function isEnding({ market, players, ending }: State): boolean {
  if (players.length === 1 || ending !== null) return false;
  return (
    BANDITS.every((bandit) => market.bandits[bandit] === 0) ||
    SHIPS.filter((ship) => market.ships[ship] === 0).length >= 2 ||
    market.deck.length === 0
  );
}

/** By seat: how likely it wins. */
export function chancesOf(state: State, prospects: readonly Prospect[]): readonly number[] {
  const outcome = game.outcome(state);
  if (outcome !== null) return prospects.map((_, seat) => (outcome.winners.includes(seat) ? 1 : 0));
  const [alone, ...others] = prospects;
  if (alone === undefined) return [];
  if (others.length === 0) return [1 - below(alone, Number(state.options.target) - 0.5)];
  return likeliestMost(prospects);
}

/** How finely points are told apart, and how far out somebody may come to lie. */
const STEPS = 160;
const FAR_OUT = 4;

/** By seat: how likely it has most, by what each may have. */
export function likeliestMost(prospects: readonly Prospect[], steps = STEPS): readonly number[] {
  const from = Math.min(...prospects.map(({ points, spread }) => points - FAR_OUT * spread));
  const to = Math.max(...prospects.map(({ points, spread }) => points + FAR_OUT * spread));
  const sums = prospects.map(() => 0);
  let before = prospects.map((one) => below(one, from));
  for (let step = 1; step <= steps; step++) {
    const now = prospects.map((one) => below(one, from + ((to - from) * step) / steps));
    for (const seat of sums.keys()) {
      let chance = (now[seat] ?? 0) - (before[seat] ?? 0);
      for (const [other, reached] of now.entries())
        if (other !== seat) chance *= (reached + (before[other] ?? 0)) / 2;
      sums[seat] = (sums[seat] ?? 0) + chance;
    }
    before = now;
  }
  const all = sums.reduce((sum, one) => sum + one, 0);
  return sums.map((one) => one / all);
}

/** How likely somebody stays below so many points: a bell, or nearly so. */
function below({ points, spread }: Prospect, limit: number): number {
  return 1 / (1 + Math.exp((-1.702 * (limit - points)) / spread));
}

export function shifted(prospects: readonly Prospect[], seat: Seat, points: number): readonly Prospect[] {
  return prospects.map((one, other) => (other === seat ? { ...one, points: one.points + points } : one));
}

/** The rival to mention to a player: the one who is likeliest to have most. */
export function foremostRival(prospects: readonly Prospect[], seat: Seat): Seat | null {
  let foremost: Seat | null = null;
  for (const [other, { points }] of prospects.entries()) {
    if (other === seat) continue;
    if (foremost === null || points > (prospects[foremost]?.points ?? 0)) foremost = other;
  }
  return foremost;
}
