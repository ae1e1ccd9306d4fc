import {
  type Chance,
  type Game,
  type Outcome,
  shuffled,
  type Statistics,
  type Viewer,
} from "@roundtable/kernel";
import { after, asTold } from "./after.ts";
import { applies } from "./applies.ts";
import { apply } from "./apply.ts";
import { playerAt } from "./city.ts";
import { clone } from "./clone.ts";
import { asked, decision } from "./decisions.ts";
import type { DiceCity } from "./dice-city.ts";
import { achieved, TARGETS } from "./ladder.ts";
import { rankingOf, scoreOf } from "./score.ts";
import { SEATS } from "./seats.ts";
import { setup } from "./setup.ts";
import type { State } from "./state.ts";
import { view } from "./view.ts";

export const game: Game<DiceCity> = {
  id: "dice-city",
  version: 2,
  seats: SEATS,
  options: {
    rerollHits: { kind: "choice", values: ["everyone", "opponents"], default: "everyone" },
    openScores: { kind: "switch", default: false },
    twoRows: { kind: "choice", values: ["automatic", "choice"], default: "automatic" },
    level: { kind: "choice", values: ["normal", "hard"], default: "normal" },
    target: { kind: "choice", values: TARGETS, default: "50" },
  },
  takeBack: "by-agreement",
  check: () => ({ errors: [], warnings: [] }),
  applies,
  setup,
  asked,
  decision,
  apply,
  outcome,
  view,
  see: (event) => event,
  after,
  asTold,
  redeal,
  retell: (event) => event,
  secrets: ({ market: { deck, seenBelow } }: State, _viewer: Viewer) =>
    deck.length - seenBelow > 1 ? { "the order of the deck": deck } : {},
  clone,
  achieved,
  statistics,
};

/** DC-26; alone (DC-29) it is won by reaching the target. */
function outcome(state: State): Outcome | null {
  if (!state.over) return null;
  if (state.players.length === 1) {
    return { winners: scoreOf(playerAt(state, 0)).total >= Number(state.options.target) ? [0] : [] };
  }
  const ranking = rankingOf(state);
  return { winners: ranking.slice(0, 1), ranking: ranking.map((seat) => [seat]) };
}

/**
 * DC-21: nobody knows the order of the deck; alone, the player knows what he has put under it (DC-29). It is shuffled
 * from the order of its names, so that how it truly lies tells nothing.
 */
function redeal(state: State, _viewer: Viewer, chance: Chance): State {
  const other = clone(state);
  const { deck, seenBelow } = other.market;
  const unknown = deck.slice(seenBelow).toSorted();
  deck.splice(seenBelow, unknown.length, ...shuffled(chance, unknown));
  return other;
}

function statistics(state: State): Statistics {
  const totals = state.players.map((player) => scoreOf(player).total);
  return {
    averages: {
      turns: state.turn.number,
      score: totals.reduce((sum, total) => sum + total, 0) / totals.length,
      bestScore: Math.max(...totals),
    },
    rates: { endings: [{ of: state.ending ?? "turns", held: true }] },
  };
}

export type { Answer, Question } from "./asking.ts";
export type { CellView, DiceCity, MarketView, PlayerView, Score, View } from "./dice-city.ts";
export type { Event } from "./events.ts";
export * from "./locations.ts";
export * from "./pieces.ts";
export type { Ending, Spot } from "./state.ts";
