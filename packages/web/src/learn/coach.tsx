import { LineText } from "@roundtable/kit";
import type { CoachText } from "@roundtable/language";
import { useEffect, useState } from "preact/hooks";
import { gameCoach } from "../games/games.ts";
import { useLoaded } from "../parts/lazy.ts";
import { coach, locale } from "../settings/settings.ts";
import type { FrameProps } from "../table/frame.tsx";
import { Bubble } from "./bubble.tsx";
import { isCoached, saveCoached } from "./coached.ts";
import { type LearnText, useLearnText } from "./i18n/index.ts";

/** The name of the first text, about the aim of the game. */
const AIM = "aim";

/** Explains the aim of a game and each kind of question once, in the first matches of that game. */
export function Coach(props: FrameProps) {
  const { game } = props;
  const text = useLoaded(gameCoach(game.id, locale.value));
  const says = useLearnText();
  if (!coach.value || text === null || says === null) return null;
  return <Coaching {...props} coached={text} says={says} />;
}

interface CoachingProps extends FrameProps {
  readonly coached: CoachText;
  readonly says: LearnText;
}

function Coaching({ game, match, coached, says }: CoachingProps) {
  const { decision, info } = match;
  const [, setMet] = useState("");
  const asked = decision?.question.kind ?? null;
  const topic = !isCoached(game.id, AIM) ? AIM : asked !== null && !isCoached(game.id, asked) ? asked : null;
  const isShown = topic !== null && info.status === "playing";
  const isAsked = decision !== null;
  // A player who has answered a question knows its kind, and the aim of the game.
  useEffect(() => {
    if (!isShown || !isAsked) return;
    return () => {
      saveCoached(game.id, topic);
      setMet(topic);
    };
  }, [isShown, isAsked, topic, decision?.id, game.id]);
  const words = topic === null ? null : topic === AIM ? coached.aim : coached.asked[topic];
  const understood = () => {
    if (topic !== null) saveCoached(game.id, topic);
    setMet(topic ?? "");
    focusQuestion();
  };
  const noMore = () => {
    coach.value = false;
    focusQuestion();
  };
  return (
    <>
      <output class="for-readers">{isShown && words}</output>
      {isShown && words != null && (
        <Bubble
          view={match.animated.view}
          key={`${topic} ${decision?.id ?? ""}`}
          beside={undefined}
          home=".column:not([data-folded])"
          label={says.coach}
          moment={`${topic} ${decision?.id ?? ""}`}
        >
          <p>
            <LineText line={[words]} />
          </p>
          <div class="bubble-foot">
            <button type="button" class="quiet" onClick={noMore}>
              {says.noMore}
            </button>
            <button type="button" class="plain" onClick={understood}>
              {says.understood}
            </button>
          </div>
        </Bubble>
      )}
    </>
  );
}

/** The pressed button disappears, so the focus moves to the question. */
function focusQuestion(): void {
  document.querySelector<HTMLElement>(".bar-question")?.focus({ preventScroll: true });
}
