import type { Seat } from "@roundtable/kernel";
import type { Ally, Direction, Space, ChoosingAlly, Token } from "./pieces.ts";

export type Question =
  /** `takenUp` is the card of the hand that lay face down, where there is one (GC-9, GC-11). */
  | { readonly kind: "keep"; readonly hand: readonly Ally[]; readonly takenUp: Ally | null }
  | { readonly kind: "direction" }
  | { readonly kind: "curse" }
  | { readonly kind: "point" }
  /** One of the three tokens that Merlin looks at; `chosen` are those already named. */
  | { readonly kind: "look"; readonly chosen: readonly Space[] }
  /** What lies on which space: `tokens[i]` was found on `spaces[i]`. */
  | { readonly kind: "arrange"; readonly spaces: readonly Space[]; readonly tokens: readonly Token[] }
  | { readonly kind: "steps"; readonly ally: ChoosingAlly }
  /** The dragon bars the way: spend a lance and end on `beyond`, or stop on `before` (GC-40). */
  | { readonly kind: "lance"; readonly before: Space; readonly beyond: Space }
  | { readonly kind: "dragon"; readonly why: "tamer" | "lure" }
  | { readonly kind: "fake-grail" }
  | { readonly kind: "magnet" };

export type Answer =
  | { readonly kind: "keep"; readonly id: string; readonly ally: Ally }
  | { readonly kind: "direction"; readonly id: string; readonly direction: Direction }
  | { readonly kind: "curse"; readonly id: string; readonly ally: Ally }
  | { readonly kind: "knight"; readonly id: string; readonly knight: Seat }
  | { readonly kind: "space"; readonly id: string; readonly space: Space }
  /** The tokens for Merlin's three spaces, the lowest space first. */
  | {
      readonly kind: "arrange";
      readonly id: string;
      readonly spaces: readonly Space[];
      readonly tokens: readonly Token[];
    }
  | { readonly kind: "steps"; readonly id: string; readonly steps: number }
  | { readonly kind: "spend-lance"; readonly id: string }
  | { readonly kind: "keep-lance"; readonly id: string };
