import type { Answered, Recording } from "@roundtable/kernel";
import { type GameText, type Line, seat, textFor } from "@roundtable/language";
import { t } from "../i18n/index.ts";
import { readingOf } from "../replay/replay-player.ts";
import { entriesOf } from "../table/log/log-line.ts";

/** More sentences would be a paragraph. */
const MOST = 3;

/**
 * The log's sentences about a moment, with all information open. If they do not tell who answered what, the answer
 * comes first. If there are none, the last sentence before that moment is shown.
 */
export function sentencesAt(recording: Recording, text: GameText): (moment: number) => readonly Line[] {
  const { lines, lengths } = readingOf(recording, "open");
  const entries = entriesOf(lines, text);
  return (moment) => {
    const [from, to] = [moment === 0 ? 0 : (lengths[moment - 1] ?? 0), lengths[moment] ?? 0];
    const then = entries.filter(({ n }) => n >= from && n < to).map(({ says }) => says);
    const answered = recording.log.entries[moment - 1];
    if (answered?.kind === "answer" && !then.some((one) => isOf(one, answered)))
      return [...answerOf(recording, answered, text), ...then].slice(0, MOST);
    const before = then.length > 0 ? undefined : entries.findLast(({ n }) => n < from);
    return before === undefined ? then.slice(0, MOST) : [before.says];
  };
}

/** Whether the sentence begins with the seat that answered. */
function isOf([first]: Line, { seat: of }: Answered): boolean {
  return typeof first === "object" && "seat" in first && first.seat === of;
}

function answerOf(recording: Recording, { n, seat: of, answer: id }: Answered, text: GameText): Line[] {
  if (n > recording.lastReached) return [];
  const decision = recording.game.decision(recording.stateAt(n - 1), of);
  const answer = decision?.answers.find((one) => one.id === id);
  return answer === undefined
    ? []
    : [[...t.value.table.remark<Line>([seat(of)], textFor(text.answer, answer)).flat(), "."]];
}
