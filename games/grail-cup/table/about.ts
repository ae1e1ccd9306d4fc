import type { Answer, Question } from "../rules/asking.ts";
import type { PieceKind } from "../text/piece-kinds.ts";

/** The piece that says what an answer does, where that is another than the one it names; null for none. */
export function about({ kind }: Answer, question: Question): PieceKind | null | undefined {
  // A lance that is kept says nothing: what stops me does.
  if (kind === "keep-lance") return "dragon";
  switch (question.kind) {
    // What lies on a space, or what an ally can do, is not what happens to it now.
    case "dragon":
      return "dragon";
    case "look":
      return "ally-3";
    // Three tokens at once: what would follow says it all.
    case "arrange":
      return null;
    case "curse":
      return "curse";
    case "point":
      return "claim";
    default:
      return undefined;
  }
}
