import { useLayoutEffect, useState } from "preact/hooks";

const NONE: ReadonlySet<string> = new Set();

/** The answers for which a piece in sight stood on the board when the question came. A narrow list leaves them out. */
export function useOnBoard(decision: string): ReadonlySet<string> {
  const [answers, setAnswers] = useState(NONE);
  useLayoutEffect(() => {
    const pieces = document.querySelectorAll<HTMLElement>(".board-place [data-answer]");
    const inSight = [...pieces].filter((piece) => piece.getClientRects().length > 0);
    setAnswers(new Set(inSight.map(({ dataset }) => dataset["answer"] ?? "")));
  }, [decision]);
  return answers;
}
