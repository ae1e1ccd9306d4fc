import type { Registry } from "@roundtable/games/registry";
import {
  checkTable,
  type Perspective,
  type Game,
  type Log,
  Match,
  Recording,
  seeded,
} from "@roundtable/kernel";
import { seededChoices } from "../engine/playing.ts";
import { chooseGame } from "../../chosen-game.ts";
import { readFlags, type Terminal, wholeNumber } from "../../command-line.ts";

const FLAGS = {
  entries: { type: "string", default: "1000" },
  json: { type: "boolean", default: false },
} as const;

const LOADS = 5;
const JUMPS = 400;

interface Measured {
  readonly entries: number;
  readonly kilobytes: number;
  readonly loadMs: number;
  readonly jumpMs: { readonly p50: number; readonly worst: number };
}

/** Measures how long it takes to open a match of this many entries for a replay, and to jump to any moment of it. */
export async function bench(
  argv: readonly string[],
  registry: Registry,
  terminal: Terminal,
): Promise<number> {
  const flags = readFlags(argv, FLAGS);
  const entries = wholeNumber("entries", flags.entries, 1);
  const games: Record<string, Measured> = {};
  for (const id of Object.keys(registry)) {
    const { game } = await chooseGame(registry, id);
    games[id] = measured(game, JSON.stringify(longMatch(game, entries)));
  }
  if (flags.json) {
    terminal.stdout.write(`${JSON.stringify(games)}\n`);
    return 0;
  }
  for (const [id, { entries: length, kilobytes, loadMs, jumpMs }] of Object.entries(games)) {
    terminal.stdout.write(
      `${id}: ${length} entries, ${kilobytes} KB; opened in ${loadMs} ms; a jump takes ${jumpMs.p50} ms, ${jumpMs.worst} at the most\n`,
    );
  }
  return 0;
}

/** Opens the log as it arrives over the wire, several times, and then jumps around, from every perspective in turn. */
function measured(game: Game, text: string): Measured {
  const loads: number[] = [];
  let recording: Recording | null = null;
  for (let nth = 0; nth < LOADS; nth++) {
    const begun = performance.now();
    recording = new Recording(game, JSON.parse(text) as Log);
    loads.push(performance.now() - begun);
  }
  if (recording === null || recording.mismatch !== null) throw new Error("It cannot be played again.");
  const eyes: readonly Perspective[] = ["public", "open", 0];
  const choose = seededChoices(7);
  const jumps: number[] = [];
  for (let nth = 0; nth < JUMPS; nth++) {
    const moment = choose(recording.last + 1);
    const begun = performance.now();
    recording.viewAt(moment, eyes[nth % eyes.length] ?? "public");
    jumps.push(performance.now() - begun);
  }
  return {
    entries: recording.last,
    kilobytes: Math.round(text.length / 1024),
    loadMs: rounded(median(loads)),
    jumpMs: { p50: rounded(median(jumps)), worst: rounded(Math.max(...jumps)) },
  };
}

/** A match by random play. If a game ends too soon, everything that can be undone freely is undone and played again. */
function longMatch(game: Game, entries: number): Log {
  const seats = game.seats.max;
  const { options } = checkTable(game, seats);
  for (let again = 0; ; again++) {
    const match = Match.begin(game, { seats, options, source: seeded("long") });
    const choose = seededChoices(1);
    for (let n = 0; match.outcome === null; n++) {
      const seat = match.asked[choose(match.asked.length)] ?? 0;
      const { answers = [] } = match.decision(seat) ?? {};
      const answer = answers[choose(answers.length)]?.id ?? "";
      answerOnce(match, seat, answer, `${n}`);
      for (let nth = 0; nth < again && match.undoReach(seat) === "free"; nth++) {
        match.submit({ kind: "undo", id: `${n} undo ${nth}`, seat });
        answerOnce(match, seat, answer, `${n} again ${nth}`);
      }
    }
    if (match.entered >= entries) return match.log;
    if (again > entries) throw new Error(`No match of ${game.id} has ${entries} entries.`);
  }
}

function answerOnce(match: Match, seat: number, answer: string, id: string): void {
  const decision = match.decision(seat)?.id ?? "";
  match.submit({ kind: "answer", id, seat, decision, answer });
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function rounded(ms: number): number {
  return Math.round(ms * 100) / 100;
}
