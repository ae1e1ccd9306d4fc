import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Game, MatchSight, Shape } from "@roundtable/kernel";
import type { GameTable } from "@roundtable/kit";
import type { LogLine, Sight } from "@roundtable/protocol";
import { reportCaught } from "../../errors/failure.ts";
import { AnimatedBoard } from "./animated-board.ts";
import type { Animator } from "./animator.ts";
import { type QueuedEvent, AnimationQueue } from "./animation-queue.ts";
import { Recap, type Step } from "./recap.ts";
import { HistoryStepper } from "./history-stepper.ts";
import { takenBackLines } from "../log/log-line.ts";
import type { Advance, TableSession } from "../session.ts";

/** Every event takes at least this long, so that the player can find its line in the log. */
const LEAST_MS = 300;

/** In a page that is not drawn no frame ever comes; after this long we go on without one. */
const NO_FRAME_MS = 100;

/** With more waiting moves than this, a move is not animated; only its last position is drawn. */
const MOST_WAITING = 16;

/** A position of the board, and how many lines of the log have led to it. */
interface Seen {
  readonly view: Shape["view"];
  readonly lines: number;
  readonly isAsked: boolean;
  /** The id of the question that this position asks me; null for none. */
  readonly question: string | null;
}

interface LoggedEvent {
  readonly event: Shape["event"];
  /** The index of its line in the log. */
  readonly line: number;
}

/** The step of the recap that the board shows. */
interface Past {
  /** 1 for the first event */
  readonly at: number;
  readonly of: number;
  readonly line: LogLine;
  /** How many lines the log has up to and including this event. */
  readonly lines: number;
}

/** The view that I had right before my last answer, and how many lines my log had then. */
interface Since {
  readonly view: Shape["view"];
  readonly line: number;
}

/**
 * The match as far as the board has shown it. The session knows everything that has arrived. But log, action bar and seat
 * list must not give away what the board is about to show, so they read from here.
 *
 * The parts: `AnimationQueue` holds the moves that wait. `AnimatedBoard` draws positions and animates one event at a time.
 * `Animator` times the animations. `createStage` makes the stage on which the game's own code animates an event.
 * `HistoryStepper` goes back and forth in the `Recap`.
 */
export class AnimatedMatch {
  /** The log, up to the event that the board shows. */
  readonly lines: ReadonlySignal<readonly LogLine[]>;
  /** True once the match is over and the board has shown its end. */
  readonly over: ReadonlySignal<boolean>;
  /**
   * The question to me, once the board has shown what led to it. It comes at once if the preview of my answer told
   * everything, or if a clock is running for me. While I watch the past it comes at once too, since I would miss it
   * otherwise.
   */
  readonly decision: ReadonlySignal<MatchSight["decision"]>;
  /** The past position that the board shows; null while it shows the present. */
  readonly past: ReadonlySignal<Past | null>;
  /** How many events the recap has. */
  readonly recalled: ReadonlySignal<number>;
  /** How many lines the log had when the page was opened. Their events can be added to the recap once. */
  readonly #opened = signal(0);
  readonly #after: Game["after"];
  readonly #session: TableSession;
  readonly #animator: Animator;
  readonly #board: AnimatedBoard;
  readonly #playback: AnimationQueue<Seen, LoggedEvent>;
  readonly #shown: Signal<number>;
  /** The question that the board has reached, and how many lines of the log led to it. */
  readonly #reached: Signal<Pick<Seen, "question" | "lines">>;
  readonly #recap: Recap<Shape["view"], Shape["event"]>;
  readonly #stepper: HistoryStepper;
  /** The steps of the current move that were played so far. */
  #move: Step<Shape["view"], Shape["event"]>[] = [];
  /** The newest position that the board has reached; while the recap is open, it shows another. */
  #present: Shape["view"];
  #back: PromiseWithResolvers<void> | null = null;
  /** The next move to arrive is the result of my own answer. */
  #hasAnswered = false;
  /** Events before this line of the log are skipped. */
  #skipTo = 0;
  #followed: Sight;

  constructor(session: TableSession, game: Pick<Game, "after">, table: GameTable, animator: Animator) {
    const first = session.sight.peek();
    if (first === null) throw new Error("A board needs a position to show.");
    this.#followed = first;
    this.#session = session;
    this.#animator = animator;
    const start = {
      view: first.view,
      lines: session.lines.peek().length,
      isAsked: session.decision.peek() !== null,
      question: first.decision?.id ?? null,
    };
    this.#opened.value = start.lines;
    this.#after = (view, event) => game.after(view, event);
    this.#present = start.view;
    this.#board = new AnimatedBoard(table, animator, start.view);
    this.#shown = signal(start.lines);
    this.#reached = signal(start);
    this.#recap = new Recap<Shape["view"], Shape["event"]>(start.view);
    this.#stepper = new HistoryStepper(this.#board, animator, this.#recap);
    this.lines = computed(() => session.lines.value.slice(0, this.#shown.value));
    this.over = computed(() => {
      const { status, ended } = session.info.value ?? {};
      const isKnown = ended !== "played" || session.sight.value?.outcome != null;
      return status === "over" && isKnown && this.#shown.value >= session.lines.value.length;
    });
    this.recalled = computed(() => this.#recap.steps.value.length);
    this.past = computed(() => {
      const at = this.#stepper.at.value;
      const steps = this.#recap.steps.value;
      const step = at === null ? undefined : steps[at - 1];
      const line = step === undefined ? undefined : session.lines.value[step.line];
      return at === null || step === undefined || line === undefined
        ? null
        : { at, of: steps.length, line, lines: step.line + 1 };
    });
    this.decision = computed(() => {
      const decision = session.decision.value;
      const isReached = decision?.id === this.#reached.value.question;
      const isTimed = session.info.value?.clock.kind === "live";
      return isReached || isTimed || this.past.value !== null ? decision : null;
    });
    const afterEvent = (seen: Seen, { event, line }: LoggedEvent): Seen => ({
      ...seen,
      view: game.after(seen.view, event),
      lines: line + 1,
    });
    this.#playback = new AnimationQueue<Seen, LoggedEvent>(start, afterEvent, {
      show: (seen, isLast) => this.#endMove(seen, isLast),
      play: (beat, waiting) => this.#play(beat, waiting),
      failed: (error) => reportCaught(error, "animation"),
    });
  }

  /** The position on the board. */
  get view(): ReadonlySignal<Shape["view"]> {
    return this.#board.view;
  }

  /** Whether a move is being played. */
  get busy(): ReadonlySignal<boolean> {
    return this.#playback.busy;
  }

  /** Animates all new events inside this element, until the returned function is called. */
  playOn(element: HTMLElement): () => void {
    const strike = this.#board.attach(element);
    const stop = this.#session.onAdvance((advance) => this.#follow(advance));
    // A hidden tab animates nothing, and neither my question nor the tab's alert may wait for that.
    const hide = () => {
      if (document.hidden && this.busy.peek() && this.#back === null) this.skip();
    };
    document.addEventListener("visibilitychange", hide);
    // Moves that arrived before there was a board are drawn, not animated.
    const sight = this.#session.sight.peek();
    if (sight !== null && sight !== this.#followed) this.#follow({ lines: [], sight });
    return () => {
      document.removeEventListener("visibilitychange", hide);
      stop();
      strike();
    };
  }

  /** Called by the component once it has rendered the position in `view`. */
  drawn(): void {
    this.#board.drawn();
  }

  /** Skips everything that has arrived so far: somebody who presses something has seen enough of it. */
  skip(): void {
    this.#skipTo = this.#session.lines.peek().length;
    this.#board.finish();
  }

  /** My answer is being sent: the recap of my last turn ends here, and the board goes back to the present. */
  answered(): void {
    this.#recap.answered(this.#session.lines.peek().length);
    this.#hasAnswered = true;
    this.#opened.value = 0;
    void this.lookBack(null);
    this.skip();
  }

  /** Whether there are events from before the page was opened that the recap does not have yet. */
  get mayRecall(): boolean {
    return this.#opened.value > 0;
  }

  /** Adds to the recap what happened while I was away. It is computed from the view that I had last and from my log. */
  async recall(since: () => Promise<Since | null>): Promise<void> {
    const opened = this.#opened.peek();
    this.#opened.value = 0;
    const past = await since().catch(() => null);
    if (past === null) return;
    const lines = this.#session.lines.peek().slice(0, opened);
    const struck = takenBackLines(lines);
    let { view } = past;
    const steps: Step<Shape["view"], Shape["event"]>[] = [];
    for (const [n, of] of lines.entries()) {
      if (n < past.line || of.kind !== "told" || of.told.kind === "said" || struck.has(n)) continue;
      view = this.#after(view, of.told);
      steps.push({ event: of.told, line: n, view });
    }
    this.#recap.recall(past.view, steps);
  }

  /**
   * Shows the board as it was after this event of the recap, where 1 is the first; null goes back to the present. Going
   * on by one event animates it. New moves wait meanwhile.
   */
  async lookBack(at: number | null): Promise<void> {
    const isThere = at === null || (at >= 1 && at <= this.recalled.peek());
    const isHere = at === this.#stepper.at.peek();
    if (!isThere || isHere || (this.#back === null && this.busy.peek())) return;
    this.#back ??= Promise.withResolvers<void>();
    this.skip();
    if ((await this.#stepper.go(at)) && this.#stepper.at.peek() === null) await this.#comeBack();
  }

  async #comeBack(): Promise<void> {
    await this.#board.draw(this.#present);
    this.#back?.resolve();
    this.#back = null;
  }

  #follow({ lines, sight }: Advance): void {
    this.#followed = sight;
    const all = this.#session.lines.peek().length;
    const before = all - lines.length;
    const events = lines.flatMap((line, n) =>
      line.kind === "told" && line.told.kind !== "said" ? [{ event: line.told, line: before + n }] : [],
    );
    const isAsked = this.#session.decision.peek() !== null;
    const seen = { view: sight.view, lines: all, isAsked, question: sight.decision?.id ?? null };
    // If my answer can be undone freely, it used no chance and revealed nothing. Its preview has told me everything.
    if (this.#hasAnswered && sight.undo === "free") this.#reach(seen);
    if (events.length > 0) this.#hasAnswered = false;
    this.#playback.push(events, seen);
  }

  async #play(
    { event: { event, line }, after }: QueuedEvent<Seen, LoggedEvent>,
    waiting: number,
  ): Promise<void> {
    if (this.#back !== null) await this.#back.promise;
    if (line >= this.#skipTo) this.#animator.resume();
    const before = this.#present;
    this.#move.push({ event, line, view: after.view });
    this.#present = after.view;
    // A skipped event is drawn with the end of its move.
    if (!this.#board.isAttached || document.hidden || waiting > MOST_WAITING || this.#animator.isSkipping)
      return;
    this.#animator.waiting = waiting;
    if (before !== this.view.peek()) await this.#board.draw(before);
    await Promise.all([this.#board.play(event, after.view), this.#animator.pause(LEAST_MS)]);
    this.#shown.value = after.lines;
  }

  #reach({ question, lines }: Seen): void {
    if (lines >= this.#reached.peek().lines) this.#reached.value = { question, lines };
  }

  async #endMove(seen: Seen, isLast: () => boolean): Promise<void> {
    if (this.#back !== null) await this.#back.promise;
    const { view, lines, isAsked } = seen;
    const move = this.#move;
    this.#move = [];
    this.#present = view;
    // While skipping, draw at most once per frame, however many moves there are.
    if (this.#animator.isSkipping && this.#board.isAttached && !document.hidden) {
      await nextFrame();
      if (!isLast()) return this.#recap.seen(move, view, isAsked);
    }
    await this.#board.draw(view);
    this.#recap.seen(move, view, isAsked);
    this.#shown.value = lines;
    this.#reach(seen);
  }
}

async function nextFrame(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const timer = setTimeout(resolve, NO_FRAME_MS);
  requestAnimationFrame(resolve);
  await promise;
  clearTimeout(timer);
}
