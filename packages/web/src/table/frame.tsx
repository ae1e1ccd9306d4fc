import { computed, type ReadonlySignal } from "@preact/signals";
import type { Game, MatchSight, Seat, Shape } from "@roundtable/kernel";
import { SeatsContext, type GameTable, type SeatAt } from "@roundtable/kit";
import type { GameText } from "@roundtable/language";
import type { Sight, TableInfo } from "@roundtable/protocol";
import type { ComponentChild } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { t } from "../i18n/index.ts";
import { confirms, prefersReducedMotion, tempo } from "../settings/settings.ts";
import { ActionBar } from "./action-bar/action-bar.tsx";
import { listenForAnswers } from "./answering/answering.ts";
import { BoardPlace } from "./board/board-place.tsx";
import { RecapStrip } from "./board/recap-strip.tsx";
import { skipOnPress } from "./board/skip-on-press.ts";
import { AnswerSelection } from "./answering/answer-selection.ts";
import { prefetchPreviews } from "./answering/prefetch-previews.ts";
import { SidePanel } from "./side-panel/side-panel.tsx";
import { Explanations } from "./rules/explanations.tsx";
import { Announcer } from "./announcer.tsx";
import { Header } from "./header.tsx";
import { listenForNumbers } from "./answering/number-keys.ts";
import { Animator } from "./board/animator.ts";
import { SeatList } from "./seat-list.tsx";
import { seatsAt } from "./seats-at.ts";
import type { TableSession } from "./session.ts";
import { Slot } from "./slots.ts";
import { AnimatedMatch } from "./board/animated-match.ts";
import { useTurnAlert } from "./turn-alert.ts";
import { Unread } from "./talk/unread.ts";
import "./frame.css";
import "./header.css";
import "./seat-list.css";
import "./action-bar/action-bar.css";
import "./action-bar/answers.css";
import "./board/recap.css";
import "./side-panel/side-panel.css";
import "./talk/talk.css";
import "./rules/explanations.css";
import "./rules/rules.css";

/** The state that every part of the frame draws. */
export interface MatchAtTable {
  readonly session: TableSession;
  readonly animated: AnimatedMatch;
  readonly info: TableInfo;
  readonly sight: Sight;
  readonly decision: ShownDecision | null;
  readonly seats: readonly SeatAt[];
  readonly me: Seat | null;
  readonly selection: AnswerSelection;
  readonly unread: Unread;
  /** In a lesson nobody else sits at the table, and nothing is stored. */
  readonly isLesson: boolean;
}

/** The decision, with every answer to draw: `shown` may include decoys that cannot be given. */
export type ShownDecision = NonNullable<MatchSight["decision"]> & {
  readonly shown: readonly Shape["answer"][];
};

export interface FrameProps {
  readonly game: Game;
  readonly table: GameTable;
  readonly text: GameText;
  readonly match: MatchAtTable;
}

/** The guide of a lesson, who speaks beside the pieces. */
type Guide = (props: FrameProps) => ComponentChild;

interface OpenedProps extends Omit<FrameProps, "match"> {
  readonly session: TableSession;
  readonly guide?: Guide | undefined;
  /** In a lesson: whether this is the answer that the lesson wants. The others are only drawn. */
  readonly fits?: (answer: string) => boolean;
}

export function Frame({ session, game, table, text, guide, fits }: OpenedProps) {
  const root = useRef<HTMLDivElement>(null);
  const animated = useMemo(
    () => new AnimatedMatch(session, game, table, new Animator(prefersReducedMotion(), () => tempo.peek())),
    [session, game, table],
  );
  const asked = useMemo(
    () =>
      computed((): ShownDecision | null => {
        const decision = animated.decision.value;
        return decision === null
          ? null
          : { ...decision, shown: table.shownAnswers?.(decision) ?? decision.answers };
      }),
    [animated, table],
  );
  const selection = useMemo(
    () =>
      new AnswerSelection(
        fits === undefined ? asked : fitting(asked, fits),
        (decision, answer) => {
          animated.answered();
          return session.send({ kind: "answer", decision, answer });
        },
        game.takeBack === "by-agreement" || fits !== undefined,
        (answer) => session.fetchPreviews(answer),
        () => confirms.peek() === "always",
      ),
    [session, animated, asked, game, fits],
  );
  const unread = useMemo(() => new Unread(session), [session]);
  // A layout effect, so that a press right after the first paint is not lost.
  useLayoutEffect(
    () => (root.current === null ? undefined : listenForAnswers(root.current, selection)),
    [selection],
  );
  useLayoutEffect(() => listenForNumbers(document, selection), [selection]);
  useLayoutEffect(
    () => (root.current === null ? undefined : skipOnPress(root.current, animated)),
    [animated],
  );
  useEffect(() => prefetchPreviews(session, table, selection), [session, table, selection]);

  const info = session.info.value;
  const sight = session.sight.value;
  // Whom the table waits for, according to the board: the newest awaited seats could give away what the board is about
  // to show. The computed signal redraws the frame only when these seats change, not at every animated event.
  const awaitedNow = useMemo(() => computed(() => animated.view.value.awaited), [animated]);
  const awaited = awaitedNow.value;
  const { botNames } = t.value.lobby;
  const { nobody } = t.value.table;
  const seats = useMemo(
    () => (info === null ? [] : seatsAt(info, awaited?.seats ?? [], botNames, nobody)),
    [info, awaited, botNames, nobody],
  );
  // Names change less often than the awaited seats. With a context of their own, sentences are not rendered again at
  // every move.
  const company = useMemo(
    () => ({ seats: info === null ? [] : seatsAt(info, [], botNames, nobody), pieces: table.pieces }),
    [info, botNames, nobody, table],
  );
  const decision = asked.value;
  useTurnAlert(text.name, decision?.id ?? null);
  if (info === null || sight === null) return null;

  const me = sight.viewer === "public" ? null : sight.viewer;
  const match = {
    session,
    animated,
    info,
    sight,
    decision,
    seats,
    me,
    selection,
    unread,
    isLesson: fits !== undefined,
  };
  const props = { game, table, text, match };
  return (
    <SeatsContext.Provider value={company}>
      <div
        class="frame"
        ref={root}
        data-shows-seats={table.showsSeats === true ? "" : undefined}
        data-spectating={me === null ? "" : undefined}
      >
        <Header {...props} />
        <AnimatedSeatList {...props} />
        <main id="content" tabIndex={-1} class="frame-board" data-room="board">
          <BoardPlace {...props} />
          <RecapStrip {...props} />
        </main>
        {guide?.(props)}
        <Slot name="coach" given={props} />
        <ActionBar {...props} />
        <SidePanel {...props} />
        <Announcer {...props} />
        <Explanations text={text} table={table} moment={decision?.id ?? null} />
      </div>
    </SeatsContext.Provider>
  );
}

/** The seat list follows the board. Only this component and the board are redrawn for each animated event. */
function AnimatedSeatList({ table, text, match: { animated, seats, me } }: FrameProps) {
  return (
    <SeatList
      table={table}
      text={text}
      seats={seats}
      me={me}
      view={animated.view.value}
      myMark={t.value.lobby.you}
    />
  );
}

/** The same question, with only the fitting answers selectable. */
function fitting(
  asked: ReadonlySignal<ShownDecision | null>,
  fits: (answer: string) => boolean,
): ReadonlySignal<ShownDecision | null> {
  return computed(() => {
    const decision = asked.value;
    return decision === null ? null : { ...decision, answers: decision.answers.filter(({ id }) => fits(id)) };
  });
}
