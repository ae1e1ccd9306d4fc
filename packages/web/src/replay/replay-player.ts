import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Perspective, Game, Recording, Shape } from "@roundtable/kernel";
import type { GameTable, Landmark } from "@roundtable/kit";
import type { LogLine } from "@roundtable/protocol";
import { ViewerLog } from "@roundtable/protocol/viewer-log";
import type { Tempo } from "../settings/settings.ts";
import { AnimatedBoard } from "../table/board/animated-board.ts";
import { Animator } from "../table/board/animator.ts";
import { HistoryStepper, type SteppedEvent } from "../table/board/history-stepper.ts";

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;

/** The pause between two decisions while the replay runs. */
const REST_MS = 600;

export interface Mark {
  readonly moment: number;
  readonly kind: Landmark;
}

/** The log from one perspective. */
interface Reading {
  readonly lines: readonly LogLine[];
  /** How many lines there are at each moment. */
  readonly lengths: readonly number[];
}

interface Settings {
  readonly reducedMotion: boolean;
  readonly tempo: () => Tempo;
  readonly perspective: Perspective;
  readonly moment: number;
}

/** The player of a replay: its moment, its perspective and its speed. */
export class ReplayPlayer {
  readonly recording: Recording;
  readonly perspective: Signal<Perspective>;
  /** The speed, on top of the tempo. */
  readonly #speed = signal(1);
  readonly reading: ReadonlySignal<Reading>;
  readonly marks: readonly Mark[];
  readonly board: AnimatedBoard;
  readonly #stepper: HistoryStepper;
  readonly #isPlaying = signal(false);
  /** The moments after each decision, and after setup. */
  readonly #decisions: readonly number[];

  constructor(
    recording: Recording,
    first: Shape["view"],
    table: Pick<GameTable, "play" | "landmark">,
    { reducedMotion, tempo, perspective, moment }: Settings,
  ) {
    this.recording = recording;
    this.perspective = signal(perspective);
    this.reading = computed(() => readingOf(recording, this.perspective.value));
    this.marks = marksOf(recording, table);
    this.#decisions = decisionsIn(recording);
    const animator = new Animator(reducedMotion, tempo, () => this.#speed.peek());
    this.board = new AnimatedBoard(table, animator, first);
    const source = {
      viewAt: (at: number) => recording.viewAt(at, this.perspective.peek()) ?? undefined,
      between: (from: number, to: number) => this.#between(from, to),
    };
    this.#stepper = new HistoryStepper(this.board, animator, source, moment);
  }

  /** The moment that was asked for last. */
  get moment(): number {
    return this.#stepper.at.value ?? 0;
  }

  /** The moment that the board shows. */
  get shown(): number {
    return this.#stepper.reached.value ?? 0;
  }

  get speed(): ReadonlySignal<number> {
    return this.#speed;
  }

  setSpeed(speed: number): void {
    this.#speed.value = speed;
  }

  get isPlaying(): ReadonlySignal<boolean> {
    return this.#isPlaying;
  }

  /** Goes to a moment and pauses the replay. With `plainly` nothing is animated. */
  go(moment: number, plainly = false): void {
    this.#isPlaying.value = false;
    void this.#stepper.go(within(moment, this.recording.last), { plainly });
  }

  decision(by: 1 | -1): void {
    this.go(neighbour(this.#decisions, this.#at, by, this.recording.last));
  }

  turn(by: 1 | -1): void {
    this.go(neighbour(this.recording.turns, this.#at, by, this.recording.last));
  }

  mark(by: 1 | -1): void {
    const moments = this.marks.map(({ moment }) => moment);
    this.go(neighbour(moments, this.#at, by, this.recording.last));
  }

  look(perspective: Perspective): void {
    this.perspective.value = perspective;
    const view = this.recording.viewAt(this.#at, perspective);
    if (view !== null) void this.board.draw(view);
  }

  /** Plays to the end, or until it is paused; from the beginning if it was at the end. */
  async play(): Promise<void> {
    const { last } = this.recording;
    this.#isPlaying.value = true;
    if (this.#at === last) await this.#stepper.go(0);
    while (this.#isPlaying.peek() && this.#at < last) {
      await this.#stepper.go(neighbour(this.#decisions, this.#at, 1, last));
      await new Promise((resolve) => setTimeout(resolve, REST_MS / this.#speed.peek()));
    }
    this.#isPlaying.value = false;
  }

  pause(): void {
    this.#isPlaying.value = false;
  }

  get #at(): number {
    return this.#stepper.at.peek() ?? 0;
  }

  /** A single decision is animated; over several decisions pieces only move. */
  #between(from: number, to: number): readonly SteppedEvent[] | null {
    if (to <= from || this.#decisions.some((moment) => moment > from && moment < to)) return null;
    const { recording } = this;
    const perspective = this.perspective.peek();
    let view = recording.viewAt(from, perspective);
    if (view === null) return null;
    const events: SteppedEvent[] = [];
    for (let moment = from + 1; moment <= to; moment++) {
      for (const event of recording.seenAt(moment, perspective)) {
        if (event.kind === "said") continue;
        view = viewAfter(recording.game, view, event);
        events.push({ event, view });
      }
    }
    return events.length === 0 ? null : events;
  }
}

export function readingOf(recording: Recording, perspective: Perspective): Reading {
  const { game, log, last } = recording;
  const entries = Array.from({ length: last + 1 }, (_, moment) => ({
    entry: log.entries[moment - 1] ?? null,
    told: recording.toldAt(moment),
  }));
  const viewerLog = new ViewerLog(game, perspective, entries);
  return { lines: viewerLog.readOn(), lengths: viewerLog.lengths };
}

/** If a moment has several marks, a turning point counts more than the end of a round. */
function marksOf(recording: Recording, { landmark }: Pick<GameTable, "landmark">): Mark[] {
  if (landmark === undefined) return [];
  const marks: Mark[] = [];
  const { seats } = recording.log.header;
  for (let moment = 1; moment <= recording.last; moment++) {
    const kinds = recording
      .seenAt(moment, "open")
      .flatMap((event) => (event.kind === "said" ? [] : (landmark(event, seats) ?? [])));
    const [first] = kinds;
    if (first !== undefined)
      marks.push({ moment, kind: kinds.includes("turning-point") ? "turning-point" : first });
  }
  return marks;
}

function decisionsIn({ log, last }: Recording): number[] {
  const decided = log.entries.flatMap(({ kind, n }) => (kind === "answer" || kind === "undo" ? [n] : []));
  return [0, ...decided.filter((moment) => moment <= last)];
}

function neighbour(moments: readonly number[], at: number, by: 1 | -1, last: number): number {
  return by === 1
    ? (moments.find((moment) => moment > at) ?? last)
    : (moments.findLast((moment) => moment < at) ?? 0);
}

function within(moment: number, last: number): number {
  return Math.min(last, Math.max(0, moment));
}

/** Older rules may have events that the current ones do not know. */
function viewAfter(game: Pick<Game, "after">, view: Shape["view"], event: Shape["event"]): Shape["view"] {
  try {
    return game.after(view, event);
  } catch {
    return view;
  }
}
