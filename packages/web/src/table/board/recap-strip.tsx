import { Icon, icons } from "@roundtable/kit";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import { Glyph } from "../../parts/glyph.tsx";
import type { FrameProps } from "../frame.tsx";
import { fetchSince } from "../requests.ts";
import { LogSentence } from "../log/log-sentence.tsx";

/** The way past what is being played, and the way back to what was. */
export function RecapButton({ match: { showing, me, info, isLesson } }: FrameProps) {
  const says = t.value.table;
  if (showing.busy.value && showing.past.value === null)
    return (
      <button type="button" class="quiet skip" onClick={() => showing.hurry()}>
        <Icon name={icons.skip} label={says.skip} />
      </button>
    );
  if (me === null) return null;
  const isOpen = showing.past.value !== null;
  const mayRecall = info.status === "playing" && !isLesson && showing.mayRecall;
  const look = async () => {
    if (mayRecall) await showing.recall(() => fetchSince(info.id));
    await showing.lookBack(isOpen ? null : 1);
  };
  return (
    <button
      type="button"
      class="quiet recap-button"
      title={says.sinceMyTurn}
      aria-label={says.sinceMyTurn}
      aria-pressed={isOpen}
      disabled={showing.recalled.value === 0 && !mayRecall}
      onClick={() => void look()}
    >
      <Glyph name="recall" />
    </button>
  );
}

/** While the board shows the past: which event it is, and the way through all of them. */
export function RecapStrip({ match: { showing, me }, text, table }: FrameProps) {
  const says = t.value.table;
  const past = showing.past.value;
  const isOpen = past !== null;
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const before = document.activeElement;
    strip.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [isOpen]);
  if (past === null) return null;
  const { at, of, line } = past;
  const go = (to: number | null) => void showing.lookBack(to);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 1, End: of, Escape: null }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    go(to);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows turn its leaves, as in a book
    <section class="recap" ref={strip} tabIndex={-1} aria-label={says.sinceMyTurn} onKeyDown={onKeyDown}>
      <button
        type="button"
        class="quiet"
        aria-label={says.earlier}
        aria-disabled={at === 1}
        onClick={() => go(at - 1)}
      >
        <Glyph name="back" />
      </button>
      <p aria-live="polite">
        <span class="recap-at">{says.stepOf(at, of)}</span>{" "}
        <LogSentence of={line} text={text} table={table} me={me} />
      </p>
      <button
        type="button"
        class="quiet recap-on"
        aria-label={says.later}
        aria-disabled={at === of}
        onClick={() => go(at + 1)}
      >
        <Glyph name="back" />
      </button>
      <button type="button" class="quiet" aria-label={says.toPresent} onClick={() => go(null)}>
        <Glyph name="close" />
      </button>
    </section>
  );
}
