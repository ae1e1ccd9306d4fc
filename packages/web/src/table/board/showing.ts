import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Game, MatchSight, Shape } from "@roundtable/kernel";
import type { GameTable } from "@roundtable/kit";
import type { LogLine, Sight } from "@roundtable/protocol";
import { reportCaught } from "../../errors/failure.ts";
import { BoardStage } from "./board-stage.ts";
import type { AnimationSpeed } from "./animation-speed.ts";
import { type Beat, Playback } from "./playback.ts";
import { Recap, type Step } from "./recap.ts";
import { Stepper } from "./stepper.ts";
import { takenBackLines } from "../log/log-line.ts";
import type { Advance, TableSession } from "../session.ts";

/** Whatever happens takes at least this long, so that its line can be found in the log. */
const LEAST_MS = 300;

/** A page that is not drawn has no frames to wait for. */
const NO_FRAME_MS = 100;

/** With more moves than this behind it, a move is only shown, not played. */
const MOST_WAITING = 16;

/** What the board shows, and how many lines of the log have led there. */
interface Seen {
  readonly view: Shape["view"];
  readonly lines: number;
  readonly isAsked: boolean;
  /** The question to which it has led, by its id. */
  readonly question: string | null;
}

interface Happening {
  readonly event: Shape["event"];
  /** The number of its line in the log. */
  readonly line: number;
}

/** Where one is in what happened since one's last turn. */
interface Past {
  /** 1 for the first event. */
  readonly at: number;
  readonly of: number;
  readonly line: LogLine;
  /** The lines of the log up to there, its own among them. */
  readonly lines: number;
}

/** What I saw right before my last answer, and how many lines my log had then. */
interface Since {
  readonly view: Shape["view"];
  readonly line: number;
}

/**
 * The match as far as it has been seen to happen. The session knows all that has come; log, bar and rail must not tell
 * what the board is about to show, so they ask here.
 */
export class Showing {
  /** The lines of the log that the board has shown. */
  readonly lines: ReadonlySignal<readonly LogLine[]>;
  /** The match is over, and the board has shown how: until then nothing else may tell. */
  readonly over: ReadonlySignal<boolean>;
  /**
   * What is asked of me, once the board has shown what led there. At once where I knew what would follow from my answer,
   * where a clock counts my time, and for whoever looks at the past, who would not be called back otherwise.
   */
  readonly decision: ReadonlySignal<MatchSight["decision"]>;
  /** What the board shows instead of the present; null while it shows that. */
  readonly past: ReadonlySignal<Past | null>;
  /** How many events I could look at again. */
  readonly recalled: ReadonlySignal<number>;
  /** How many lines there were when the page was opened: what they tell can be recalled once. */
  readonly #opened = signal(0);
  readonly #after: Game["after"];
  readonly #session: TableSession;
  readonly #pace: AnimationSpeed;
  readonly #stage: BoardStage;
  readonly #playback: Playback<Seen, Happening>;
  readonly #shown: Signal<number>;
  /** The question that the board has come to, and how many lines of the log have led there. */
  readonly #reached: Signal<Pick<Seen, "question" | "lines">>;
  readonly #recap: Recap<Shape["view"], Shape["event"]>;
  readonly #stepper: Stepper;
  /** What of the move that is played was seen. */
  #move: Step<Shape["view"], Shape["event"]>[] = [];
  /** The present as far as the board has shown it. */
  #present: Shape["view"];
  #back: PromiseWithResolvers<void> | null = null;
  /** The next that comes is what follows from my answer. */
  #hasAnswered = false;
  /** The line of the log from which on nothing is skipped. */
  #skipTo = 0;
  #followed: Sight;

  constructor(session: TableSession, game: Pick<Game, "after">, table: GameTable, pace: AnimationSpeed) {
    const first = session.sight.peek();
    if (first === null) throw new Error("A board needs a position to show.");
    this.#followed = first;
    this.#session = session;
    this.#pace = pace;
    const start = {
      view: first.view,
      lines: session.lines.peek().length,
      isAsked: session.decision.peek() !== null,
      question: first.decision?.id ?? null,
    };
    this.#opened.value = start.lines;
    this.#after = (view, event) => game.after(view, event);
    this.#present = start.view;
    this.#stage = new BoardStage(table, pace, start.view);
    this.#shown = signal(start.lines);
    this.#reached = signal(start);
    this.#recap = new Recap<Shape["view"], Shape["event"]>(start.view);
    this.#stepper = new Stepper(this.#stage, pace, this.#recap);
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
    const afterEvent = (seen: Seen, { event, line }: Happening): Seen => ({
      ...seen,
      view: game.after(seen.view, event),
      lines: line + 1,
    });
    this.#playback = new Playback<Seen, Happening>(start, afterEvent, {
      show: (seen, isLast) => this.#endMove(seen, isLast),
      play: (beat, waiting) => this.#play(beat, waiting),
      failed: (error) => reportCaught(error, "animation"),
    });
  }

  /** The position on the board. */
  get view(): ReadonlySignal<Shape["view"]> {
    return this.#stage.view;
  }

  /** Something is being played. */
  get busy(): ReadonlySignal<boolean> {
    return this.#playback.busy;
  }

  /** Plays on this board whatever happens from now on, until the returned function is called. */
  playOn(board: HTMLElement): () => void {
    const strike = this.#stage.setOn(board);
    const stop = this.#session.onAdvance((advance) => this.#follow(advance));
    // In a hidden tab nothing moves on: what is asked of me, and the sign of the tab, must not wait for that.
    const hide = () => {
      if (document.hidden && this.busy.peek() && this.#back === null) this.hurry();
    };
    document.addEventListener("visibilitychange", hide);
    // What has come before there was a board is shown, not played.
    const sight = this.#session.sight.peek();
    if (sight !== null && sight !== this.#followed) this.#follow({ lines: [], sight });
    return () => {
      document.removeEventListener("visibilitychange", hide);
      stop();
      strike();
    };
  }

  /** The board has drawn the position of `view`. */
  drawn(): void {
    this.#stage.drawn();
  }

  /** Whoever presses something has seen enough of what has come so far. */
  hurry(): void {
    this.#skipTo = this.#session.lines.peek().length;
    this.#stage.finish();
  }

  /** My answer is on its way: what follows is no longer of my last turn, and the board is wanted as it is. */
  answered(): void {
    this.#recap.answered(this.#session.lines.peek().length);
    this.#hasAnswered = true;
    this.#opened.value = 0;
    void this.lookBack(null);
    this.hurry();
  }

  /** Whether there may be more to look at again than was seen here. */
  get mayRecall(): boolean {
    return this.#opened.value > 0;
  }

  /** What happened while I was away, told by what I saw before I left, and by my log. */
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
   * The board shows how it was after this event since my last turn, 1 for the first; null for the present again. The one
   * after the one that is shown is played as it was at its time. Whatever happens meanwhile waits.
   */
  async lookBack(at: number | null): Promise<void> {
    const isThere = at === null || (at >= 1 && at <= this.recalled.peek());
    const isHere = at === this.#stepper.at.peek();
    if (!isThere || isHere || (this.#back === null && this.busy.peek())) return;
    this.#back ??= Promise.withResolvers<void>();
    this.hurry();
    if ((await this.#stepper.go(at)) && this.#stepper.at.peek() === null) await this.#comeBack();
  }

  async #comeBack(): Promise<void> {
    await this.#stage.draw(this.#present);
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
    // An answer that can be taken back freely has asked no chance and shown nobody anything: its preview has told it all.
    if (this.#hasAnswered && sight.undo === "free") this.#reach(seen);
    if (events.length > 0) this.#hasAnswered = false;
    this.#playback.push(events, seen);
  }

  async #play({ event: { event, line }, after }: Beat<Seen, Happening>, waiting: number): Promise<void> {
    if (this.#back !== null) await this.#back.promise;
    if (line >= this.#skipTo) this.#pace.resume();
    const before = this.#present;
    this.#move.push({ event, line, view: after.view });
    this.#present = after.view;
    // What nobody has time to see is there with the end of its move.
    if (!this.#stage.isSet || document.hidden || waiting > MOST_WAITING || this.#pace.hurried) return;
    this.#pace.waiting = waiting;
    if (before !== this.view.peek()) await this.#stage.draw(before);
    await Promise.all([this.#stage.play(event, after.view), this.#pace.pause(LEAST_MS)]);
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
    // What is not seen to happen is drawn once in a frame, however many moves it is.
    if (this.#pace.hurried && this.#stage.isSet && !document.hidden) {
      await nextFrame();
      if (!isLast()) return this.#recap.seen(move, view, isAsked);
    }
    await this.#stage.draw(view);
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
