import { signal } from "@preact/signals";
import { Icon, icons } from "@roundtable/kit";
import { useCallback, useEffect, useLayoutEffect } from "preact/hooks";
import { lazy } from "../parts/lazy.ts";
import { t } from "../i18n/index.ts";
import type { FrameProps, MatchAtTable } from "../table/frame.tsx";
import { listenForHintKey } from "./hint-key.ts";

const HintPanel = lazy(() => import("./hint-panel.tsx"), "HintPanel");

/** The decision for which the hint is open. The button toggles it, and the panel reads it. */
const opened = signal<string | null>(null);

interface HintState {
  /** null if no hint is available */
  readonly asked: string | null;
  readonly isOffered: boolean;
  readonly isOpen: boolean;
}

function hintFor({ info, isLesson, decision, selection }: MatchAtTable): HintState {
  // Counts the answers that are shown: how many of them can be given must stay secret.
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
  // In a layout effect: as soon as the button is visible, its key works.
  useLayoutEffect(() => (isOffered ? listenForHintKey(document, turn) : undefined), [isOffered, turn]);
  useEffect(() => close, []);
  // While an answer is being sent, the button stays, so that the answers do not move under the pointer.
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
