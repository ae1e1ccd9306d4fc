import type { Chance } from "./chance/chance.ts";
import type { OptionSpecs, OptionValues } from "./options.ts";
import type { Seat, Viewer } from "./seat.ts";
import type { Dealer } from "./chance/dealer.ts";
import type { Said, Talk } from "./talk.ts";

/**
 * The types of one game in one interface: `interface GrailCup extends Shape { state: …; view: …; }`. All are plain
 * JSON.
 */
export interface Shape {
  options: OptionValues;
  state: object;
  view: { readonly awaited: AwaitedDecision | null };
  question: { readonly kind: string };
  answer: { readonly kind: string; readonly id: string };
  event: { readonly kind: string };
  problem: { readonly kind: string };
  statement: { readonly kind: string };
}

/**
 * The seats that the table waits for, and the question, as far as the viewer may know. Every view has it. Where it is
 * a secret who has answered, `seats` are all who were asked, and nobody else learns whose time ran out.
 */
export interface AwaitedDecision {
  readonly seats: readonly Seat[];
  /** The kind of the question. */
  readonly question: string;
  /**
   * Set where it is a secret who of them has answered, or what each of them could answer. Then nobody else is told
   * that one of them asked for a hint or ran out of time.
   */
  readonly secretly?: true;
}

/** What is asked of one seat, and everything it may answer. */
export interface Decision<S extends Shape = Shape> {
  readonly question: S["question"];
  /**
   * Every legal answer; never empty. An answer keeps its id whatever else is legal. An id is never a list position.
   */
  readonly answers: readonly S["answer"][];
  /** How long this may take, and which answer is given when the time is over. The server keeps the clock. */
  readonly duration?: { readonly seconds: number; readonly then: string };
}

/** Everything that people are told: events of the game, and talk. */
export type MatchEvent<S extends Shape = Shape> = S["event"] | Said<S>;

export interface Outcome {
  /** All winners. A shared win or a team's win has several. */
  readonly winners: readonly Seat[];
  /** The final order, best first, with seats that share a place together. Only where an order means something. */
  readonly ranking?: readonly (readonly Seat[])[];
}

export interface Check<Problem> {
  /** With any of these the table cannot start. */
  readonly errors: readonly Problem[];
  /** Problems that are worth mentioning but allowed. */
  readonly warnings: readonly Problem[];
}

/** What the simulator counts over many games: plain averages, and how often something held. */
export interface Statistics {
  readonly averages: Readonly<Record<string, number>>;
  readonly rates: Readonly<Record<string, readonly { readonly of: string; readonly held: boolean }[]>>;
}

/** What people can count over all their matches, in words that never change their meaning. */
export interface Facts {
  readonly points?: number;
  /** All points by their source. */
  readonly sources?: Readonly<Record<string, number>>;
  /** What the seat was or had, by kind: for example its side, its character, or its cards of the last round. */
  readonly had?: Readonly<Record<string, readonly string[]>>;
}

/**
 * A game is a pure function of decisions and chance. Server, browser, bots, fuzzer and tests use this and nothing else.
 * `apply` changes the state in place; everything else leaves it alone.
 */
export interface Game<S extends Shape = Shape> {
  readonly id: string;
  /** Goes up whenever the same log could lead to another position. */
  readonly version: number;
  /** `usual` is a good number for a first game. */
  readonly seats: { readonly min: number; readonly max: number; readonly usual: number };
  readonly options: OptionSpecs<S["options"]>;
  /** Whether the table may agree to undo what was revealed or done by others. */
  readonly takeBack: "free-only" | "by-agreement";

  /** Checks options by the game's own rules. The seat count and the single values are already valid. */
  check(seats: number, options: S["options"]): Check<S["problem"]>;
  setup(seats: number, options: S["options"], dealer: Dealer<S["event"]>): S["state"];

  /** The seats that must decide now; several when they decide at the same time. Empty only when the game is over. */
  asked(state: S["state"]): readonly Seat[];
  /** What is asked of this seat, or null if nothing is. It must be fast: bots call it millions of times. */
  decision(state: S["state"], seat: Seat): Decision<S> | null;
  /** Carries out one of the answers that `decision` offers now. */
  apply(state: S["state"], seat: Seat, answer: S["answer"], dealer: Dealer<S["event"]>): void;
  outcome(state: S["state"]): Outcome | null;

  /**
   * Builds what this viewer may know. The view does not change when a later answer changes the state. Where the
   * public view of the same state exists it is passed in, and equal parts may be shared with it.
   */
  view(state: S["state"], viewer: Viewer, publicView?: S["view"]): S["view"];
  /** The event as this viewer perceives it, or null. Talk passes through here as well. */
  see(event: MatchEvent<S>, viewer: Viewer): MatchEvent<S> | null;
  /**
   * The view after this event, from the view before it and the event as its viewer perceives it. The page uses it to
   * show the result of each event before the true view arrives, and to preview an answer. All events of an answer
   * together lead to the true view, except for `awaited` and what `replay.stripUntold` removes. An event that changes
   * nothing visible returns the same view.
   */
  after(view: S["view"], event: S["event"]): S["view"];

  /**
   * Another state that this viewer cannot tell from this one: everything hidden from them is changed at random, and
   * everything they were ever sent stays true. It is written from the rules on what is hidden, never from `view`.
   * Bots imagine with it. It must not depend on the true hidden state: the same chance gives the same result for all
   * states that this viewer cannot tell apart.
   */
  redeal(state: S["state"], viewer: Viewer, chance: Chance): S["state"];
  /** Changes an event that led to the original state into the event that would have led to the redealt state. */
  retell(event: S["event"], redealt: S["state"]): S["event"];
  /** By name, what is hidden from this viewer now. The suite checks that redeals change each of them. */
  secrets(state: S["state"], viewer: Viewer): Readonly<Record<string, unknown>>;

  /** A quicker copy of the state than through JSON. */
  clone?(state: S["state"]): S["state"];
  readonly lobby?: Lobby<S>;
  readonly replay?: Replay<S>;
  readonly talk?: Talk<S>;
  readonly statistics?: GameStatistics<S>;
}

/** What the lobby needs from a game, besides its options. */
interface Lobby<S extends Shape = Shape> {
  /** How long people usually think, in seconds: over a whole match, and over one hard decision. */
  thinking?(seats: number): { readonly match: number; readonly decision: number };
  /**
   * Whether this option changes anything beside the others. If not, it has its default. Without this method, all
   * options apply.
   */
  applies?(option: string, seats: number, options: S["options"]): boolean;
}

/** What the replay of a match needs from a game. */
interface Replay<S extends Shape = Shape> {
  /**
   * The view with nothing hidden, only for replays of finished matches. Without it, replays only tell what was
   * hidden.
   */
  openView?(state: S["state"]): S["view"];
  /** Removes from a view what no event tells. Without it, events tell everything except `awaited`. */
  stripUntold?(view: S["view"]): object;
}

/** What is counted when a game is over. */
interface GameStatistics<S extends Shape = Shape> {
  /**
   * What this seat has achieved by the end of the game, in words that never change their meaning. The server keeps
   * them for the person, unless a move that showed dice or cards was undone. No rule ever reads them.
   */
  achieved?(state: S["state"], seat: Seat): readonly string[];
  /** What the simulator counts over many games. */
  summary?(state: S["state"]): Statistics;
  /**
   * The facts remembered about this seat when the game is over and nothing is hidden. Without it, only the winners
   * are.
   */
  facts?(state: S["state"], seat: Seat): Facts;
  /** For games of two sides: what the sides are called, and to which one a seat was dealt. */
  readonly sides?: Sides<S>;
}

interface Sides<S extends Shape = Shape> {
  readonly names: readonly [string, string];
  of(state: S["state"], seat: Seat): string;
}

export function copyOf<S extends Shape>(game: Game<S>, state: S["state"]): S["state"] {
  return game.clone === undefined ? plainCopy(state) : game.clone(state);
}

export function plainCopy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
