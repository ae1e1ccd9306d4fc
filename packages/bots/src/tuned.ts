import type { Shape } from "@roundtable/kernel";
import type { Bot } from "./bot.ts";
import type { Constants } from "./fitted.ts";

/** A bot whose numbers are learned by playing: `npm run train -- tune` learns them again. */
export interface Tuned<S extends Shape = Shape> {
  /** As they stand in the source. */
  readonly constants: Constants;
  /** How far each is tried out to either side. */
  readonly spread: Constants;
  /** Who it plays against. */
  readonly rival: Bot<S>;
  botOf(constants: Constants): Bot<S>;
}
