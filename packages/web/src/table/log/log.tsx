import { isSaid, type Seat } from "@roundtable/kernel";
import type { GameTable } from "@roundtable/kit";
import type { GameText } from "@roundtable/language";
import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import { useFollowing } from "./following.ts";
import { entriesOf, isOf, type LogEntry, takenBackLines } from "./log-line.ts";
import { LogSentence } from "./log-sentence.tsx";
import type { Showing } from "../board/showing.ts";

interface Props {
  readonly showing: Showing;
  readonly text: GameText;
  readonly table: GameTable;
  readonly me: Seat | null;
}

/** Everything that happened, newest last; it follows the news unless the reader has scrolled back. */
export function Log({ showing, text, table, me }: Props) {
  const lines = showing.lines.value;
  const struck = takenBackLines(lines);
  const list = useFollowing(lines.length);
  const says = t.value.table;
  // What was told stays told: a line is drawn once, however many come after it.
  const drawn = useMemo(() => new Map<string, VNode>(), [text, table, me, says]);
  if (lines.length === 0) return <p class="hint column-empty">{says.nothingYet}</p>;
  const draw = ({ n, last, of, says: sentence }: LogEntry): VNode => {
    const key = `${n} ${last} ${struck.has(n)}`;
    const known = drawn.get(key);
    if (known !== undefined) return known;
    const line = (
      <li key={n} data-struck={struck.has(n) ? "" : undefined} data-mine={isOf(of, me) ? "" : undefined}>
        {struck.has(n) && <span class="for-readers">{says.takenBack} </span>}
        <LogSentence of={of} says={sentence} text={text} table={table} me={me} />
      </li>
    );
    drawn.set(key, line);
    return line;
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <ol class="log" ref={list} tabIndex={0} aria-label={says.log}>
      {entriesOf(lines, text).flatMap((entry) =>
        entry.of.kind === "told" && isSaid(entry.of.told) ? [] : [draw(entry)],
      )}
    </ol>
  );
}
