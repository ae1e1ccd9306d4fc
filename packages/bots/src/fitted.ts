import type { Chance, Shape } from "@roundtable/kernel";

/** Numbers by which a game's bots judge a position, by name. */
export type Constants = Readonly<Record<string, number>>;

/** A judgement whose numbers are learned from games that bots have played: `npm run train -- fit` learns them again. */
export interface Fitted<S extends Shape = Shape, Position = unknown> {
  /** As they stand in the source. */
  readonly constants: Constants;
  /** What is on: whenever that is something new, the position is looked at; null where the numbers say nothing. */
  momentIn(state: S["state"]): string | null;
  /** All that the judgement goes by. */
  look(state: S["state"], chance: Chance): Position;
  /** By seat, how likely it is among the winners. */
  foretell(position: Position, constants: Constants): readonly number[];
}
