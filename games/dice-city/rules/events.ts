import type { Seat } from "@roundtable/kernel";
import type { Card, DeckCard, Location } from "./pieces/locations.ts";
import type { Amounts, Bandit, Column, Resource, Row, Ship } from "./pieces.ts";
import type { Ending, Spot } from "./state.ts";

/** Everything that can happen. All of it is public: what is hidden is only the order of the deck; sums are not told (DC-21). */
export type DiceCityEvent =
  | { readonly kind: "begins"; readonly first: Seat }
  | { readonly kind: "turn"; readonly seat: Seat; readonly turn: number }
  | { readonly kind: "rolled"; readonly seat: Seat; readonly dice: Readonly<Record<Row, Column>> }
  /** One die thrown again: where it stood and where it stands. */
  | {
      readonly kind: "rerolled";
      readonly seat: Seat;
      readonly die: Row;
      readonly from: Column;
      readonly to: Column;
    }
  | { readonly kind: "spent"; readonly seat: Seat; readonly die: Row; readonly on: Spending }
  | ({
      readonly kind: "used";
      readonly seat: Seat;
      readonly location: Location;
      readonly copied: boolean;
    } & Spot)
  | ({ readonly kind: "tired"; readonly seat: Seat; readonly location: Location } & Spot)
  | ({ readonly kind: "woken"; readonly seat: Seat; readonly location: Location } & Spot)
  | { readonly kind: "gained"; readonly seat: Seat; readonly amounts: Amounts }
  | { readonly kind: "paid"; readonly seat: Seat; readonly amounts: Amounts }
  | {
      readonly kind: "strength";
      readonly seat: Seat;
      readonly strength: number;
      readonly against: "all" | "bandits";
    }
  | { readonly kind: "points"; readonly seat: Seat; readonly points: number }
  | {
      readonly kind: "for-this-turn";
      readonly seat: Seat;
      readonly location: "blacksmith" | "mint" | "training-camp";
    }
  | {
      readonly kind: "die-moved";
      readonly seat: Seat;
      readonly die: Row;
      readonly from: Column;
      readonly to: Column;
    }
  | {
      readonly kind: "refreshed";
      readonly seat: Seat;
      /** Where the cards lay and the new ones lie. */
      readonly places: readonly number[];
      readonly gone: readonly DeckCard[];
      readonly come: readonly DeckCard[];
    }
  | { readonly kind: "pass-token"; readonly seat: Seat }
  | { readonly kind: "pass-tokens-spent"; readonly seat: Seat; readonly on: Resource | "strength" | "reroll" }
  | { readonly kind: "bandit"; readonly seat: Seat; readonly bandit: Bandit; readonly cost: number }
  | ({
      readonly kind: "attacked";
      readonly seat: Seat;
      readonly victim: Seat;
      readonly location: Location;
      readonly cost: number;
    } & Spot)
  | { readonly kind: "robbed"; readonly seat: Seat; readonly victim: Seat; readonly resource: Resource }
  | ({ readonly kind: "built"; readonly seat: Seat; readonly card: Card; readonly covered: Location } & Spot)
  | { readonly kind: "refilled"; readonly place: number; readonly card: DeckCard }
  | { readonly kind: "ship"; readonly seat: Seat; readonly ship: Ship }
  | { readonly kind: "step"; readonly seat: Seat; readonly step: "attack" | "build" }
  | { readonly kind: "lost"; readonly seat: Seat; readonly amounts: Amounts }
  | { readonly kind: "row-left"; readonly gone: readonly DeckCard[]; readonly come: readonly DeckCard[] }
  | { readonly kind: "ending"; readonly seat: Seat; readonly why: Ending }
  | { readonly kind: "over"; readonly scores: readonly number[] };

export type Spending = "use" | "move" | "refresh" | "wake" | "pass" | "nothing";
