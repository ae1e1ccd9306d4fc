import {
  chanceOf,
  type Entry,
  type Game,
  Match,
  pickOne,
  seeded,
  type MatchEvent,
  type Viewer,
} from "@roundtable/kernel";
import type { LogLine, WholeMatch } from "@roundtable/protocol";
import { game as highCard } from "../../bench/engine/high-card.ts";
import type { HistoryEvent } from "../history.ts";
import type { StoredTable } from "../stored.ts";

// For the tests of the checks: a run in which all went well, to be falsified.

export const game = highCard as Game;
const TABLE = "aaaaaaaaaaaa";
const PEOPLE = ["ann", "bob"];
const MOVES = 6;

export interface SampleRun {
  readonly table: StoredTable;
  readonly events: HistoryEvent[];
}

/** Two people play a few cards; each is told the state of the match after each of them. */
export function honestRun(): SampleRun {
  const events: HistoryEvent[] = [];
  const match = Match.begin(game, { seats: 2, options: { wins: "high" }, source: seeded("soak") });
  const told: (readonly MatchEvent[])[] = [match.opening];
  const chance = chanceOf(seeded("cards"));
  const tellBoth = (): void => {
    for (const [seat, who] of PEOPLE.entries())
      events.push({ at: 0, who, kind: "heard", text: JSON.stringify(wholeFor(match, seat, told)) });
  };
  tellBoth();
  for (let n = 1; n <= MOVES; n++) {
    const [seat = 0] = match.asked;
    const decision = match.decision(seat);
    if (decision === null) throw new Error("Nobody is asked.");
    const id = `command ${n}`;
    const who = PEOPLE[seat] ?? "";
    events.push({ at: n, who, kind: "sent", id, command: "answer" });
    const answer = pickOne(chance, decision.answers).id;
    const result = match.submit({ kind: "answer", id, seat, decision: decision.id, answer });
    if (!result.accepted) throw new Error(result.reason);
    told.push(result.told);
    events.push({ at: n, who, kind: "done", id });
    tellBoth();
  }
  const snapshot = JSON.parse(JSON.stringify(match.snapshot())) as ReturnType<Match["snapshot"]>;
  const log = { ...match.log, entries: [...match.log.entries] };
  const table: StoredTable = {
    id: TABLE,
    game: game.id,
    status: "playing",
    ended: null,
    over: null,
    isListed: false,
    maker: "ann",
    request: "table",
    key: "5ec7e7",
    people: PEOPLE,
    open: 0,
    wasCalledOff: false,
    pace: "instant",
    hasClock: false,
    chat: [],
    match: { log, told, snapshot, after: MOVES },
  };
  return { table, events };
}

/** The same table with other entries in its log. */
export function withEntries(
  table: StoredTable,
  change: (entries: readonly Entry[]) => readonly Entry[],
): StoredTable {
  const { match } = table;
  if (match === null) throw new Error("There is no match.");
  return { ...table, match: { ...match, log: { ...match.log, entries: change(match.log.entries) } } };
}

/** Changes the last message that this person received. */
export function retold(
  { events }: SampleRun,
  who: string,
  change: (told: WholeMatch) => object,
): HistoryEvent[] {
  const at = events.findLastIndex((one) => one.who === who && one.kind === "heard");
  const heard = events[at];
  if (heard?.kind !== "heard") throw new Error("Nothing was heard.");
  const text = JSON.stringify(change(JSON.parse(heard.text) as WholeMatch));
  return events.with(at, { ...heard, text });
}

function wholeFor(match: Match, viewer: Viewer, told: readonly (readonly MatchEvent[])[]): WholeMatch {
  const { view, undo } = match.sight(viewer);
  const lines = told.flat().flatMap((event): LogLine[] => {
    const seen = game.see(event, viewer);
    return seen === null ? [] : [{ kind: "told", told: seen }];
  });
  const decision = viewer === "public" ? null : match.decision(viewer);
  const sight = { viewer, view, decision, deadline: null, undo, undoAsked: null, outcome: match.outcome };
  return { kind: "match", table: TABLE, n: 0, from: 0, lines, sight };
}
