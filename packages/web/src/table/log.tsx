import { isSaid } from "@roundtable/kernel";
import { type GameTable, LineText } from "@roundtable/kit";
import type { GameText } from "@roundtable/language";
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../i18n/index.ts";
import { isTold, lineText, takenBackLines } from "./log-line.ts";
import type { TableSession } from "./session.ts";

/** Everything that happened, newest last; it follows the news unless the reader has scrolled back. */
export function Log({ session, text, table }: { session: TableSession; text: GameText; table: GameTable }) {
  const lines = session.lines.value.slice(0, session.shown.value);
  const struck = takenBackLines(lines);
  const list = useFollowing(lines.length);
  if (lines.length === 0) return <p class="hint column-empty">{t.value.table.nothingYet}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <ol class="log" ref={list} tabIndex={0} aria-label={t.value.table.log}>
      {lines.map((of, n) =>
        (of.kind === "told" && isSaid(of.told)) || !isTold(of, text) ? null : (
          <li key={n} data-struck={struck.has(n) ? "" : undefined}>
            {struck.has(n) && <span class="for-readers">{t.value.table.takenBack}: </span>}
            {of.kind === "told" && !isSaid(of.told) && table.isSecret?.(of.told) === true ? (
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focus uncovers it
              <span class="covered" tabIndex={0}>
                <LineText line={lineText(of, text)} />
              </span>
            ) : (
              <LineText line={lineText(of, text)} />
            )}
          </li>
        ),
      )}
    </ol>
  );
}

const NEAR_END = 60;

/** Keeps a list at its end while it grows. */
export function useFollowing(length: number) {
  const list = useRef<HTMLOListElement>(null);
  const followed = useRef(true);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    if (followed.current) element.scrollTo({ top: element.scrollHeight });
    const watch = () => {
      followed.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END;
    };
    element.addEventListener("scroll", watch, { passive: true });
    return () => element.removeEventListener("scroll", watch);
  }, [length]);
  return list;
}
