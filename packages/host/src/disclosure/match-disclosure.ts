import {
  type Game,
  isSaid,
  type Match,
  positionAt,
  type Preview,
  previewOf,
  type Seat,
  standingAnswersIn,
  type Viewer,
} from "@roundtable/kernel";
import {
  deltaBetween,
  type LogLine,
  NOTHING,
  type Position,
  type SinceBody,
  type TableClock,
} from "@roundtable/protocol";
import { ViewerLog } from "@roundtable/protocol/viewer-log";
import { refused, type Refusal } from "../refusal.ts";
import type { Deadline, KeptEntry } from "../tables/stored-match.ts";
import type { OwnSeat, TableId } from "../tables/table.ts";
import type { Time } from "../tables/time.ts";
import { encode, type Frame } from "./frame.ts";
import {
  linesText,
  newsFrame,
  type Private,
  privateChanges,
  type Public,
  publicChanges,
} from "./news-text.ts";
import { reveal, type Secret } from "./secret.ts";

/** Every so many news the whole position is sent instead, so that a client can check what it has put together. */
const WHOLE_EVERY = 128;

/** Whether this viewer has blocked the person of that seat and so reads nothing they say. */
type IsDeaf = (viewer: Viewer, speaker: Seat) => boolean;
const HEARS_ALL: IsDeaf = () => false;

/** How far one viewer has been told. */
interface Told {
  n: number;
  readonly log: ViewerLog;
  position: Private;
}

/** A running match, with all that people are told of it. */
export interface Disclosed {
  readonly match: Secret<Match>;
  /** Grows with the match. */
  readonly entries: Secret<readonly KeptEntry[]>;
  readonly deadlines: readonly Deadline[];
  readonly since: number;
  readonly clock: TableClock;
  readonly time: Time | null;
}

/**
 * What each viewer is sent of a running match. A position is told in two parts: what everybody may know, which is built and
 * written once for all, and what one viewer knows beyond it.
 */
export class MatchDisclosure {
  readonly #table: TableId;
  readonly #of: Disclosed;
  readonly #told = new Map<Viewer, Told>();
  /** As it was told last; null while nobody looks. */
  #public: Public | null = null;
  /** Of the decisions that are asked now, by their ids. */
  readonly #previews = new Map<string, Map<string, Preview>>();
  /** The position to which those belong. */
  #previewed: { readonly match: Match; readonly entered: number } | null = null;

  constructor(table: TableId, of: Disclosed) {
    this.#table = table;
    this.#of = of;
  }

  get #match(): Match {
    return reveal(this.#of.match);
  }

  get #entries(): readonly KeptEntry[] {
    return reveal(this.#of.entries);
  }

  get #game(): Game {
    return this.#match.game;
  }

  /**
   * What this seat saw right before the last answer that its person gave, and how many lines its log had; null where the
   * rules have changed since. All of it was shown to that seat at the time.
   */
  lastTurnOf(seat: OwnSeat): SinceBody["since"] {
    const { game, log } = this.#match;
    if (log.header.rules !== game.version) return null;
    const answer = standingAnswersIn(log.entries).findLast(
      (one) => one.seat === seat && one.by === undefined,
    );
    const before = (answer?.n ?? 1) - 1;
    const lines = new ViewerLog(game, seat, this.#entries.slice(0, before + 1)).readOn();
    return { view: game.view(positionAt(game, log, before), seat), line: lines.length };
  }

  /**
   * The whole match for a viewer who arrives with the first `known` lines of their log. Everyone else must be up to date
   * before.
   */
  whole(viewer: Viewer, known: number, isDeaf: IsDeaf = HEARS_ALL): Frame {
    const log = new ViewerLog(this.#heardBy(isDeaf), viewer, this.#entries);
    const lines = log.readOn();
    const from = known <= lines.length ? known : 0;
    this.#public ??= this.#publicNow();
    const position = this.#privateNow(viewer, this.#public.view, null);
    const told = this.#told.get(viewer) ?? { n: 0, log, position };
    this.#told.set(viewer, told);
    return this.#wholeText(viewer, told, from, lines.slice(from));
  }

  /**
   * What everybody could know when there were so many entries, setup among them, and nothing else: as it stood then. Null
   * before the match was set up, and where the rules have changed since, so that it cannot be told any more.
   */
  wholeAfter(count: number): Frame | null {
    const { game, log } = this.#match;
    if (count === 0 || log.header.rules !== game.version) return null;
    const lines = new ViewerLog(game, "public", this.#entries.slice(0, count)).readOn();
    const view = game.view(positionAt(game, log, count - 1), "public");
    const sight: Position = { viewer: "public", view, ...NOTHING_SHOWN };
    return encode({ kind: "match", table: this.#table, from: 0, lines, sight });
  }

  /**
   * What is new to each of these viewers, who are all that look; nothing where nothing is, so that not even a message
   * tells that something happened.
   */
  news(viewers: ReadonlySet<Viewer>, isDeaf: IsDeaf = HEARS_ALL): ReadonlyMap<Viewer, Frame> {
    for (const viewer of this.#told.keys()) if (!viewers.has(viewer)) this.#told.delete(viewer);
    const before = this.#public;
    const texts = new Map<Viewer, Frame>();
    this.#public = viewers.size === 0 ? null : this.#publicNow();
    if (this.#public === null) return texts;
    const forAll = before === null ? "" : publicChanges(before, this.#public);
    const written = new Map<object, string>();
    for (const viewer of viewers) {
      const told = this.#told.get(viewer);
      const text =
        told === undefined
          ? this.whole(viewer, 0, isDeaf)
          : this.#newsFor(viewer, told, this.#public, forAll, written);
      if (text !== null) texts.set(viewer, text);
    }
    return texts;
  }

  /** Words that somebody does not want to hear are left out; what the game itself lets people say is not. */
  #heardBy(isDeaf: IsDeaf): Pick<Game, "see"> {
    return {
      see: (event, viewer) => {
        const seen = this.#game.see(event, viewer);
        if (seen === null || !isSaid(seen) || !("text" in seen.say) || !isDeaf(viewer, seen.seat))
          return seen;
        return { ...seen, say: { text: "" } };
      },
    };
  }

  /** What will certainly follow from one answer of this seat, or from each, to what it is asked now. */
  previews(seat: OwnSeat, decisionId: string, answerId?: string): Record<string, Preview> | Refusal {
    const decision = this.#match.decision(seat);
    if (decision === null) return refused("not-asked");
    if (decision.id !== decisionId) return refused("stale-decision");
    const answers =
      answerId === undefined ? decision.answers : decision.answers.filter(({ id }) => id === answerId);
    if (answers.length === 0) return refused("illegal-answer");
    this.#forgetOldPreviews();
    const known = this.#previews.get(decisionId) ?? new Map<string, Preview>();
    this.#previews.set(decisionId, known);
    return Object.fromEntries(
      answers.map((answer) => {
        const preview = known.get(answer.id) ?? previewOf(this.#game, this.#match.state, seat, answer);
        known.set(answer.id, preview);
        return [answer.id, preview];
      }),
    );
  }

  #forgetOldPreviews(): void {
    const match = this.#match;
    const { entered } = match;
    if (this.#previewed?.match === match && this.#previewed.entered === entered) return;
    this.#previewed = { match, entered };
    this.#previews.clear();
  }

  #newsFor(
    viewer: Viewer,
    told: Told,
    now: Public,
    forAll: string,
    written: Map<object, string>,
  ): Frame | null {
    const from = told.log.length;
    const lines = told.log.readOn();
    const before = told.position;
    const position = this.#privateNow(viewer, now.view, before.decision);
    told.position = position;
    const changes = linesText(lines, written) + forAll + privateChanges(before, position);
    if (changes === "") return null;
    told.n++;
    if (told.n % WHOLE_EVERY === 0) return this.#wholeText(viewer, told, from, lines);
    return newsFrame(told.n, changes);
  }

  #wholeText(viewer: Viewer, { n, position }: Told, from: number, lines: readonly LogLine[]): Frame {
    const { view, since, undoAsked, outcome } = this.#public ?? this.#publicNow();
    const { own, answered, ...others } = position;
    const sight: Position = {
      viewer,
      view,
      ...(own === NOTHING ? {} : { own }),
      ...(answered ? { answered } : {}),
      ...others,
      ...(since === undefined ? {} : { since }),
      undoAsked,
      outcome,
    };
    return encode({ kind: "match", table: this.#table, n, from, lines, sight });
  }

  #publicNow(): Public {
    const match = this.#match;
    const request = match.undoRequest;
    return {
      view: this.#game.view(match.state, "public"),
      since: this.#of.since,
      undoAsked: request === null ? null : { seat: request.seat, agreed: request.agreed },
      outcome: match.outcome,
    };
  }

  #privateNow(viewer: Viewer, view: Position["view"], askedLast: Position["decision"]): Private {
    if (viewer === "public") return NOTHING_PRIVATE;
    const match = this.#match;
    const decision = match.decision(viewer);
    return {
      own: deltaBetween(view, this.#game.view(match.state, viewer, view)) ?? NOTHING,
      decision: decision ?? askedLast,
      answered: decision === null && askedLast !== null,
      ...this.#bankOf(viewer),
      deadline: this.#of.deadlines.find(({ seat }) => seat === viewer)?.at ?? this.#runsUntil(viewer),
      undo: match.undoReach(viewer),
    };
  }

  #runsUntil(seat: Seat): number | null {
    return this.#of.time?.seats[seat]?.runs?.until ?? null;
  }

  #bankOf(seat: Seat): Pick<Position, "bank"> {
    const at = this.#of.time?.seats[seat];
    if (at === undefined || this.#of.clock.kind !== "live") return {};
    // What was asked last is paid for already.
    const left = at.decision === null ? at.bank : Math.max(0, at.bank - at.spent);
    return { bank: { left, since: at.runs?.since ?? null } };
  }
}

/** A delayed spectator is asked nothing and has no clock. */
const NOTHING_SHOWN = {
  decision: null,
  deadline: null,
  undo: "none",
  undoAsked: null,
  outcome: null,
} as const;

const NOTHING_PRIVATE: Private = {
  own: NOTHING,
  decision: null,
  answered: false,
  deadline: null,
  undo: "none",
};
