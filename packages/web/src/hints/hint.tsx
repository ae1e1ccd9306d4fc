import { signal } from "@preact/signals";
import { Icon, icons } from "@roundtable/kit";
import { useCallback, useEffect, useLayoutEffect } from "preact/hooks";
import { lazy } from "../parts/lazy.ts";
import { t } from "../i18n/index.ts";
import type { FrameProps, MatchAtTable } from "../table/frame.tsx";
import { listenForHintKey } from "./hint-key.ts";

const HintPanel = lazy(() => import("./hint-panel.tsx"), "HintPanel");

/** The decision for which a hint is open: the button turns it, and the panel is drawn for it. */
const opened = signal<string | null>(null);

interface HintState {
  /** null where no hint can be had */
  readonly asked: string | null;
  readonly isOffered: boolean;
  readonly isOpen: boolean;
}

function hintFor({ info, isLesson, decision, selection }: MatchAtTable): HintState {
  // By what is shown: whether all of it can be given is nobody's business.
  const isChoice = decision !== null && decision.shown.length > 1;
  const asked = info.hints === true && !isLesson && isChoice ? `${info.id} ${decision.id}` : null;
  const isOffered = asked !== null && !selection.waiting.value;
  return { asked, isOffered, isOpen: isOffered && opened.value === asked };
}

function close(): void {
  opened.value = null;
}

export function HintButton({ match }: { match: MatchAtTable }) {
  const { asked, isOffered, isOpen } = hintFor(match);
  const turn = useCallback(() => (opened.value = isOpen ? null : asked), [isOpen, asked]);
  // With the first drawing: who sees the button may press its key.
  useLayoutEffect(() => (isOffered ? listenForHintKey(document, turn) : undefined), [isOffered, turn]);
  useEffect(() => close, []);
  // While an answer is on its way it stays where it is: were it to go, the answers would move under the pointer.
  if (asked === null) return null;
  return (
    <button
      type="button"
      class="plain hint-button"
      disabled={!isOffered}
      aria-expanded={isOpen}
      aria-keyshortcuts="h"
      aria-label={t.value.table.hint}
      title={t.value.table.hint}
      onClick={turn}
    >
      <Icon name={icons.hint} />
      <span>{t.value.table.hint}</span>
      <kbd class="answer-key" aria-hidden="true">
        H
      </kbd>
    </button>
  );
}

export function Hint(props: FrameProps) {
  const { decision, selection } = props.match;
  if (!hintFor(props.match).isOpen || decision === null) return null;
  return <HintPanel {...props} decision={decision} selection={selection} onClose={close} key={decision.id} />;
}
