import type { Chance, Decision, Said, Seat, Shape } from "@roundtable/kernel";

/** What a bot is given: what was agreed, what its seat sees, has heard and is asked. By type, it can get nothing else. */
export interface BotSight<S extends Shape = Shape> {
  readonly seat: Seat;
  /** How many sit at the table. */
  readonly seats: number;
  readonly options: S["options"];
  readonly view: S["view"];
  /** Everything said at the table so far, the bot's own words among it, in order. */
  readonly heard: readonly Said<S>[];
  readonly decision: Decision<S>;
}

/** A bot is a seat like any other. It gives one of the answers of the decision. */
export interface Bot<S extends Shape = Shape> {
  choose(sight: BotSight<S>, chance: Chance): S["answer"];
  /** What it says before it answers. What may not be said now is left unsaid. */
  say?(sight: BotSight<S>, chance: Chance): readonly S["statement"][];
}
