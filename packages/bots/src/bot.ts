import type { Chance, Decision, Said, Seat, Shape } from "@roundtable/kernel";

/**
 * What a bot is given: what was agreed, what its seat sees, has heard and is asked, and how everything may be. By type, it
 * can get nothing else.
 */
export interface BotSight<S extends Shape = Shape> {
  readonly seat: Seat;
  /** How many sit at the table. */
  readonly seats: number;
  readonly options: S["options"];
  readonly view: S["view"];
  /** Everything said at the table so far, the bot's own words among it, in order. */
  readonly heard: readonly Said<S>[];
  readonly decision: Decision<S>;
  /**
   * A state that this seat cannot tell from the real one, which the server alone has: it has dealt anew all that the seat
   * cannot know. From it the bot imagines as many more as it likes, `game.redeal(world, seat, chance)`.
   */
  readonly world: S["state"];
}

/** A bot is a seat like any other. It gives one of the answers of the decision. */
export interface Bot<S extends Shape = Shape> {
  choose(sight: BotSight<S>, chance: Chance): S["answer"];
  /** What it says before it answers. What may not be said now is left unsaid. */
  say?(sight: BotSight<S>, chance: Chance): readonly S["statement"][];
}

/** The bots of a game by name, the best first: its levels, and what they are measured by. There may be none. */
export type Bots<S extends Shape = Shape> = Readonly<Record<string, Bot<S>>>;
