import type { Seat } from "@roundtable/kernel";
import type { QuestCard } from "./cards.ts";
import type { Character, Loyalty } from "./characters.ts";
import type { HandOf, RaisedHand } from "./state.ts";

export type Question =
  /** A Trickster who leads first picks here what the Clerics are shown: QU-9. */
  | { readonly kind: "ready"; readonly shows: boolean }
  | { readonly kind: "team"; readonly quest: number; readonly left: number }
  | { readonly kind: "magic" }
  | { readonly kind: "card"; readonly quest: number; readonly hasMagic: boolean }
  | { readonly kind: "galahad" }
  | { readonly kind: "new-leader" }
  | { readonly kind: "amulet" }
  | { readonly kind: "check" }
  | { readonly kind: "show"; readonly to: "holder" | "sentinel" }
  | { readonly kind: "discussion" }
  | { readonly kind: "hunt-window" }
  | { readonly kind: "hunt-vote" }
  /** An Apprentice's second hand stays down: QU-20a. */
  | { readonly kind: "point"; readonly hand: 1 | 2 | "down" }
  | { readonly kind: "drop" }
  | { readonly kind: "acts" }
  | { readonly kind: "turn"; readonly of: HandOf; readonly at: Seat }
  | { readonly kind: "name-player"; readonly naming: 1 | 2 }
  | { readonly kind: "name-character"; readonly seat: Seat | null };

export type Answer =
  | { readonly kind: "ready"; readonly id: string }
  /** A Trickster's choice of what she shows. */
  | { readonly kind: "show"; readonly id: string; readonly loyalty: Loyalty }
  | { readonly kind: "seat"; readonly id: string; readonly seat: Seat }
  | { readonly kind: "card"; readonly id: string; readonly card: QuestCard }
  | { readonly kind: "go-on"; readonly id: string }
  | { readonly kind: "reveal"; readonly id: string }
  | { readonly kind: "hunt"; readonly id: string }
  | { readonly kind: "keep-hands"; readonly id: string }
  | { readonly kind: "drop-hands"; readonly id: string }
  | { readonly kind: "raise"; readonly id: string; readonly seat: Seat }
  | ({ readonly kind: "lower"; readonly id: string } & RaisedHand)
  | ({ readonly kind: "turn"; readonly id: string } & RaisedHand)
  | { readonly kind: "done"; readonly id: string }
  /** The card that lies face down. */
  | { readonly kind: "face-down"; readonly id: string }
  | { readonly kind: "character"; readonly id: string; readonly character: Character }
  | { readonly kind: "give-up"; readonly id: string };
