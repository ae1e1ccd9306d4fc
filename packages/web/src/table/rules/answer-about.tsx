import type { Shape } from "@roundtable/kernel";
import type { GameTable } from "@roundtable/kit";
import { type GameText, textFor } from "@roundtable/language";

/** The piece that an answer is about: what the game says, or the first that its sentence names. */
export function pieceOfAnswer(
  answer: Shape["answer"],
  { text, table }: { readonly text: GameText; readonly table: GameTable },
): string | undefined {
  const named = textFor(text.answer, answer).flatMap((part) =>
    typeof part === "object" && "piece" in part ? [part.piece] : [],
  );
  return [table.about?.(answer), ...named].find((kind) => kind !== undefined && kind in text.piece);
}

/** What the answer that is looked at does, in the piece's own words: before what would certainly follow from it. */
export function AnswerAbout({
  answer,
  text,
  table,
}: {
  answer: Shape["answer"];
  text: GameText;
  table: GameTable;
}) {
  const kind = pieceOfAnswer(answer, { text, table });
  const help = kind === undefined ? undefined : text.piece[kind]?.help;
  return help === undefined ? null : <span class="answer-about">{help} </span>;
}
