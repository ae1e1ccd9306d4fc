import type { Chance } from "./chance.ts";
import type { OptionSpecs, OptionValues } from "./options.ts";
import type { Seat, Viewer } from "./seat.ts";
import type { Dealer } from "./dealer.ts";
import type { Said, Talk } from "./talk.ts";

/** The types of one game, in one bag: `interface GrailCup extends Shape { state: …; view: …; }`. All are plain JSON. */
export interface Shape {
  options: OptionValues;
  state: object;
  view: { readonly awaited: WaitedFor | null };
  question: { readonly kind: string };
  answer: { readonly kind: string; readonly id: string };
  event: { readonly kind: string };
  problem: { readonly kind: string };
  statement: { readonly kind: string };
}

/**
 * Whom the table waits for and for what, as the viewer may know it; every view says so. Where who has answered is a
 * secret, `seats` are all who were asked, whether they have answered or not; nor is anybody else told whose time was
 * over then.
 */
export interface WaitedFor {
  readonly seats: readonly Seat[];
  /** The kind of the question. */
  readonly question: string;
  /**
   * Who of them has answered, or what each of them could answer, is a secret. So nobody else is told that one of them asked
   * for a hint, or let the time run out. Left out where both are public.
   */
  readonly secretly?: true;
}

/** What is asked of one seat, and everything it may answer. */
export interface Decision<S extends Shape = Shape> {
  readonly question: S["question"];
  /** Every legal answer; never empty. An answer keeps its id whatever else is legal: an id is never a list position. */
  readonly answers: readonly S["answer"][];
  /** How long this may take and which answer is given when the time is over. The server keeps the clock. */
  readonly duration?: { readonly seconds: number; readonly then: string };
}

/** Everything that people are told: what happened, and what was said. */
export type Told<S extends Shape = Shape> = S["event"] | Said<S>;

export interface Outcome {
  /** Everybody who has won; a shared win or a team's has several. */
  readonly winners: readonly Seat[];
  /** The final order, best first, seats that share a place together; only where it means something. */
  readonly ranking?: readonly (readonly Seat[])[];
}

export interface Check<Problem> {
  /** With any of these the table cannot start. */
  readonly errors: readonly Problem[];
  /** Worth a word, but allowed. */
  readonly warnings: readonly Problem[];
}

/** What the game wants counted over many games: plain averages, and how often something held. */
export interface Statistics {
  readonly averages: Readonly<Record<string, number>>;
  readonly rates: Readonly<Record<string, readonly { readonly of: string; readonly held: boolean }[]>>;
}

/** What a person can count over all his matches, in words that never change their meaning. */
export interface Facts {
  readonly points?: number;
  /** Where the points have come from, all of them. */
  readonly sources?: Readonly<Record<string, number>>;
  /** What the seat was or had, by kind: its side, its character, the cards of the last round. */
  readonly had?: Readonly<Record<string, readonly string[]>>;
}

/**
 * A game is a pure function of decisions and chance. Server, browser, bots, fuzzer and tests use this and nothing else.
 * `apply` changes the state in place; everything else leaves it alone.
 */
export interface Game<S extends Shape = Shape> {
  readonly id: string;
  /** Goes up whenever the same log could lead elsewhere. */
  readonly version: number;
  /** `usual` is a good company for a first game. */
  readonly seats: { readonly min: number; readonly max: number; readonly usual: number };
  readonly options: OptionSpecs<S["options"]>;
  /** Whether the table may agree to take back what was revealed or done by others. */
  readonly takeBack: "free-only" | "by-agreement";

  /** What the game itself has to say of these options; the seat count and the values are already sound. */
  check(seats: number, options: S["options"]): Check<S["problem"]>;
  setup(seats: number, options: S["options"], dealer: Dealer<S["event"]>): S["state"];

  /** Who must decide now; several when they decide at the same time. Empty only when the game is over. */
  asked(state: S["state"]): readonly Seat[];
  /** What is asked of this seat, or null if nothing is. Quick: bots call it by the million. */
  decision(state: S["state"], seat: Seat): Decision<S> | null;
  /** Carries out one of the answers that `decision` offers now. */
  apply(state: S["state"], seat: Seat, answer: S["answer"], dealer: Dealer<S["event"]>): void;
  outcome(state: S["state"]): Outcome | null;

  /**
   * Builds, from nothing, what this viewer may know. It stays as it is built when a later answer changes the state. Where
   * the public's view of this very state is at hand it is given as well: what is the same may be shared with it.
   */
  view(state: S["state"], viewer: Viewer, publicView?: S["view"]): S["view"];
  /** The event as this viewer perceives it, or null. Talk comes through the same gate. */
  see(event: Told<S>, viewer: Viewer): Told<S> | null;
  /**
   * The view after this event, from the view before it and the event as its viewer perceives it. So each event's result
   * is shown while the true view of the whole answer is still to come, and an answer that is looked at draws its ghost.
   * All the events of an answer lead to the true view, but for `awaited` and what `replay.asTold` leaves out. An
   * event by which nothing looks different returns the same view.
   */
  after(view: S["view"], event: S["event"]): S["view"];

  /**
   * Another state that this viewer cannot tell from this one: everything he cannot know is changed at random, and all he
   * was ever sent stays explained. Written from the rules' word on what is hidden, never from `view`.
   *
   * Bots imagine by it. Where one does, it must not hang on how the hidden things truly lie: by the same chance it gives
   * the same for every state that this viewer cannot tell from another.
   */
  redeal(state: S["state"], viewer: Viewer, chance: Chance): S["state"];
  /** An event that was told on the way here, as it would have been told on the way to the redealt state. */
  retell(event: S["event"], redealt: S["state"]): S["event"];
  /** By name, what is hidden from this viewer now. The suite sees to it that a redeal changes each. */
  secrets(state: S["state"], viewer: Viewer): Readonly<Record<string, unknown>>;

  /** A quicker copy of the state than through JSON. */
  clone?(state: S["state"]): S["state"];
  readonly lobby?: Lobby<S>;
  readonly replay?: Replay<S>;
  readonly talk?: Talk<S>;
  readonly statistics?: GameStatistics<S>;
}

/** What the lobby asks of a game beside its options. */
interface Lobby<S extends Shape = Shape> {
  /** How long people usually think, in seconds: each over a whole match, and over one decision that is hard. */
  thinking?(seats: number): { readonly match: number; readonly decision: number };
  /** Whether this option changes anything beside these others; where not, it has its default. Without it, all do. */
  applies?(option: string, seats: number, options: S["options"]): boolean;
}

/** What showing a match again asks of a game. */
interface Replay<S extends Shape = Shape> {
  /**
   * The view with nothing hidden, for those who look again at a match that is over; nobody else is ever sent it. Without
   * it, what was hidden is only told.
   */
  laidOpen?(state: S["state"]): S["view"];
  /** The view without what no event tells. Without it, events tell everything but `awaited`. */
  asTold?(view: S["view"]): object;
}

/** What is counted of a game when it is over. */
interface GameStatistics<S extends Shape = Shape> {
  /**
   * What this seat has achieved by the end of the game, in words that never change their meaning. The server keeps them
   * for the person, beyond the match, if nothing that showed dice or cards was taken back in it; no rule ever asks for
   * them.
   */
  achieved?(state: S["state"], seat: Seat): readonly string[];
  /** What the simulator counts over many games. */
  summary?(state: S["state"]): Statistics;
  /** What is remembered of this seat when the game is over and everything lies open. Without it, only who has won. */
  facts?(state: S["state"], seat: Seat): Facts;
  /** Where two sides play against each other: what they are called, and on which a seat is dealt. */
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
