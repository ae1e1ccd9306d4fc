import { signal } from "@preact/signals";
import type { Shape } from "@roundtable/kernel";
import { Icon, icons, play as playSound } from "@roundtable/kit";
import { plainText, textFor } from "@roundtable/language";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { me } from "../connection/index.ts";
import { t } from "../i18n/index.ts";
import { sounds } from "../settings.ts";
import { offerOf } from "./answering.ts";
import { toldSoFar } from "./log-line.ts";
import type { FrameProps } from "./frame.tsx";
import { onStage } from "./on-stage.ts";
import { Pace } from "./pace.ts";
import { Playback } from "./playback.ts";
import { useProgress } from "./progress.ts";
import type { Step, TableSession } from "./session.ts";

/** A move that is behind by this much is played at twice the speed. */
const WAITING_FOR_DOUBLE = 4;

/** The game's board, showing one event after another; the newest question can be answered all the same. */
export function BoardPlace({ game, table, text, match }: FrameProps) {
  const { session, choosing, seats, decision } = match;
  const place = useRef<HTMLDivElement>(null);
  const drawn = useRef<(() => void)[]>([]);
  const show = useMemo(() => showing(session, game, table, place, drawn.current), [session, game, table]);
  const view = show.view.value;
  const achieved = useProgress(game, match.info.status === "over");
  useLayoutEffect(() => {
    for (const wake of drawn.current.splice(0)) wake();
  }, [view]);
  useEffect(() => session.onStep(show.step), [session, show]);
  // Whoever answers has seen enough.
  const waiting = choosing.waiting.value;
  useEffect(() => {
    if (waiting) show.pace.hurry();
  }, [waiting, show]);

  const looked = choosing.looked.value;
  const preview = looked === null ? undefined : decision?.previews[looked];
  const ghost = useMemo(() => {
    if (preview === undefined || preview.events.length === 0) return null;
    return preview.events.reduce((so, event) => (event.kind === "said" ? so : game.after(so, event)), view);
  }, [preview, view, game]);
  const names = useMemo(
    () =>
      new Map(
        decision?.shown.map((answer) => [
          answer.id,
          plainText(textFor(text.answer, answer), (seat) => seats[seat]?.name ?? ""),
        ]),
      ),
    [decision, text, seats],
  );
  const lines = session.lines.value;
  const told = useMemo(() => toldSoFar(lines), [lines]);
  const isPlayer = match.me !== null;
  const say = useMemo(
    () =>
      isPlayer
        ? (statement: Shape["statement"]) => void session.send({ kind: "say", say: { statement } })
        : null,
    [session, isPlayer],
  );
  return (
    <div class="board-place" ref={place}>
      <table.Board
        view={view}
        ghost={ghost}
        decision={decision}
        looked={looked}
        seats={seats}
        me={match.me}
        text={text}
        locale={text.locale}
        offer={(id) => {
          const name = id === undefined || choosing.waiting.value ? undefined : names.get(id);
          if (id === undefined || name === undefined) return {};
          const isBarred = decision?.answers.every((answer) => answer.id !== id) === true;
          return offerOf(id, name, looked, isBarred);
        }}
        told={told}
        say={say}
        achieved={achieved}
        notebook={isPlayer ? `notebook ${session.id} ${me.value?.id ?? ""}` : null}
      />
      {show.busy.value && (
        <button type="button" class="skip" onClick={() => show.pace.hurry()}>
          <Icon name={icons.skip} />
          <span>{t.value.table.skip}</span>
        </button>
      )}
    </div>
  );
}

/** What the board shows, and how many lines of the log have led there. */
interface Seen {
  readonly view: Shape["view"];
  readonly lines: number;
}

interface Happening {
  readonly event: Shape["event"];
  /** The number of its line in the log. */
  readonly line: number;
}

function showing(
  session: TableSession,
  game: FrameProps["game"],
  table: FrameProps["table"],
  place: { readonly current: HTMLDivElement | null },
  drawn: (() => void)[],
) {
  const first = session.sight.peek()?.view;
  if (first === undefined) throw new Error("A board needs a position to show.");
  const view = signal(first);
  session.pictured.value = first;
  const pace = new Pace(matchMedia("(prefers-reduced-motion: reduce)").matches);
  const draw = async (next: Shape["view"]) => {
    if (next === view.value) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    drawn.push(resolve);
    view.value = next;
    session.pictured.value = next;
    await promise;
  };
  const show = async (so: Seen) => {
    await draw(so.view);
    session.shown.value = so.lines;
  };
  const afterEvent = (so: Seen, { event, line }: Happening) => ({
    view: game.after(so.view, event),
    lines: line + 1,
  });
  const start = { view: first, lines: session.lines.peek().length };
  const playback = new Playback<Seen, Happening>(start, afterEvent, {
    show,
    async play({ event: { event }, after }, waiting) {
      const board = place.current;
      if (board === null || document.hidden) return show(after);
      pace.speed = 1 + waiting / WAITING_FOR_DOUBLE;
      const stage = onStage({
        board,
        pace,
        draw: () => draw(after.view),
        sound: (name) => {
          if (sounds.value) playSound(name);
        },
      });
      try {
        await table.play?.(event, stage);
      } catch (error) {
        // A broken animation must not stop the game behind it.
        reportError(error);
      }
      if (!stage.settled) await stage.settle();
      session.shown.value = after.lines;
    },
  });
  return {
    view,
    pace,
    busy: playback.busy,
    step: ({ lines, sight }: Step) => {
      if (!playback.busy.value) pace.resume();
      const all = session.lines.peek().length;
      const events = lines.flatMap((line, n) =>
        line.kind === "told" && line.told.kind !== "said"
          ? [{ event: line.told, line: all - lines.length + n }]
          : [],
      );
      if (!playback.busy.value) session.shown.value = all - lines.length;
      playback.push(events, { view: sight.view, lines: all });
    },
  };
}
