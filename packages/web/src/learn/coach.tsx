import { LineText } from "@roundtable/kit";
import type { CoachText } from "@roundtable/language";
import { useEffect, useState } from "preact/hooks";
import { gameCoach } from "../games/games.ts";
import { useLoaded } from "../parts/lazy.ts";
import { coach, locale } from "../settings/settings.ts";
import type { FrameProps } from "../table/frame.tsx";
import { Bubble } from "./bubble.tsx";
import { isCoached, keepCoached } from "./coached.ts";
import { type LearnText, useLearnText } from "./i18n/index.ts";

/** What a game is about, before the first question of all. */
const AIM = "aim";

/** In the first matches of a game: says once what it is about, and once what each kind of question is about. */
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
  // Whoever has answered a question has met it, and what it is all about.
  useEffect(() => {
    if (!isShown || !isAsked) return;
    return () => {
      keepCoached(game.id, topic);
      setMet(topic);
    };
  }, [isShown, isAsked, topic, decision?.id, game.id]);
  const words = topic === null ? null : topic === AIM ? coached.aim : coached.asked[topic];
  const understood = () => {
    if (topic !== null) keepCoached(game.id, topic);
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
          key={topic}
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

/** What was pressed goes away: the focus goes to what it spoke of. */
function focusQuestion(): void {
  document.querySelector<HTMLElement>(".bar-question")?.focus({ preventScroll: true });
}
