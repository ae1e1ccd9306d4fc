import type { PieceLook } from "@roundtable/kit";
import type { PieceKind } from "../text/piece-kinds.ts";
import icons from "./icons.json" with { type: "json" };

/** How the pieces look in a sentence. */
export const pieces: Readonly<Record<PieceKind, PieceLook>> = {
  card: { colour: "var(--azure)" },
  star: { icon: icons.star, colour: "var(--purple)" },
  deck: { icon: icons.card, colour: "var(--azure)" },
};
