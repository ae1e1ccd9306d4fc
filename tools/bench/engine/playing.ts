import {
  checkTable,
  type ChanceSource,
  type Game,
  Match,
  type OptionValues,
  type Seat,
} from "@roundtable/kernel";

/** The options for one timed game. */
export interface Playing {
  readonly seats: number;
  /** Picks one of this many answers. */
  readonly choose: (count: number) => number;
  /** Whether to build view and decision of every seat after every decision. */
  readonly views: boolean;
}

export interface Played {
  readonly decisions: number;
  readonly winners: readonly Seat[];
}

/** Plays one game to the end through the match and its log, as the server does. */
export function playOurs(
  game: Game,
  { seats, choose, views, source }: Playing & { source: ChanceSource },
): Played {
  const match = Match.begin(game, { seats, options: defaultsOf(game, seats), source });
  for (let n = 1; ; n++) {
    const { outcome } = match;
    if (outcome !== null) return { decisions: match.log.entries.length, winners: outcome.winners };
    const { asked } = match;
    const seat = asked[asked.length > 1 ? choose(asked.length) : 0] ?? -1;
    const decision = match.decision(seat);
    const answer = decision?.answers[choose(decision.answers.length)];
    if (decision === null || answer === undefined) throw new Error(`Seat ${seat} cannot answer.`);
    match.submit({ kind: "answer", id: String(n), seat, decision: decision.id, answer: answer.id });
    if (views) {
      for (let viewer = 0; viewer < seats; viewer++) {
        game.view(match.state, viewer);
        match.decision(viewer);
      }
    }
  }
}

const defaults = new WeakMap<Game, OptionValues>();

function defaultsOf(game: Game, seats: number): OptionValues {
  const known = defaults.get(game) ?? checkTable(game, seats).options;
  defaults.set(game, known);
  return known;
}

/** A fast random generator, the same for both engines. */
export function seededChoices(seed: number): (count: number) => number {
  let word = seed | 1;
  return (count) => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return Math.floor(((word >>> 0) / 2 ** 32) * count);
  };
}
