import type { Shape } from "@roundtable/kernel";
import { namesOf } from "@roundtable/kit";
import { plainText, textFor, toldTo } from "@roundtable/language";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { me } from "../../connection/index.ts";
import { ErrorBoundary } from "../../errors/error-boundary.tsx";
import { offerOf } from "../answering/answering.ts";
import { eventsSoFar } from "../log/log-line.ts";
import type { FrameProps } from "../frame.tsx";
import { useProgress } from "./progress.ts";

/** The game's board. While events are still being animated, the newest question can be answered already. */
export function BoardPlace({ game, table, text, match }: FrameProps) {
  const { session, animated, selection, seats } = match;
  const past = animated.past.value;
  const decision = past === null ? match.decision : null;
  const place = useRef<HTMLDivElement>(null);
  const view = animated.view.value;
  const achieved = useProgress(game, match.info.status === "over");
  useLayoutEffect(() => animated.drawn(), [animated, view]);
  useEffect(() => (place.current === null ? undefined : animated.playOn(place.current)), [animated]);

  const previewed = selection.previewed.value;
  const preview = previewed === null ? undefined : decision?.previews[previewed];
  const ghost = useMemo(() => {
    if (preview === undefined || preview.events.length === 0) return null;
    return preview.events.reduce((so, event) => (event.kind === "said" ? so : game.after(so, event)), view);
  }, [preview, view, game]);
  const names = useMemo(
    () =>
      new Map(
        decision?.shown.map((answer) => [
          answer.id,
          plainText(toldTo(text.locale, match.me, textFor(text.answer, answer)), namesOf({ seats })),
        ]),
      ),
    [decision, text, seats, match.me],
  );
  const lines = session.lines.value;
  const known = past?.lines ?? lines.length;
  const events = useMemo(() => eventsSoFar(lines.slice(0, known)), [lines, known]);
  const isPlayer = match.me !== null && !match.isLesson;
  const say = useMemo(
    () =>
      isPlayer
        ? (statement: Shape["statement"]) => void session.send({ kind: "say", say: { statement } })
        : null,
    [session, isPlayer],
  );
  return (
    <div class="board-place" ref={place} data-past={past === null ? undefined : ""}>
      <ErrorBoundary where="board">
        <table.Board
          view={view}
          ghost={ghost}
          decision={decision}
          previewed={previewed}
          seats={seats}
          me={match.me}
          text={text}
          locale={text.locale}
          offer={(id) => {
            const name = id === undefined || selection.waiting.value ? undefined : names.get(id);
            if (id === undefined || name === undefined) return {};
            const isHinted = selection.hinted.value === id;
            return offerOf(id, name, previewed, { isBarred: selection.isBarred(id), isHinted });
          }}
          events={events}
          say={say}
          achieved={achieved}
          notebook={isPlayer ? `notebook ${session.id} ${me.value?.id ?? ""}` : null}
        />
      </ErrorBoundary>
    </div>
  );
}
