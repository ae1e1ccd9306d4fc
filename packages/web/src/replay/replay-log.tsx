import type { GameText } from "@roundtable/language";
import type { RefObject } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { t } from "../i18n/index.ts";
import { entriesOf, takenBackLines } from "../table/log/log-line.ts";
import { LogSentence } from "../table/log/log-sentence.tsx";
import type { ReplayPlayer } from "./replay-player.ts";

interface Props {
  readonly player: ReplayPlayer;
  readonly text: GameText;
  readonly onJump?: () => void;
}

/** The whole log, including talk. A press on a sentence goes to its moment; later sentences are paler. */
export function ReplayLog({ player, text, onJump }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const { lines, lengths } = player.reading.value;
  const { shown } = player;
  // A long log is rendered once, not at every moment.
  const items = useMemo(() => {
    const struck = takenBackLines(lines);
    let moment = 0;
    return entriesOf(lines, text).map(({ n, of, says }) => {
      while (n >= (lengths[moment] ?? Infinity)) moment++;
      return (
        <li key={n} data-struck={struck.has(n) ? "" : undefined}>
          <button type="button" class="quiet log-moment" tabIndex={-1} data-moment={moment}>
            <span>
              {struck.has(n) && <span class="for-readers">{t.value.table.takenBack} </span>}
              <LogSentence of={of} says={says} text={text} me={null} />
            </span>
          </button>
        </li>
      );
    });
  }, [lines, lengths, text]);
  useNow(list, shown, items);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it listens for all its buttons
    <ol
      class="log replay-log"
      ref={list}
      aria-label={t.value.table.log}
      onClick={({ target }) => {
        const button = target instanceof Element ? target.closest<HTMLElement>("[data-moment]") : null;
        if (button === null) return;
        player.go(Number(button.dataset["moment"]));
        onJump?.();
      }}
      onKeyDown={(event) => {
        if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
        event.preventDefault();
        const item = event.target instanceof Element ? event.target.closest("li") : null;
        const next = event.key === "ArrowDown" ? item?.nextElementSibling : item?.previousElementSibling;
        next?.querySelector("button")?.focus();
      }}
    >
      {items}
    </ol>
  );
}

/** Marks the current sentence and keeps it in view. It is the one that Tab focuses. */
function useNow(list: RefObject<HTMLOListElement | null>, shown: number, items: unknown): void {
  useEffect(() => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>("[data-moment]") ?? [])];
    const now = buttons.findLast(({ dataset }) => Number(dataset["moment"]) <= shown) ?? buttons[0];
    const item = now?.closest("li");
    if (now === undefined || item == null) return;
    now.tabIndex = 0;
    item.dataset["now"] = "";
    item.setAttribute("aria-current", "true");
    scrollTo(list.current, item);
    return () => {
      now.tabIndex = -1;
      delete item.dataset["now"];
      item.removeAttribute("aria-current");
    };
  }, [list, shown, items]);
}

/** Scrolls the item to the middle of the list, without scrolling the page. */
function scrollTo(list: HTMLElement | null, item: HTMLElement): void {
  if (list === null) return;
  const { top, height } = item.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  if (top >= box.top && top + height <= box.bottom) return;
  list.scrollBy({ top: top - box.top - (box.height - height) / 2 });
}
