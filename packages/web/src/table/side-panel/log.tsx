import { isSaid, type Seat } from "@roundtable/kernel";
import type { GameTable } from "@roundtable/kit";
import type { GameText } from "@roundtable/language";
import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import { useStickToBottom } from "../log/stick-to-bottom.ts";
import { entriesOf, isOf, type LogEntry, takenBackLines } from "../log/log-line.ts";
import { LogSentence } from "../log/log-sentence.tsx";
import type { AnimatedMatch } from "../board/animated-match.ts";

interface Reader {
  readonly text: GameText;
  readonly table: GameTable;
  readonly me: Seat | null;
}

/** The log, newest last. It scrolls along with new lines, unless the reader has scrolled up. */
export function Log({ animated, text, table, me }: Reader & { readonly animated: AnimatedMatch }) {
  const lines = animated.lines.value;
  const struck = useMemo(() => takenBackLines(lines), [lines]);
  const entries = useMemo(() => entriesOf(lines, text), [lines, text]);
  const list = useStickToBottom(lines.length);
  const { log, nothingYet, takenBack } = t.value.table;
  const draw = useMemo(() => drawnOnce({ text, table, me }, takenBack), [text, table, me, takenBack]);
  if (lines.length === 0) return <p class="hint column-empty">{nothingYet}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <ol class="log" ref={list} tabIndex={0} aria-label={log}>
      {entries.flatMap((entry) =>
        entry.of.kind === "told" && isSaid(entry.of.told) ? [] : [draw(entry, struck.has(entry.n))],
      )}
    </ol>
  );
}

/** Lines never change, so each is rendered once, however many follow. */
function drawnOnce({ text, table, me }: Reader, takenBack: string) {
  const drawn = new Map<string, VNode>();
  return ({ n, last, of, says }: LogEntry, isStruck: boolean): VNode => {
    const key = `${n} ${last} ${isStruck}`;
    const line = drawn.get(key) ?? (
      <li key={n} data-struck={isStruck ? "" : undefined} data-mine={isOf(of, me) ? "" : undefined}>
        {isStruck && <span class="for-readers">{takenBack} </span>}
        <LogSentence of={of} says={says} text={text} table={table} me={me} />
      </li>
    );
    drawn.set(key, line);
    return line;
  };
}
