import { isSaid } from "@roundtable/kernel";
import { type GameTable, LineText } from "@roundtable/kit";
import type { GameText } from "@roundtable/language";
import { t } from "../../i18n/index.ts";
import { useFollowing } from "./following.ts";
import { isTold, lineText, takenBackLines } from "./log-line.ts";
import type { Showing } from "../board/showing.ts";

/** Everything that happened, newest last; it follows the news unless the reader has scrolled back. */
export function Log({ showing, text, table }: { showing: Showing; text: GameText; table: GameTable }) {
  const lines = showing.lines.value;
  const struck = takenBackLines(lines);
  const list = useFollowing(lines.length);
  if (lines.length === 0) return <p class="hint column-empty">{t.value.table.nothingYet}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <ol class="log" ref={list} tabIndex={0} aria-label={t.value.table.log}>
      {lines.map((of, n) =>
        (of.kind === "told" && isSaid(of.told)) || !isTold(of, text) ? null : (
          <li key={n} data-struck={struck.has(n) ? "" : undefined}>
            {struck.has(n) && <span class="for-readers">{t.value.table.takenBack} </span>}
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
