import type { Recording } from "@roundtable/kernel";
import type { GameText, Line } from "@roundtable/language";
import { readingOf } from "../replay/replaying.ts";
import { entriesOf } from "../table/log/log-line.ts";

/** More would be a paragraph. */
const MOST = 3;

/** What happened at a moment, in the words of the log with everything open; where nothing was told, the last before it. */
export function tellingOf(recording: Recording, text: GameText): (moment: number) => readonly Line[] {
  const { lines, lengths } = readingOf(recording, "open");
  const entries = entriesOf(lines, text);
  return (moment) => {
    const [from, to] = [moment === 0 ? 0 : (lengths[moment - 1] ?? 0), lengths[moment] ?? 0];
    const then = entries.filter(({ n }) => n >= from && n < to).slice(0, MOST);
    const before = then.length > 0 ? undefined : entries.findLast(({ n }) => n < from);
    return (before === undefined ? then : [before]).map(({ says }) => says);
  };
}
