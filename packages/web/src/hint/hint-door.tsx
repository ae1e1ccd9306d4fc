import { Icon, icons } from "@roundtable/kit";
import { useCallback, useLayoutEffect, useState } from "preact/hooks";
import { kept, useFetched } from "../games.ts";
import { t } from "../i18n/index.ts";
import type { FrameProps } from "../table/frame.tsx";
import { listenForHintKey } from "./hint-key.ts";

/** Whether a hint can be had for what is asked now, and whether it is open. */
export interface HintState {
  /** While an answer is on its way it stays where it is: were it to go, the answers would move under the pointer. */
  readonly isShown: boolean;
  readonly isOffered: boolean;
  readonly isOpen: boolean;
  turn(this: void): void;
}

export function useHint({ match }: FrameProps): HintState {
  const { info, isLesson, decision } = match;
  // By what is shown: whether all of it can be given is nobody's business.
  const isChoice = decision !== null && decision.shown.length > 1;
  const asked = info.hints === true && !isLesson && isChoice ? decision.id : null;
  const [opened, setOpened] = useState<string | null>(null);
  const isOffered = asked !== null && !match.choosing.waiting.value;
  const isOpen = isOffered && opened === asked;
  const turn = useCallback(() => setOpened(isOpen ? null : asked), [isOpen, asked]);
  // With the first drawing: who sees the button may press its key.
  useLayoutEffect(() => (isOffered ? listenForHintKey(document, turn) : undefined), [isOffered, turn]);
  return { isShown: asked !== null, isOffered, isOpen, turn };
}

export function HintButton({ hint }: { hint: HintState }) {
  if (!hint.isShown) return null;
  return (
    <button
      type="button"
      class="plain hint-button"
      disabled={!hint.isOffered}
      aria-expanded={hint.isOpen}
      aria-keyshortcuts="h"
      aria-label={t.value.table.hint}
      title={t.value.table.hint}
      onClick={hint.turn}
    >
      <Icon name={icons.hint} />
      <span>{t.value.table.hint}</span>
      <kbd class="answer-key" aria-hidden="true">
        H
      </kbd>
    </button>
  );
}

/** What a hint says is fetched by those who want one. */
export function HintDoor({ hint, ...props }: FrameProps & { hint: HintState }) {
  return hint.isOpen ? <Fetched {...props} onClose={hint.turn} /> : null;
}

function Fetched(props: FrameProps & { onClose: () => void }) {
  const room = useFetched(hintRoom(""));
  const { decision, choosing } = props.match;
  if (room === null || decision === null) return null;
  return <room.HintPanel {...props} decision={decision} choosing={choosing} key={decision.id} />;
}

const hintRoom = kept(() => import("./hint-panel.tsx"));
