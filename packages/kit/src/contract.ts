import type {
  AskedDecision,
  Decision,
  Game,
  PreviewedDecision,
  Said,
  Seat,
  Shape,
  MatchEvent,
} from "@roundtable/kernel";
import type { GameText, Locale, NameGrammar, TableText } from "@roundtable/language";
import type { ComponentChild } from "preact";
import type { OfferAttributes } from "./offer.ts";
import type { ShieldName } from "./shields.ts";
import type { Stage } from "./stage.ts";

/**
 * How a game looks. `games/<id>/table/index.ts` exports one as `table`. It draws a view and says which piece stands for
 * which answer. The frame around it asks, previews, confirms, sends, keeps the log and plays the events one after
 * another.
 *
 * Methods, not properties, so that the table of one game fits where the table of any game is wanted.
 */
export interface GameTable<S extends Shape = Shape> {
  /** The board fills its box. `view` is what to draw, never more than the events that were already played. */
  Board(this: void, props: BoardProps<S>): ComponentChild;
  /** The public facts of one seat, small, beside its name in the seat list. */
  SeatNote?(this: void, props: SeatNoteProps<S>): ComponentChild;
  /** A picture of any piece for its tooltip, drawn in a square box. Without it, the icon in `pieces` is shown. */
  Picture?(this: void, props: PictureProps): ComponentChild;
  /**
   * The result at a glance, in this game's own way, at the top of the page at the end. Without it, the winners' shields
   * are shown.
   */
  Verdict?(this: void, props: EndingProps<S>): ComponentChild;
  /**
   * The end as this game shows it: why it ended, the standings, what was hidden. Without it, the ranking with the
   * public facts of each seat is shown.
   */
  Ending?(this: void, props: EndingProps<S>): ComponentChild;
  /** Further facts about a piece, in words: its price, its value, its kind. */
  facts?(this: void, piece: string, text: GameText<S>): readonly string[];
  /** The piece that explains an answer, if its sentence names another one or none; null if no piece should. */
  about?(this: void, answer: S["answer"], question: S["question"]): string | null | undefined;
  /** How pieces look in a sentence, by the piece's kind. */
  readonly pieces: Readonly<Record<string, PieceLook>>;
  /** Animates this event. Without it, every element with a key glides to its new place: `stage.settle()`. */
  play?(this: void, event: S["event"], stage: Stage): Promise<void>;
  /** Whether an event is secret from neighbours: the log keeps it covered until it is pressed. */
  isSecret?(this: void, event: S["event"]): boolean;
  /**
   * The answers to show if my own would reveal my secrets: decoys that I cannot give are among them, and all look
   * alike. So a neighbour cannot read from my screen who I am. Without it, the decision's own answers are shown.
   */
  shownAnswers?(this: void, decision: Decision<S>): readonly S["answer"][];
  /** Whether the board needs the preview of this answer at once, to mark where it leads. */
  needsPreview?(this: void, answer: S["answer"]): boolean;
  /** Events to which a replay can jump. Without it, a replay jumps only from turn to turn. */
  landmark?(this: void, event: S["event"], seats: number): Landmark | null;
  /** Whether the board itself shows everybody at the table: on a phone the seat list would only repeat it. */
  readonly showsSeats?: boolean;
  /** For games in which talk is part of the game. */
  readonly talk?: TableTalk<S>;
  /** For options that cannot be chosen one by one. */
  readonly optionEditor?: OptionEditor<S>;
}

/** The end of a round, or an event that turned the match. */
export type Landmark = "round" | "turning-point";

export interface TableTalk<S extends Shape = Shape> {
  /** Whether this seat may speak now; if not, the frame says so. */
  isOpen(this: void, view: S["view"], seat: Seat): boolean;
  /** The number of the remark that this statement answers: the frame quotes it. */
  answers?(this: void, statement: S["statement"]): number | null;
  /** Replies to another player's remark, small, beside it. */
  Replies?(this: void, props: RepliesProps<S>): ComponentChild;
}

export interface RepliesProps<S extends Shape = Shape> {
  readonly said: Said<S>;
  /** The number of the remark, 1 for the first; the same for everybody. */
  readonly nth: number;
  readonly text: GameText<S>;
  readonly locale: Locale;
  readonly say: Say<S>;
}

/** Makes a statement of the game, which everybody is told. */
export type Say<S extends Shape = Shape> = { say(this: void, statement: S["statement"]): void }["say"];

/** Edits some of the game's options together in the lobby, in place of the frame's own controls. */
interface OptionEditor<S extends Shape = Shape> {
  readonly edits: readonly (keyof S["options"] & string)[];
  Editor(this: void, props: OptionEditorProps<S>): ComponentChild;
}

export interface OptionEditorProps<S extends Shape = Shape> {
  readonly game: Game<S>;
  readonly seats: number;
  readonly options: S["options"];
  /** My achievements in this game so far. */
  readonly achieved: readonly string[];
  /** Only the host may choose; everybody else reads. */
  readonly disabled: boolean;
  readonly text: GameText<S>;
  readonly locale: Locale;
  onChoose(this: void, options: Partial<S["options"]>): void;
}

/**
 * `games/<id>/table/cover.tsx` exports one as `Cover`: a picture without words that fills its box and may be cropped at
 * any edge.
 */
export type GameCover = () => ComponentChild;

/**
 * `games/<id>/moderator/index.ts` exports one as `Moderator`: the game at a real table with one device for all. It
 * fills the page, stores its state in this browser, and needs no server.
 */
export type GameModerator = (props: ModeratorProps) => ComponentChild;

export interface ModeratorProps {
  readonly locale: Locale;
  /** The texts of any table, in that language. */
  readonly tableText: TableText;
}

export interface BoardProps<S extends Shape = Shape> {
  readonly view: S["view"];
  /** The view after the previewed answer, for a ghost; null if nothing is previewed. */
  readonly ghost: S["view"] | null;
  /**
   * The question to me; null if I am not asked, or only watch. It may be newer than `view`. It has the previews of
   * answers that were looked at, and of all if one of them `needsPreview`.
   */
  readonly decision: (PreviewedDecision<S> & AskedDecision<S>) | null;
  /** The answer that is hovered, focused or tapped once. */
  readonly previewed: string | null;
  /** In the order of the table, from seat 0. */
  readonly seats: readonly SeatAt[];
  readonly me: Seat | null;
  readonly text: GameText<S>;
  readonly locale: Locale;
  /**
   * Spread it on the element, HTML or SVG, that stands for an answer: `<g {...offer(answer?.id)}>`. The frame does the
   * rest: the gold edge, hover and focus, Enter, first and second tap, the name for screen readers. It is empty if the
   * answer is not among those shown.
   */
  readonly offer: (answerId: string | undefined) => OfferAttributes;
  /** All events that I was told and that were not undone, including talk; newer than `view` while events are played. */
  readonly events: readonly MatchEvent<S>[];
  /** null for spectators */
  readonly say: Say<S> | null;
  /** My achievements in this game, after the match including this one; null until they are loaded. */
  readonly achieved: readonly string[] | null;
  /**
   * The key under which a table stores private notes of this person at this table in the browser; null for
   * spectators.
   */
  readonly notebook: string | null;
}

export type EndingProps<S extends Shape = Shape> = Pick<
  BoardProps<S>,
  "view" | "seats" | "me" | "text" | "locale" | "events" | "achieved"
>;

export interface SeatNoteProps<S extends Shape = Shape> {
  readonly seat: Seat;
  readonly view: S["view"];
  readonly text: GameText<S>;
  readonly locale: Locale;
}

export interface PictureProps {
  readonly piece: string;
}

export interface SeatAt {
  readonly seat: Seat;
  readonly name: string;
  /** The grammar of our own bots' names: declension and gender. */
  readonly grammar?: NameGrammar;
  readonly shield: ShieldName;
  /** Who plays the seat now. */
  readonly holder: "person" | "bot";
  /** The owner's name, if the seat's person is somebody's program. */
  readonly botOf?: string;
  /** Whether the person is connected; a bot always is. */
  readonly present: boolean;
  /** Whether the table waits for this seat's answer. */
  readonly asked: boolean;
}

export interface PieceLook {
  /** An icon from the game's `table/icons.json`. */
  readonly icon?: string;
  /** A CSS colour that is readable on the page's background in both themes: `light-dark(…, …)`. */
  readonly colour?: string;
}
