import type { Seat } from "@roundtable/kernel";
import type { Card, Location } from "./pieces/locations.ts";
import type { Bandit, Resource, Row, Ship } from "./pieces.ts";
import type { Spot } from "./state.ts";

export type Question =
  | { readonly kind: "dice" }
  | { readonly kind: "spend"; readonly die: Row }
  | { readonly kind: "refresh"; readonly left: number }
  | { readonly kind: "copy"; readonly copier: Location }
  | { readonly kind: "army" }
  | { readonly kind: "pay" }
  | { readonly kind: "receive"; readonly paid: Resource; readonly left: number }
  | { readonly kind: "triple" }
  | { readonly kind: "stable-die" }
  | { readonly kind: "stable-column"; readonly die: Row }
  | { readonly kind: "well"; readonly chosen: readonly Row[] }
  | { readonly kind: "reroll"; readonly victim: Seat }
  | { readonly kind: "attack"; readonly strength: number; readonly banditStrength: number }
  | { readonly kind: "build" }
  | { readonly kind: "place"; readonly card: Card }
  | { readonly kind: "statue"; readonly left: number }
  | { readonly kind: "end-game" };

export type Answer =
  /** Use the location under this die. */
  | ({ readonly kind: "use"; readonly id: string; readonly die: Row; readonly location: Location } & Spot)
  /** Spend this die in another way. */
  | { readonly kind: "spend"; readonly id: string; readonly die: Row }
  | { readonly kind: "move-die"; readonly id: string; readonly die: Row; readonly by: -1 | 1 }
  | { readonly kind: "refresh"; readonly id: string }
  | { readonly kind: "pass"; readonly id: string }
  | { readonly kind: "nothing"; readonly id: string }
  /** Take the deactivation token off this location. */
  | ({ readonly kind: "wake"; readonly id: string; readonly location: Location } & Spot)
  /** Two pass tokens for one of these. */
  | { readonly kind: "trade-passes"; readonly id: string; readonly for: Resource | "strength" | "reroll" }
  /** A place of the display. */
  | { readonly kind: "display"; readonly id: string; readonly place: number; readonly card: Card }
  /** A location of one's own city. */
  | ({ readonly kind: "spot"; readonly id: string; readonly location: Location } & Spot)
  | { readonly kind: "die"; readonly id: string; readonly die: Row }
  | { readonly kind: "column"; readonly id: string; readonly column: Spot["column"] }
  | { readonly kind: "pay"; readonly id: string; readonly resource: Resource; readonly count: number }
  | { readonly kind: "resource"; readonly id: string; readonly resource: Resource }
  | { readonly kind: "bandit"; readonly id: string; readonly bandit: Bandit; readonly cost: number }
  | ({
      readonly kind: "attack";
      readonly id: string;
      readonly victim: Seat;
      readonly location: Location;
      readonly cost: number;
      /** What the attacker takes for it. */
      readonly points: number;
    } & Spot)
  | { readonly kind: "rob"; readonly id: string; readonly victim: Seat; readonly resource: Resource }
  | { readonly kind: "buy"; readonly id: string; readonly card: Card; readonly place: number | null }
  | { readonly kind: "ship"; readonly id: string; readonly ship: Ship }
  /** Enough of what was asked: the step, the choosing or, after building, the turn ends. */
  | { readonly kind: "done"; readonly id: string; readonly with: Endable }
  | { readonly kind: "yes"; readonly id: string }
  | { readonly kind: "no"; readonly id: string };

/** The questions that go on until the player has had enough. */
export type Endable = Extract<Question["kind"], "dice" | "well" | "attack" | "build" | "statue">;
