import { type Part, piece } from "@roundtable/language";
import { BOARDS } from "../rules/board.ts";
import type { Ally, Space, SpaceKind, Token } from "../rules/pieces.ts";

/** Everything on the table that explains itself: a language that forgets one does not compile. */
export type PieceKind =
  | `ally-${Ally}`
  | `token-${Token}`
  | `space-${SpaceKind}`
  | "lance"
  | "seal"
  | "die"
  | "dragon"
  | "knight"
  | "curse"
  | "claim"
  | "reserve"
  | "face-down-card";

/** A piece in a sentence, in the form that the sentence needs. */
export function pieceOf(kind: PieceKind, name: string): Part {
  return piece(kind, name);
}

/** What a space is called beyond its number; a plain path has nothing to add. */
export type SpaceNotes = Readonly<Record<Exclude<SpaceKind, "path">, string>>;

export function spaceOf(space: Space, name: string): Part {
  const kind = kindOn(space);
  return kind === null ? name : pieceOf(`space-${kind}`, name);
}

/** Where somebody or something ends up, with what awaits there in brackets: space 12 (clover). */
export function landingOf(space: Space, name: string, notes: SpaceNotes): Part {
  const kind = kindOn(space);
  return spaceOf(space, kind === null || kind === "path" ? name : `${name} (${notes[kind]})`);
}

/** A sentence is not told which board is played, so it names a space's kind only where all boards agree. */
function kindOn(space: Space): SpaceKind | null {
  const [kind, ...others] = new Set(Object.values(BOARDS).map(({ kinds }) => kinds[space] ?? null));
  return others.length > 0 ? null : (kind ?? null);
}
