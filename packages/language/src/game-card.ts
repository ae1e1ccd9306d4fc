import type { Game } from "@roundtable/kernel";
import type { Locale } from "./locale.ts";

/** What is told of a game before it is loaded, in every language. `games/<id>/card.ts` exports one as `card`. */
export interface GameCard {
  readonly name: Readonly<Record<Locale, string>>;
  /** One inviting sentence. */
  readonly tagline: Readonly<Record<Locale, string>>;
  readonly seats: Game["seats"];
}
