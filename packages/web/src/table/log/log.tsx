import { isSaid, type Seat } from "@roundtable/kernel";
import type { GameTable } from "@roundtable/kit";
import type { GameText } from "@roundtable/language";
import { t } from "../../i18n/index.ts";
import { useFollowing } from "./following.ts";
import { entriesOf, isOf, takenBackLines } from "./log-line.ts";
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
  if (lines.length === 0) return <p class="hint column-empty">{t.value.table.nothingYet}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <ol class="log" ref={list} tabIndex={0} aria-label={t.value.table.log}>
      {entriesOf(lines, text).map(({ n, of, says }) =>
        of.kind === "told" && isSaid(of.told) ? null : (
          <li key={n} data-struck={struck.has(n) ? "" : undefined} data-mine={isOf(of, me) ? "" : undefined}>
            {struck.has(n) && <span class="for-readers">{t.value.table.takenBack} </span>}
            <LogSentence of={of} says={says} text={text} table={table} me={me} />
          </li>
        ),
      )}
    </ol>
  );
}
