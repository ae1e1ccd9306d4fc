import type { Shape } from "@roundtable/kernel";
import type { GameTable } from "@roundtable/kit";
import { type GameText, textFor } from "@roundtable/language";

interface Asked {
  readonly question: Shape["question"];
  readonly text: GameText;
  readonly table: GameTable;
}

/** The piece that an answer is about: the game says which, or it is the first that the answer's sentence names. */
export function pieceOfAnswer(answer: Shape["answer"], { question, text, table }: Asked): string | undefined {
  const hasChosenName = textFor(text.answer, answer).flatMap((part) =>
    typeof part === "object" && "piece" in part ? [part.piece] : [],
  );
  const about = table.about?.(answer, question);
  if (about === null) return undefined;
  return [about, ...hasChosenName].find((kind) => kind !== undefined && kind in text.piece);
}

/** Explains the previewed answer by the text of its piece. The list of its consequences follows. */
export function AnswerAbout({ answer, ...asked }: Asked & { answer: Shape["answer"] }) {
  const kind = pieceOfAnswer(answer, asked);
  const help = kind === undefined ? undefined : asked.text.piece[kind]?.help;
  return help === undefined ? null : <span class="answer-about">{help} </span>;
}
