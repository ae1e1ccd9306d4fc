import type { DiceCityDealer } from "../dice-city.ts";
import type { Location, Use } from "../pieces/locations.ts";
import type { Row } from "../pieces.ts";
import type { Spot, State } from "../state.ts";

export type UseOf<Do extends Use["do"]> = Extract<Use, { readonly do: Do }>;

/** What one kind of use does. What needs a choice becomes a question. */
export interface Uses<Kind extends Use> {
  /** DC-11: whether it could change something. */
  readonly canUse: (state: State, use: Kind, spot: Spot, through: Through) => boolean;
  /** As far as possible. */
  readonly use: (state: State, use: Kind, spot: Spot, through: Through, dealer: DiceCityDealer) => void;
}

/** The circumstances of a use: the die just spent, and the copiers through which the use came, the last first (DC-15). */
export interface Through {
  readonly die: Row;
  readonly copiers: readonly Location[];
}

/** Whether the location of this spot can be used. */
export type CanUse = (state: State, spot: Spot, through: Through) => boolean;

/** Uses the location of this spot. */
export type UseLocation = (state: State, spot: Spot, through: Through, dealer: DiceCityDealer) => void;
