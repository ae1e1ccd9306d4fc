import {
  type Game,
  isSaid,
  type Match,
  positionAt,
  type Preview,
  previewOf,
  type Seat,
  standingIn,
  type Viewer,
} from "@roundtable/kernel";
import {
  type Delta,
  deltaBetween,
  type LogLine,
  NO_CLOCK,
  NOTHING,
  type Position,
  type SinceBody,
  type TableClock,
  type WholeMatch,
} from "@roundtable/protocol";
import { ViewerLog } from "@roundtable/protocol/viewer-log";
import { refused, type Refusal } from "../refusal.ts";
import type { Deadline, KeptEntry } from "../tables/kept-match.ts";
import type { Table, TableId } from "../tables/table.ts";
import type { Time } from "../tables/time.ts";

/** Every so many news the whole position is sent instead, so that a client can check what it has put together. */
const WHOLE_EVERY = 128;

/** How news begin; where the table must be named, its name comes next. */
export const NEWS = '{"kind":"news",';

/** Whether whoever looks through these eyes hears nothing that this seat says. */
type IsDeaf = (viewer: Viewer, speaker: Seat) => boolean;
const HEARS_ALL: IsDeaf = () => false;

/** What everybody may know of a position. */
type Public = Pick<Position, "view" | "since" | "undoAsked" | "outcome">;
/** What one viewer knows beyond it, with what he is asked or was asked last. */
type Private = Pick<Position, "decision" | "bank" | "deadline" | "undo"> & {
  readonly own: Delta;
  readonly answered: boolean;
};

/** How far one viewer has been told. */
interface Told {
  n: number;
  readonly log: ViewerLog;
  position: Private;
}

/**
 * A running match, and what each of its viewers has been told of it. A position is told in two parts: what everybody may
 * know, which is built and written once for all, and what one viewer knows beyond it.
 */
export class LiveMatch {
  match: Match;
  deadlines: readonly Deadline[];
  /** Since when the table waits for what it waits for: what everybody has last seen happen. */
  since: number;
  #awaited: string;
  #clock: TableClock = NO_CLOCK;
  #time: Time | null = null;
  /** The number of the last entry in the snapshot that the store has. */
  snapshotAfter: number;
  /** When that was taken. */
  snapshotAt = Number.NEGATIVE_INFINITY;
  readonly #table: TableId;
  readonly #entries: KeptEntry[];
  readonly #told = new Map<Viewer, Told>();
  /** As it was told last; null while nobody looks. */
  #public: Public | null = null;
  /** Of the decisions that are asked now, by their ids. */
  readonly #previews = new Map<string, Map<string, Preview>>();

  constructor(
    table: TableId,
    match: Match,
    entries: readonly KeptEntry[],
    { deadlines, since }: { readonly deadlines: readonly Deadline[]; readonly since: number },
    snapshotAfter: number,
  ) {
    this.#table = table;
    this.match = match;
    this.#entries = [...entries];
    this.deadlines = deadlines;
    this.since = since;
    this.snapshotAfter = snapshotAfter;
    this.#awaited = this.#awaitedNow();
  }

  get game(): Game {
    return this.match.game;
  }

  /** What setup and each entry told. */
  get told(): KeptEntry["told"][] {
    return this.#entries.map(({ told }) => told);
  }

  /**
   * What this seat saw right before the last answer that its person gave, and how many lines its log had; null where the
   * rules have changed since. All of it was shown to that seat at the time.
   */
  lastTurnOf(seat: Seat): SinceBody["since"] {
    const { game, log } = this.match;
    if (log.header.rules !== game.version) return null;
    const answer = standingIn(log.entries).findLast((one) => one.seat === seat && one.by === undefined);
    const before = (answer?.n ?? 1) - 1;
    const lines = new ViewerLog(game, seat, this.#entries.slice(0, before + 1)).readOn();
    return { view: game.view(positionAt(game, log, before), seat), line: lines.length };
  }

  /** Whether talk is open to this seat. */
  maySpeak(seat: Seat): boolean {
    return this.game.talk?.open(this.match.state, seat) ?? true;
  }

  /** The store has the position as it is now. */
  hasSnapshot(now: number): void {
    this.snapshotAfter = this.match.entered;
    this.snapshotAt = now;
  }

  /** The node that has made the last move sees to it that the store has the position. */
  isSeenToElsewhere(): void {
    this.snapshotAfter = this.match.entered;
  }

  /** How the time of the table stands, of which each is told his own. */
  keepTime({ clock, time }: Pick<Table, "clock" | "time">): void {
    this.#clock = clock;
    this.#time = time;
    if (clock.kind !== "none" && time !== null) this.since = time.since;
  }

  /**
   * Since when the table waits after this entry, which the match has made. It waits anew when everybody sees something happen or
   * sees it wait for others: what only some may know is not to be read off a clock.
   */
  sinceAfter({ told }: KeptEntry, now: number): number {
    const before = this.#awaited;
    this.#awaited = this.#awaitedNow();
    const isSeen = told.some((event) => !isSaid(event) && this.game.see(event, "public") !== null);
    return isSeen || this.#awaited !== before ? now : this.since;
  }

  #awaitedNow(): string {
    return JSON.stringify(this.game.view(this.match.state, "public").awaited);
  }

  /** Whom the table waits for, as everybody may know it, and since when. */
  get awaited(): { readonly seats: readonly Seat[]; readonly since: number } {
    const { awaited } = this.game.view(this.match.state, "public");
    return { seats: awaited?.seats ?? [], since: this.since };
  }

  add(entry: KeptEntry): void {
    this.#entries.push(entry);
    this.#previews.clear();
  }

  get entries(): readonly KeptEntry[] {
    return this.#entries;
  }

  /** The same match as another node has played it on: what was told stays told. */
  goOnAs(later: LiveMatch): void {
    this.match = later.match;
    if (later.entries.length > this.#entries.length) this.since = later.since;
    this.#awaited = this.#awaitedNow();
    this.deadlines = later.deadlines;
    this.snapshotAfter = later.snapshotAfter;
    for (const entry of later.entries.slice(this.#entries.length)) this.add(entry);
    this.#previews.clear();
  }

  /**
   * Where things stand, for one who comes and already has the first `known` lines of his log. Everybody else has been
   * told before.
   */
  whole(viewer: Viewer, known: number, isDeaf: IsDeaf = HEARS_ALL): string {
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
  wholeAfter(count: number): string | null {
    const { game, log } = this.match;
    if (count === 0 || log.header.rules !== game.version) return null;
    const lines = new ViewerLog(game, "public", this.#entries.slice(0, count)).readOn();
    const view = game.view(positionAt(game, log, count - 1), "public");
    const sight: Position = { viewer: "public", view, ...NOTHING_SHOWN };
    return JSON.stringify({ kind: "match", table: this.#table, from: 0, lines, sight } satisfies WholeMatch);
  }

  /**
   * What is new to each of these viewers, who are all that look; nothing where nothing is, so that not even a message
   * tells that something happened.
   */
  news(viewers: ReadonlySet<Viewer>, isDeaf: IsDeaf = HEARS_ALL): ReadonlyMap<Viewer, string> {
    for (const viewer of this.#told.keys()) if (!viewers.has(viewer)) this.#told.delete(viewer);
    const before = this.#public;
    const texts = new Map<Viewer, string>();
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
        const seen = this.game.see(event, viewer);
        if (seen === null || !isSaid(seen) || !("text" in seen.say) || !isDeaf(viewer, seen.seat))
          return seen;
        return { ...seen, say: { text: "" } };
      },
    };
  }

  /** What will certainly follow from one answer of this seat, or from each, to what it is asked now. */
  previews(seat: Seat, decisionId: string, answerId?: string): Record<string, Preview> | Refusal {
    const decision = this.match.decision(seat);
    if (decision === null) return refused("not-asked");
    if (decision.id !== decisionId) return refused("stale-decision");
    const answers =
      answerId === undefined ? decision.answers : decision.answers.filter(({ id }) => id === answerId);
    if (answers.length === 0) return refused("illegal-answer");
    const known = this.#previews.get(decisionId) ?? new Map<string, Preview>();
    this.#previews.set(decisionId, known);
    return Object.fromEntries(
      answers.map((answer) => {
        const preview = known.get(answer.id) ?? previewOf(this.game, this.match.state, seat, answer);
        known.set(answer.id, preview);
        return [answer.id, preview];
      }),
    );
  }

  #newsFor(
    viewer: Viewer,
    told: Told,
    now: Public,
    forAll: string,
    written: Map<object, string>,
  ): string | null {
    const from = told.log.length;
    const lines = told.log.readOn();
    const before = told.position;
    const position = this.#privateNow(viewer, now.view, before.decision);
    told.position = position;
    const changes = linesText(lines, written) + forAll + privateChanges(before, position);
    if (changes === "") return null;
    told.n++;
    if (told.n % WHOLE_EVERY === 0) return this.#wholeText(viewer, told, from, lines);
    return `${NEWS}"n":${told.n}${changes}}`;
  }

  #wholeText(viewer: Viewer, { n, position }: Told, from: number, lines: readonly LogLine[]): string {
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
    return JSON.stringify({
      kind: "match",
      table: this.#table,
      n,
      from,
      lines,
      sight,
    } satisfies WholeMatch);
  }

  #publicNow(): Public {
    const { match } = this;
    const request = match.undoRequest;
    return {
      view: this.game.view(match.state, "public"),
      since: this.since,
      undoAsked: request === null ? null : { seat: request.seat, agreed: request.agreed },
      outcome: match.outcome,
    };
  }

  #privateNow(viewer: Viewer, view: Position["view"], askedLast: Position["decision"]): Private {
    if (viewer === "public") return NOTHING_PRIVATE;
    const { match } = this;
    const decision = match.decision(viewer);
    return {
      own: deltaBetween(view, this.game.view(match.state, viewer, view)) ?? NOTHING,
      decision: decision ?? askedLast,
      answered: decision === null && askedLast !== null,
      ...this.#bankOf(viewer),
      deadline: this.deadlines.find(({ seat }) => seat === viewer)?.at ?? this.#runsUntil(viewer),
      undo: match.undoReach(viewer),
    };
  }

  #runsUntil(seat: Seat): number | null {
    return this.#time?.seats[seat]?.runs?.until ?? null;
  }

  #bankOf(seat: Seat): Pick<Position, "bank"> {
    const at = this.#time?.seats[seat];
    if (at === undefined || this.#clock.kind !== "live") return {};
    // What was asked last is paid for already.
    const left = at.decision === null ? at.bank : Math.max(0, at.bank - at.spent);
    return { bank: { left, since: at.runs?.since ?? null } };
  }
}

/** Of one who looks on later nothing is asked, and no clock runs for him. */
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

// News are put together of texts, since what is the same for several viewers is written only once.

function publicChanges(before: Public, now: Public): string {
  return (
    changeText("view", deltaBetween(before.view, now.view)) +
    (before.since === now.since ? "" : changeText("since", now.since)) +
    (isSame(before.undoAsked, now.undoAsked) ? "" : changeText("undoAsked", now.undoAsked)) +
    (isSame(before.outcome, now.outcome) ? "" : changeText("outcome", now.outcome))
  );
}

function privateChanges(before: Private, now: Private): string {
  return (
    changeText("own", deltaBetween(before.own, now.own)) +
    decisionText(before, now) +
    (isSame(before.bank ?? null, now.bank ?? null) ? "" : changeText("bank", now.bank)) +
    (before.deadline === now.deadline ? "" : changeText("deadline", now.deadline)) +
    (before.undo === now.undo ? "" : changeText("undo", now.undo))
  );
}

/** By the last one that was asked, where that is shorter: many a question is asked again and again. */
function decisionText(before: Private, now: Private): string {
  // Under one id a decision stays the same.
  if (before.decision?.id === now.decision?.id)
    return before.answered === now.answered ? "" : changeText("answered", now.answered);
  const anew = changeText("decision", [now.decision]);
  const changed = changeText("decision", deltaBetween(before.decision, now.decision));
  return changed.length < anew.length ? changed : anew;
}

function isSame(before: object | null, now: object | null): boolean {
  return before === now || deltaBetween(before, now) === undefined;
}

function changeText(field: keyof Position, value: Delta | object | null | undefined): string {
  return value === undefined ? "" : `,"${field}":${JSON.stringify(value)}`;
}

function linesText(lines: readonly LogLine[], written: Map<object, string>): string {
  if (lines.length === 0) return "";
  const told = lines.flatMap((line) => (line.kind === "told" ? [line.told] : []));
  if (told.length < lines.length) return `,"lines":${JSON.stringify(lines)}`;
  const texts = told.map((event) => {
    const text = written.get(event) ?? JSON.stringify(event);
    written.set(event, text);
    return text;
  });
  return `,"told":[${texts.join(",")}]`;
}
