import { computed, type ReadonlySignal } from "@preact/signals";
import type { Game, MatchSight, Seat, Shape } from "@roundtable/kernel";
import { Company, type GameTable, type SeatAt } from "@roundtable/kit";
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
import { Choosing } from "./answering/choosing.ts";
import { lookAhead } from "./answering/looking-ahead.ts";
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
import { useTabSign } from "./turn-alert.ts";
import { Unread } from "./talk/unread.ts";
import "./frame.css";
import "./header.css";
import "./seat-list.css";
import "./action-bar/action-bar.css";
import "./board/recap.css";
import "./side-panel/side-panel.css";
import "./talk/talk.css";
import "./rules/explanations.css";
import "./rules/rules.css";

/** What every part of the frame draws from. */
export interface MatchAtTable {
  readonly session: TableSession;
  readonly animated: AnimatedMatch;
  readonly info: TableInfo;
  readonly sight: Sight;
  readonly decision: Asking | null;
  readonly seats: readonly SeatAt[];
  readonly me: Seat | null;
  readonly choosing: Choosing;
  readonly unread: Unread;
  /** Nobody else sits here, and nothing is kept. */
  readonly isLesson: boolean;
}

/** What is asked of me, and every answer that is shown, those among it that only look like mine. */
export type Asking = NonNullable<MatchSight["decision"]> & { readonly shown: readonly Shape["answer"][] };

export interface FrameProps {
  readonly game: Game;
  readonly table: GameTable;
  readonly text: GameText;
  readonly match: MatchAtTable;
}

/** What somebody says to me beside the pieces. */
type Guide = (props: FrameProps) => ComponentChild;

interface OpenedProps extends Omit<FrameProps, "match"> {
  readonly session: TableSession;
  readonly guide?: Guide | undefined;
  /** In a lesson: whether it is this answer that is wanted. The others are only shown. */
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
      computed((): Asking | null => {
        const decision = animated.decision.value;
        return decision === null
          ? null
          : { ...decision, shown: table.shownAnswers?.(decision) ?? decision.answers };
      }),
    [animated, table],
  );
  const choosing = useMemo(
    () =>
      new Choosing(
        fits === undefined ? asked : fitting(asked, fits),
        (decision, answer) => {
          animated.answered();
          return session.send({ kind: "answer", decision, answer });
        },
        game.takeBack === "by-agreement" || fits !== undefined,
        (answer) => session.foresee(answer),
        () => confirms.peek() === "always",
      ),
    [session, animated, asked, game, fits],
  );
  const unread = useMemo(() => new Unread(session), [session]);
  // With the first that is seen of it: what is pressed a moment sooner than the page has rested would be lost.
  useLayoutEffect(
    () => (root.current === null ? undefined : listenForAnswers(root.current, choosing)),
    [choosing],
  );
  useLayoutEffect(() => listenForNumbers(document, choosing), [choosing]);
  useLayoutEffect(
    () => (root.current === null ? undefined : skipOnPress(root.current, animated)),
    [animated],
  );
  useEffect(() => lookAhead(session, table, choosing), [session, table, choosing]);

  const info = session.info.value;
  const sight = session.sight.value;
  // Whom the table waits for by what the board shows: who is asked next may tell what is about to be seen. What else is
  // seen to happen on the board is no reason to draw all around it again.
  const awaitedNow = useMemo(() => computed(() => animated.view.value.awaited), [animated]);
  const awaited = awaitedNow.value;
  const { botNames } = t.value.lobby;
  const { nobody } = t.value.table;
  const seats = useMemo(
    () => (info === null ? [] : seatsAt(info, awaited?.seats ?? [], botNames, nobody)),
    [info, awaited, botNames, nobody],
  );
  // Who is asked changes with every move, names do not: sentences are not written again for it.
  const company = useMemo(
    () => ({ seats: info === null ? [] : seatsAt(info, [], botNames, nobody), pieces: table.pieces }),
    [info, botNames, nobody, table],
  );
  const decision = asked.value;
  useTabSign(text.name, decision?.id ?? null);
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
    choosing,
    unread,
    isLesson: fits !== undefined,
  };
  const props = { game, table, text, match };
  return (
    <Company.Provider value={company}>
      <div class="frame" ref={root} data-shows-seats={table.showsSeats === true ? "" : undefined}>
        <Header {...props} />
        <ShownSeatList {...props} />
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
    </Company.Provider>
  );
}

/** As far as the board has shown it. What is played changes this and the board, and nothing else of the frame. */
function ShownSeatList({ table, text, match: { animated, seats, me } }: FrameProps) {
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

/** The same question, to which only what fits can be given. */
function fitting(
  asked: ReadonlySignal<Asking | null>,
  fits: (answer: string) => boolean,
): ReadonlySignal<Asking | null> {
  return computed(() => {
    const decision = asked.value;
    return decision === null ? null : { ...decision, answers: decision.answers.filter(({ id }) => fits(id)) };
  });
}
