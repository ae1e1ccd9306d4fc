import type { Shape } from "@roundtable/kernel";
import type { GameTable } from "@roundtable/kit";
import { type GameText, textFor } from "@roundtable/language";

interface Asked {
  readonly question: Shape["question"];
  readonly text: GameText;
  readonly table: GameTable;
}

/** The piece that an answer is about: what the game says, or the first that its sentence names. */
export function pieceOfAnswer(answer: Shape["answer"], { question, text, table }: Asked): string | undefined {
  const named = textFor(text.answer, answer).flatMap((part) =>
    typeof part === "object" && "piece" in part ? [part.piece] : [],
  );
  const about = table.about?.(answer, question);
  if (about === null) return undefined;
  return [about, ...named].find((kind) => kind !== undefined && kind in text.piece);
}

/** What the answer that is looked at does, in the piece's own words: before what would certainly follow from it. */
export function AnswerAbout({ answer, ...asked }: Asked & { answer: Shape["answer"] }) {
  const kind = pieceOfAnswer(answer, asked);
  const help = kind === undefined ? undefined : asked.text.piece[kind]?.help;
  return help === undefined ? null : <span class="answer-about">{help} </span>;
}
