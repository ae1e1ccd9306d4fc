import type { Chance, Said, Seat, Shape } from "@roundtable/kernel";
import type { BotSight } from "./bot.ts";

/** Something that the search saw, as plain data; `games/<id>/text/<locale>/advice.ts` makes a sentence of it. */
export interface Reason {
  readonly kind: string;
}

/** One answer as the strongest judges it. */
export interface Weighed<R extends Reason = Reason> {
  /** The id of the answer. */
  readonly answer: string;
  /** How likely this seat is among the winners after it, from 0 to 1, as far as the seat can know. */
  readonly odds: number;
  /** Half of the 95 % interval of `odds`; 0 where it is counted and not sampled. */
  readonly give: number;
  /** The same of how much worse it is than the best, where both met the same luck: less than that nobody can tell. */
  readonly beside?: number;
  /** What it gains, what it risks and how often, the weightiest first; never more than the seat may know. */
  readonly reasons: readonly R[];
}

/** What everybody could see and hear at one moment of a match. */
export interface Watched<S extends Shape = Shape> {
  readonly seats: number;
  readonly options: S["options"];
  /** As the public sees it. */
  readonly view: S["view"];
  /** As the public heard it. */
  readonly heard: readonly Said<S>[];
}

/** For games in which players hide on which side they are, and talk. */
export interface Suspicious<S extends Shape = Shape, R extends Reason = Reason> {
  /** By seat: how likely it is on the hidden side, by public evidence alone. */
  suspicions(watched: Watched<S>, chance: Chance, effort: number): readonly number[];
  /** Of the evidence that `before` did not have yet: what weighs most against a seat whose suspicion rose, or for it. */
  evidence(watched: Watched<S>, before: Watched<S> | null): (seat: Seat, rose: boolean) => readonly R[];
  /** Whether this was untrue when it was said, everything laid open; false for what is no claim. */
  isLie(said: Said<S>, state: S["state"]): boolean;
  /** Whether public evidence alone shows that it was untrue. */
  isExposed(said: Said<S>, watched: Watched<S>): boolean;
}

/** Who can say how good an answer is, and why. Its effort is counted in tries, never in time: 1 is for a hint. */
export interface Adviser<S extends Shape = Shape, R extends Reason = Reason> {
  /** The answers worth a thought, the best first; the best is what the strongest would give. Honest as a bot is. */
  weigh(sight: BotSight<S>, chance: Chance, effort: number): readonly Weighed<R>[];
  /** By seat: how likely it is among the winners from this position, everything laid open. */
  odds(state: S["state"], chance: Chance, effort: number): readonly number[];
  readonly suspicious?: Suspicious<S, R>;
}
