import { type Part, piece } from "@roundtable/language";

/** Everything on the table that explains itself: a language that forgets one does not compile. */
export type PieceKind = "card" | "star" | "deck";

/** A piece in a sentence, in the form that the sentence needs. */
export function pieceOf(kind: PieceKind, name: string): Part {
  return piece(kind, name);
}
