import type { Chance, Decision, Shape } from "@roundtable/kernel";

/** What a bot is given: what its seat sees, and what its seat is asked. By type, it can get nothing else. */
export interface BotSight<S extends Shape = Shape> {
  readonly view: S["view"];
  readonly decision: Decision<S>;
}

/** A bot is a seat like any other. It gives one of the answers of the decision. */
export interface Bot<S extends Shape = Shape> {
  choose(sight: BotSight<S>, chance: Chance): S["answer"];
}
