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
 * which answer; the frame around it asks, previews, confirms, sends, keeps the log and plays the events one after another.
 *
 * Methods, not properties: so the table of one game fits where the table of any game is wanted.
 */
export interface GameTable<S extends Shape = Shape> {
  /** The board fills the box it is given; `view` is what to draw, never more than the events that were already played. */
  Board(this: void, props: BoardProps<S>): ComponentChild;
  /** What is public of one seat, small: beside its name in the rail. */
  SeatNote?(this: void, props: SeatNoteProps<S>): ComponentChild;
  /** A picture of any piece for its pop-over, drawn in a square box. Without it, the icon of `pieces`. */
  Picture?(this: void, props: PictureProps): ComponentChild;
  /** How it ended, at a glance and in this game's own way: it leads the page at the end. Without it, the winners' shields. */
  Verdict?(this: void, props: EndingProps<S>): ComponentChild;
  /**
   * The end as this game tells it, for the page that says who has won: why, how everybody stands, what was hidden. Without
   * it, the order of the outcome with what is public of each seat.
   */
  Ending?(this: void, props: EndingProps<S>): ComponentChild;
  /** What else is to be known of a piece, in words: what it costs, what it is worth, of which kind it is. */
  facts?(this: void, piece: string, text: GameText<S>): readonly string[];
  /** The piece that explains an answer to a question, where its sentence names another or none; null where none should. */
  about?(this: void, answer: S["answer"], question: S["question"]): string | null | undefined;
  /** How the pieces that the texts name look in a sentence, by the piece's kind. */
  readonly pieces: Readonly<Record<string, PieceLook>>;
  /** How this event is seen to happen. Without it, whatever carries a key glides to its new place: `stage.settle()`. */
  play?(this: void, event: S["event"], stage: Stage): Promise<void>;
  /** An event that tells me alone what a neighbour must not read: the log keeps it covered until it is pressed. */
  isSecret?(this: void, event: S["event"]): boolean;
  /**
   * The answers to show where secrets hang on who has which: mine among others that I cannot give, all looking alike, so
   * that a neighbour does not read from my screen who I am. Without it, the decision's own.
   */
  shownAnswers?(this: void, decision: Decision<S>): readonly S["answer"][];
  /** Whether the board must know at once what would follow from this answer, to mark where it leads. */
  needsPreview?(this: void, answer: S["answer"]): boolean;
  /** Where somebody who looks at the match again may want to jump to. Without it, only from turn to turn. */
  landmark?(this: void, event: S["event"], seats: number): Landmark | null;
  /** The board shows everybody at the table itself: on a phone the rail would only repeat it. */
  readonly showsSeats?: boolean;
  /** For games in which talk is part of the game. */
  readonly talk?: TableTalk<S>;
  /** Where choosing options one by one is not enough. */
  readonly optionEditor?: OptionEditor<S>;
}

/** The end of a round, or something by which the match took another turn. */
export type Landmark = "round" | "turning-point";

export interface TableTalk<S extends Shape = Shape> {
  /** Whether this seat may speak now; the frame says so where it may not. */
  isOpen(this: void, view: S["view"], seat: Seat): boolean;
  /** The remark that this statement speaks of, by its number: the frame quotes it. */
  answers?(this: void, statement: S["statement"]): number | null;
  /** What can be said to a remark of somebody else, small, beside it. */
  Replies?(this: void, props: RepliesProps<S>): ComponentChild;
}

export interface RepliesProps<S extends Shape = Shape> {
  readonly said: Said<S>;
  /** Which remark of the match it is, 1 for the first: the same number for everybody. */
  readonly nth: number;
  readonly text: GameText<S>;
  readonly locale: Locale;
  readonly say: Say<S>;
}

/** Says a statement of the game's own; what comes of it is told to all. */
export type Say<S extends Shape = Shape> = { say(this: void, statement: S["statement"]): void }["say"];

/** Sets some of the game's options together in the lobby, in place of the frame's own controls for them. */
interface OptionEditor<S extends Shape = Shape> {
  readonly edits: readonly (keyof S["options"] & string)[];
  Editor(this: void, props: OptionEditorProps<S>): ComponentChild;
}

export interface OptionEditorProps<S extends Shape = Shape> {
  readonly game: Game<S>;
  readonly seats: number;
  readonly options: S["options"];
  /** What I have achieved in this game so far. */
  readonly achieved: readonly string[];
  /** Only the host may choose; the others look. */
  readonly disabled: boolean;
  readonly text: GameText<S>;
  readonly locale: Locale;
  onChoose(this: void, options: Partial<S["options"]>): void;
}

/** `games/<id>/table/cover.tsx` exports one as `Cover`: a picture without words that fills its box, cut at any edge. */
export type GameCover = () => ComponentChild;

/**
 * `games/<id>/moderator/index.ts` exports one as `Moderator`: the game at a real table with one device for all. It fills
 * the page, keeps what it needs in this browser, and asks nothing of a server.
 */
export type GameModerator = (props: ModeratorProps) => ComponentChild;

export interface ModeratorProps {
  readonly locale: Locale;
  /** What any table says of itself, in that language. */
  readonly tableText: TableText;
}

export interface BoardProps<S extends Shape = Shape> {
  readonly view: S["view"];
  /** The view after the answer that is looked at, for a ghost; null when nothing is looked at. */
  readonly ghost: S["view"] | null;
  /**
   * What is asked of me; null while I am not asked, or only watch. It may be newer than `view`. It has the previews of
   * answers that were looked at, and of all where the table `needsPreview` one.
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
   * rest: the gold edge, hover and focus, Enter, first and second tap, the name for screen readers. Nothing where the
   * answer is neither one of the decision's nor shown alike.
   */
  readonly offer: (answerId: string | undefined) => OfferAttributes;
  /** All that I was told so far and that was not taken back, talk among it; newer than `view` while events are played. */
  readonly events: readonly MatchEvent<S>[];
  /** Null for spectators. */
  readonly say: Say<S> | null;
  /** What I have achieved in this game, in this match too once it is over; null while that is being asked for. */
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
  /** Of a bot of ours: how its name is declined, and its gender. */
  readonly grammar?: NameGrammar;
  readonly shield: ShieldName;
  /** Who decides for it now. */
  readonly holder: "person" | "bot";
  /** Whose program it is that sits here, if it is somebody's. */
  readonly botOf?: string;
  /** A person is connected; a bot always is. */
  readonly present: boolean;
  /** Somebody waits for this seat's answer. */
  readonly asked: boolean;
}

export interface PieceLook {
  /** One that the game's `table/icons.json` lists. */
  readonly icon?: string;
  /** A CSS colour that is readable on the page's ground in both themes: `light-dark(…, …)`. */
  readonly colour?: string;
}
