import type { Reason } from "@roundtable/protocol";
import { useEffect, useState } from "preact/hooks";
import { useLoaded } from "../parts/lazy.ts";
import { reasonText, t } from "../i18n/index.ts";
import { isLocal } from "../offline/local-id.ts";
import { locale } from "../settings/settings.ts";
import type { FrameProps, MatchAtTable } from "../table/frame.tsx";
import { gameAdvice } from "../games/advice.ts";
import { HintAnswer, type HintAnswerProps } from "./hint-answer.tsx";
import { type HintText, useHintText } from "./i18n/index.ts";
import "./hint.css";

interface PanelProps
  extends Pick<FrameProps, "game">, Pick<HintAnswerProps, "text" | "decision" | "selection" | "onClose"> {
  readonly match: Pick<MatchAtTable, "session" | "info" | "me" | "sight">;
}

/** The hint: what the strongest bot would answer, and why. It stands beside the question and covers no piece. */
export function HintPanel(props: PanelProps) {
  const { game, match, decision, onClose } = props;
  const { session, me } = match;
  const says = useHintText();
  const advice = useLoaded(gameAdvice(game.id, locale.value));
  const [isAgreed, setAgreed] = useState(() => !isWarned(props) || hasTaken(props));
  const [refused, setRefused] = useState<Reason | null>(null);
  const told = session.hint.value;
  const hint = told?.decision === decision.id ? told : null;
  const isAsking = isAgreed && hint === null && refused === null;
  useEffect(() => {
    if (!isAsking) return;
    let isWanted = true;
    const ask = async () => {
      const outcome = await session.askHint(decision.id);
      if (isWanted && !outcome.done) setRefused(outcome.reason);
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [isAsking, session, decision.id]);
  if (says === null || advice === null || me === null) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes whatever has the focus in it
    <section
      class="hint-panel"
      aria-label={t.value.table.hint}
      aria-live="polite"
      onKeyDown={({ key }) => {
        if (key === "Escape") onClose();
      }}
    >
      {!isAgreed && <Before {...props} says={says} onAgree={() => setAgreed(true)} />}
      {isAsking && <Thinking says={says} onCancel={onClose} />}
      {refused !== null && (
        <div class="hint-row">
          <p>{reasonText(refused)}</p>
          <button type="button" class="plain" onClick={() => setRefused(null)}>
            {t.value.retry}
          </button>
        </div>
      )}
      {hint !== null && <HintAnswer {...props} weighed={hint.weighed} says={says} advice={advice} me={me} />}
    </section>
  );
}

/** Whether to warn before the first hint of a match: others will see it, or something is lost by it. */
function isWarned(props: PanelProps): boolean {
  return areOthersTold(props) || costsAchievement(props);
}

/**
 * At a secret step nobody else learns of a hint: asking for one suggests a real choice, and that would reveal the role.
 */
function areOthersTold(props: PanelProps): boolean {
  return props.match.sight.view.awaited?.secretly !== true && areOthersThere(props);
}

function areOthersThere({ match: { info, me } }: PanelProps): boolean {
  return info.watchers > 0 || info.seats.some((at, seat) => at.kind === "person" && seat !== me);
}

function costsAchievement({ game, match: { info } }: PanelProps): boolean {
  return game.statistics?.achieved !== undefined && info.seats.length === 1 && !isLocal(info.id);
}

function hasTaken({ match: { session, me } }: PanelProps): boolean {
  return session.lines
    .peek()
    .some((line) => line.kind === "hint" && line.seat === me && line.secretly !== true);
}

interface BeforeProps extends PanelProps {
  readonly says: HintText;
  readonly onAgree: () => void;
}

function Before({ says, onAgree, ...props }: BeforeProps) {
  return (
    <div class="hint-row">
      <p>
        {areOthersTold(props) && says.othersSee} {costsAchievement(props) && says.noAchievement}
      </p>
      <button type="button" class="plain" onClick={onAgree}>
        {says.take}
      </button>
      <button type="button" class="quiet" onClick={props.onClose}>
        {says.notNow}
      </button>
    </div>
  );
}

function Thinking({ says, onCancel }: { says: HintText; onCancel: () => void }) {
  return (
    <div class="hint-row">
      <p>
        {says.thinking}
        <span class="dots" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      </p>
      <button type="button" class="quiet" onClick={onCancel}>
        {t.value.cancel}
      </button>
    </div>
  );
}
