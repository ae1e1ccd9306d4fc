import type { Shape } from "@roundtable/kernel";
import type { BotSight } from "./bot.ts";
import type { NetShape } from "./net.ts";

/** One of several things among which something was chosen. */
export interface Thing {
  readonly kind: number;
  readonly shows: Float64Array;
}

/** A choice that was seen, for one of the nets to learn from. */
export interface Lesson {
  readonly net: string;
  readonly things: readonly Thing[];
  /** The index of the chosen one. Where the choices are the seats, it is the winner, and null until the end. */
  readonly chosen: number | null;
}

/** Nets that a game's bots judge by, learned from games that bots have played: `npm run train -- fit --nets` learns them again. */
export interface Learner<S extends Shape = Shape> {
  readonly nets: Readonly<Record<string, NetShape>>;
  /** As they stand in the source, in thousandths. */
  readonly weights: Readonly<Record<string, readonly number[]>>;
  /** What there is to learn from an answer that a bot has given. */
  lessons(sight: BotSight<S>, answer: S["answer"]): readonly Lesson[];
}
