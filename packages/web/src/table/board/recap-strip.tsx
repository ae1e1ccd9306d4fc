import { Icon, icons } from "@roundtable/kit";
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import { Glyph } from "../../parts/glyph.tsx";
import type { FrameProps } from "../frame.tsx";
import { fetchSince } from "../requests.ts";
import { LogSentence } from "../log/log-sentence.tsx";

/** The button that skips the running animation. When nothing is animated, it opens the recap instead. */
export function RecapButton({ match: { animated, me, info, isLesson } }: FrameProps) {
  const says = t.value.table;
  if (animated.busy.value && animated.past.value === null)
    return (
      <button type="button" class="quiet skip" onClick={() => animated.skip()}>
        <Icon name={icons.skip} label={says.skip} />
      </button>
    );
  if (me === null) return null;
  const isOpen = animated.past.value !== null;
  const mayRecall = info.status === "playing" && !isLesson && animated.mayRecall;
  const look = async () => {
    if (mayRecall) await animated.recall(() => fetchSince(info.id));
    await animated.lookBack(isOpen ? null : 1);
  };
  return (
    <button
      type="button"
      class="quiet recap-button"
      title={says.sinceMyTurn}
      aria-label={says.sinceMyTurn}
      aria-pressed={isOpen}
      disabled={animated.recalled.value === 0 && !mayRecall}
      onClick={() => void look()}
    >
      <Glyph name="recall" />
    </button>
  );
}

/** Shown while the board is in the past: which event it shows, and buttons to step through all of them. */
export function RecapStrip({ match: { animated, me }, text, table }: FrameProps) {
  const says = t.value.table;
  const past = animated.past.value;
  const isOpen = past !== null;
  const strip = useRef<HTMLElement>(null);
  // Before it is painted, so that an arrow pressed at once already turns its leaves.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const before = document.activeElement;
    strip.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [isOpen]);
  if (past === null) return null;
  const { at, of, line } = past;
  const go = (to: number | null) => void animated.lookBack(to);
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
