import { registry } from "@roundtable/games/registry";
import {
  type AskedDecision,
  type Chance,
  chanceOf,
  checkTable,
  type Game,
  Match,
  type OptionValues,
  pickOne,
  plainCopy,
  replay,
  type Result,
  type Seat,
  seeded,
  type Viewer,
  viewersOf,
} from "@roundtable/kernel";
import {
  type Delta,
  deltaBetween,
  FromServer,
  type LogLine,
  NO_CLOCK,
  type TableClock,
  type WholeMatch,
} from "@roundtable/protocol";
import * as v from "valibot";
import { afterEach, describe, expect, test } from "vitest";
import { LiveMatch } from "@roundtable/host/match/live-match";
import type { KeptEntry, KeptMatch } from "@roundtable/host/tables/stored-match";
import { newTime, type Time, timeAfter } from "@roundtable/host/tables/time";
import { type Client, Visitor } from "../support/client.ts";
import { closeServers, caughtUp, openServer, play } from "../support/servers/test-server.ts";
import { playRandomly } from "../support/random-play.ts";
import { game as sealed } from "../support/servers/sealed-game.ts";
import { keptMatch } from "../support/stored-match.ts";

// SQLite only: both stores return the same rows, and what leaves the server is built from those.

afterEach(closeServers);

const REAL = "@roundtable/games/registry";

const games: readonly { id: string; options?: OptionValues; registry?: string; load: () => Promise<Game> }[] =
  [
    { id: "sealed", options: { timed: true }, load: () => Promise.resolve(sealed as Game) },
    ...Object.entries(registry).map(([id, entry]) => ({
      id,
      registry: REAL,
      load: async () => (await entry.rules()).game,
    })),
  ];

describe.each(games)("over whole games of $id", ({ id, options, registry: module, load }) => {
  test("every byte that a client is sent follows from what its seat may know", async () => {
    const game = await load();
    const server = await openServer(module === undefined ? {} : { registry: module });
    for (const [round, seats] of [game.seats.min, Math.min(game.seats.max, 4)].entries()) {
      const people = await play(server.url, seats, { game: id });
      const [host] = people;
      if (host?.table == null) throw new Error("There is no table.");
      const table = host.table.id;
      const watcher = await (await Visitor.to(server.url)).enter(table);
      await playRandomly(people, chanceOf(seeded(`${id} ${round}`)));
      await caughtUp([...people, watcher]);

      const kept = await keptMatch(server.store.db, table);
      if (kept === null) throw new Error("The match is not in the store.");
      for (const client of people) expect(newsSentTo(client)).toEqual(newsOf(game, kept, table, client.seat));
      expect(newsSentTo(watcher)).toEqual(newsOf(game, kept, table, "public"));
      for (const client of [...people, watcher]) expectOnlyTheProtocol(client);
      expectKeyOpenedAtTheEnd(people);
    }
  });

  test("what the server says to a viewer is the same for every deal that the viewer cannot tell apart", async () => {
    const game = await load();
    const chance = chanceOf(seeded(`redeal ${id}`));
    const seats = Math.min(game.seats.max, 4);
    const table = begun(game, seats, `host ${id}`, options);
    while (goesOn(table)) {
      answerAtRandom(table, chance);
      if (chance.pick(4) !== 0) continue;
      for (const viewer of viewersOf(seats)) {
        expect(wholeFor(redealtFor(viewer, table, chance), viewer)).toBe(wholeFor(table, viewer));
      }
    }
  });

  test("with a clock that runs, what is said is the same for all these deals, too", async () => {
    const game = await load();
    const chance = chanceOf(seeded(`clock ${id}`));
    const seats = Math.min(game.seats.max, 4);
    const table = begun(game, seats, `clock ${id}`, options);
    let [time, now] = [newTime(LONG_CLOCK, seats, 0), 0];
    while (goesOn(table)) {
      answerAtRandom(table, chance);
      now += 1000 * chance.pick(9);
      time = timeAt(table, time, now);
      if (chance.pick(4) !== 0) continue;
      for (const viewer of viewersOf(seats)) {
        const other = redealtFor(viewer, table, chance);
        expect(wholeFor(other, viewer, timeAt(other, time, now))).toBe(wholeFor(table, viewer, time));
      }
    }
  });

  test("whose time was over is told to nobody where it is a secret who has answered", async () => {
    const game = await load();
    const chance = chanceOf(seeded(`time ${id}`));
    const seats = Math.min(game.seats.max, 4);
    for (let nth = 0; nth < 5; nth++) {
      const table = begun(game, seats, `time ${id} ${nth}`, options);
      while (goesOn(table)) {
        answerAtRandom(table, chance);
        if (!table.match.asked.some((seat) => table.match.decision(seat)?.duration !== undefined)) continue;
        for (const viewer of viewersOf(seats)) {
          const said = saidByTheServer(whenTimeIsOver(copyOf(table), viewer), viewer);
          const other = whenTimeIsOver(redealtFor(viewer, table, chance), viewer);
          expect(saidByTheServer(other, viewer)).toEqual(said);
        }
      }
    }
  });
});

/** A match with what it has told, as the server keeps it. */
interface Kept {
  readonly match: Match;
  readonly entries: KeptEntry[];
}

function begun(game: Game, seats: number, seed: string, given: OptionValues = {}): Kept {
  const { options } = checkTable(game, seats, given);
  const match = Match.begin(game, { seats, options, source: seeded(seed) });
  return { match, entries: [{ entry: null, told: match.opening }] };
}

/** A long game need not be played to its end. */
function goesOn({ match }: Kept): boolean {
  return match.outcome === null && match.log.entries.length < 400;
}

function answerAtRandom(table: Kept, chance: Chance): void {
  const { match } = table;
  const seat = pickOne(chance, match.asked);
  const decision = match.decision(seat);
  if (decision === null) throw new Error("Nobody is asked.");
  const answer = pickOne(chance, decision.answers).id;
  keep(table, match.submit({ kind: "answer", id: decision.id, seat, decision: decision.id, answer }));
}

/** The time of all who are asked is over, until what the viewer is shown of whom the table waits for becomes another. */
function whenTimeIsOver(table: Kept, viewer: Viewer): Kept {
  const { match } = table;
  const awaited = (): string => JSON.stringify(match.sight(viewer).view.awaited);
  const before = awaited();
  for (const seat of match.asked) {
    const decision = match.decision(seat);
    if (decision?.duration === undefined || awaited() !== before) continue;
    keep(table, match.timeOver(seat, decision.id));
  }
  return table;
}

function keep({ entries }: Kept, result: Result): void {
  if (!result.accepted) throw new Error(result.reason);
  entries.push({ entry: result.entry, told: result.told });
}

/** The same log, and a position that this viewer cannot tell from the true one. */
function redealtFor(viewer: Viewer, { match, entries }: Kept, chance: Chance): Kept {
  const state = match.game.redeal(match.state, viewer, chance);
  const retold = entries.map(({ entry, told }) => ({
    entry,
    told: told.map((event) => (event.kind === "said" ? event : match.game.retell(event, state))),
  }));
  return copyOf({ match, entries: retold }, state);
}

function copyOf({ match, entries }: Kept, state: object = match.state): Kept {
  const snapshot = plainCopy({ ...match.snapshot(), state });
  return {
    match: Match.resume(match.game, match.log, snapshot, seeded("from now on")),
    entries: [...entries],
  };
}

/** All that a viewer is sent who comes now. News are the difference of two of these, as the test above shows. */
function wholeFor({ match, entries }: Kept, viewer: Viewer, time: Time | null = null): string {
  const live = new LiveMatch("t", match, entries, { deadlines: [], since: 0 }, 0);
  live.keepTime({ clock: time === null ? NO_CLOCK : LONG_CLOCK, time });
  return live.disclosure.whole(viewer, 0);
}

/**
 * Long enough that nobody runs out of time: that would be public, since the others must wait for or replace that player.
 */
const LONG_CLOCK: TableClock = { kind: "live", bankSeconds: 10_800, capSeconds: 3600, awaySeconds: 3600 };

/** The clocks of those who are asked run, and those of the others stand. */
function timeAt({ match }: Kept, before: Time, now: number): Time {
  const asked = new Map<Seat, string>();
  for (const seat of match.asked) {
    const decision = match.decision(seat);
    if (decision !== null && decision.duration === undefined) asked.set(seat, decision.id);
  }
  return timeAfter(before, LONG_CLOCK, { asked, takenBack: null, stands: false, awaySince: () => null, now });
}

/** The lines that are not the game's own. */
function saidByTheServer(table: Kept, viewer: Viewer): LogLine[] {
  const { lines } = JSON.parse(wholeFor(table, viewer)) as WholeMatch;
  return lines.filter(({ kind }) => kind !== "told");
}

/**
 * When a deadline falls is the clock's affair; that there is one follows from the decision. So is since when the table waits: it
 * moves only with what everybody sees, so that no news come for it alone.
 */
const SOME_TIME = "some time";

function newsSentTo(client: Client): unknown[] {
  return client.frames
    .map((frame) => JSON.parse(frame) as FromServer)
    .flatMap((message): unknown[] => {
      if (message.kind === "match") {
        const { ack: _, ...whole } = message;
        const { deadline, since: _since, ...sight } = whole.sight;
        return [{ ...whole, sight: { ...sight, deadline: deadline === null ? null : SOME_TIME } }];
      }
      if (message.kind !== "news") return [];
      const { ack: _, deadline, since, ...news } = message;
      expect(since === undefined || "view" in news || "told" in news || "lines" in news).toBe(true);
      // There is another time with another question, and none with none.
      const isExplained = "decision" in news || ("answered" in news && deadline === null);
      expect(deadline === undefined || isExplained).toBe(true);
      return [news];
    });
}

interface Known {
  readonly lines: readonly LogLine[];
  readonly position: Readonly<
    Record<"view" | "own" | "decision" | "answered" | "undo" | "undoAsked" | "outcome", unknown>
  >;
}

/** The news as they must be, from nothing but what the kernel shows this viewer and everybody, and the game's gate for events. */
function newsOf(game: Game, kept: KeptMatch, table: string, viewer: Viewer): unknown[] {
  const news: unknown[] = [];
  let before: Known | null = null;
  for (const now of knownAfterEach(game, kept, viewer)) {
    const n = news.length;
    const changes = before === null ? {} : changesBetween(before, now);
    const whole = { kind: "match", table, n, from: before?.lines.length ?? 0 };
    if (before === null || (Object.keys(changes).length > 0 && n % 128 === 0)) {
      const { own, answered, ...position } = now.position;
      const sight = {
        viewer,
        ...position,
        ...(JSON.stringify(own) === "{}" ? {} : { own }),
        ...(answered === true ? { answered } : {}),
        deadline: answered !== true && hasDuration(position.decision) ? SOME_TIME : null,
      };
      news.push({ ...whole, lines: now.lines.slice(whole.from), sight });
    } else if (Object.keys(changes).length > 0) {
      news.push({ kind: "news", n, ...changes });
    }
    before = now;
  }
  return plainCopy(news);
}

function changesBetween(before: Known, now: Known): Readonly<Record<string, unknown>> {
  const lines = now.lines.slice(before.lines.length);
  const told = lines.flatMap((line) => (line.kind === "told" ? [line.told] : []));
  const [was, is] = [before.position, now.position];
  const view = deltaBetween(was.view, is.view);
  const own = deltaBetween(was.own, is.own);
  const isAskedAnew = deltaBetween(was.decision, is.decision) !== undefined;
  const others = (["answered", "undo", "undoAsked", "outcome"] as const).filter(
    (field) => deltaBetween(was[field], is[field]) !== undefined && !(isAskedAnew && field === "answered"),
  );
  return {
    ...(told.length < lines.length ? { lines } : lines.length > 0 ? { told } : {}),
    ...(view === undefined ? {} : { view }),
    ...(own === undefined ? {} : { own }),
    ...(isAskedAnew ? { decision: shorter(deltaBetween(was.decision, is.decision), [is.decision]) } : {}),
    ...Object.fromEntries(others.map((field) => [field, is[field]])),
  };
}

function shorter(one: unknown, other: unknown): unknown {
  return JSON.stringify(one).length < JSON.stringify(other).length ? one : other;
}

function hasDuration(decision: unknown): boolean {
  return typeof decision === "object" && decision !== null && "duration" in decision;
}

/** What a viewer knows at the beginning and after each entry. */
function* knownAfterEach(game: Game, { log, entries }: KeptMatch, viewer: Viewer): Generator<Known, void> {
  const lines: LogLine[] = [];
  const begins: number[] = [];
  const matches = replay(game, log);
  let askedLast: AskedDecision | null = null;
  for (const { entry, told } of entries) {
    const match = matches.next().value;
    if (match === undefined) throw new Error("The log is shorter than what was kept.");
    begins.push(lines.length);
    // People undo freely here: the line is for the player who did, and for those who had noticed the move.
    if (entry?.kind === "undo") {
      const back = begins[entry.from] ?? 0;
      const noticed =
        entry.alone !== true &&
        lines.slice(back).some((line) => line.kind === "told" && line.told.kind !== "said");
      const { seat, of, agreed } = entry;
      if (noticed || viewer === seat) lines.push({ kind: "taken-back", seat, of, from: back, agreed });
    }
    for (const event of told) {
      const seen = game.see(event, viewer);
      if (seen !== null) lines.push({ kind: "told", told: seen });
    }
    const view = game.view(match.state, "public");
    const own: Delta = deltaBetween(view, game.view(match.state, viewer)) ?? {};
    const asked = viewer === "public" ? null : match.decision(viewer);
    askedLast = asked ?? askedLast;
    const undo = viewer === "public" ? "none" : match.undoReach(viewer);
    const position = {
      view,
      own,
      decision: askedLast,
      answered: asked === null && askedLast !== null,
      undo,
      undoAsked: null,
      outcome: match.outcome,
    };
    yield plainCopy({ lines, position });
  }
}

/** No message has a field that its schema does not name. */
function expectOnlyTheProtocol({ frames }: Client): void {
  for (const frame of frames) {
    const sent: unknown = JSON.parse(frame);
    expect(v.parse(FromServer, sent)).toEqual(sent);
  }
}

function expectKeyOpenedAtTheEnd(clients: readonly Client[]): void {
  for (const { frames, table } of clients) {
    const key = table?.fairness.key ?? "";
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    const firstWithKey = frames.findIndex((frame) => frame.includes(key));
    const lastBeforeEnd = frames.findLastIndex((frame) => frame.includes('"status":"playing"'));
    expect(firstWithKey).toBeGreaterThan(lastBeforeEnd);
  }
}
