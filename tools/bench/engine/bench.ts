import type { Registry } from "@roundtable/games/registry";
import { type Game, recorded, seeded } from "@roundtable/kernel";
import { chooseGame } from "../../chosen-game.ts";
import { readFlags, type Terminal } from "../../command-line.ts";
import { Progress } from "../../progress.ts";
import { DECK, game as highCard } from "./high-card.ts";
import { playOurs, seededChoices } from "./playing.ts";
import { loadPeerEngine, type PeerEngine } from "./boardgameio.ts";

const FLAGS = { json: { type: "boolean", default: false } } as const;

const RUNS = 7;
const RUN_MS = 250;
const SEATS = 4;

interface Speeds {
  /** Decision, apply and log. */
  readonly legal: number;
  /** The same with view and decision for every seat at each step. */
  readonly views: number;
}

/**
 * Decisions per second on a single thread, with random play to the end: our engine against boardgame.io, and each of
 * our games.
 */
export async function bench(
  argv: readonly string[],
  registry: Registry,
  terminal: Terminal,
): Promise<number> {
  const { json } = readFlags(argv, FLAGS);
  const theirs = await loadPeerEngine((line) => terminal.stderr.write(`${line}\n`));
  expectSameRules(theirs);
  const ids = Object.keys(registry);
  const progress = new Progress(terminal, "Measuring", (4 + 2 * ids.length) * RUNS);

  const contest = await alternate(progress, {
    ourLegal: () => oursOnce(highCard, SEATS, false),
    theirLegal: () => theirs.play({ seats: SEATS, choose, views: false }).decisions,
    ourViews: () => oursOnce(highCard, SEATS, true),
    theirViews: () => theirs.play({ seats: SEATS, choose, views: true }).decisions,
  });
  const ours: Speeds = { legal: median(contest.ourLegal), views: median(contest.ourViews) };
  const their: Speeds = { legal: median(contest.theirLegal), views: median(contest.theirViews) };
  const ratios: Speeds = {
    legal: median(contest.ourLegal.map((speed, run) => speed / (contest.theirLegal[run] ?? Number.NaN))),
    views: median(contest.ourViews.map((speed, run) => speed / (contest.theirViews[run] ?? Number.NaN))),
  };

  const games: Record<string, { readonly decisionsPerSecond: Speeds }> = {};
  for (const id of ids) {
    const { game } = await chooseGame(registry, id);
    const seats = usualSeats(game);
    const speeds = await alternate(progress, {
      legal: () => oursOnce(game, seats, false),
      views: () => oursOnce(game, seats, true),
    });
    games[id] = { decisionsPerSecond: { legal: median(speeds.legal), views: median(speeds.views) } };
  }

  if (json) {
    terminal.stdout.write(`${JSON.stringify({ vsBoardgameio: ratios, games })}\n`);
    return 0;
  }
  const rows = [
    ["decisions per second", "decision, apply, log", "with view and decision for every seat"],
    [`High Card, ${SEATS} seats, ours`, count(ours.legal), count(ours.views)],
    [`High Card, ${SEATS} seats, boardgame.io`, count(their.legal), count(their.views)],
    ["  ours is faster by", `${ratios.legal.toFixed(1)} ×`, `${ratios.views.toFixed(1)} ×`],
    ...Object.entries(games).map(
      ([
        id,
        {
          decisionsPerSecond: { legal, views },
        },
      ]) => [id, count(legal), count(views)],
    ),
  ];
  terminal.stdout.write(`${table(rows)}\nMedian of ${RUNS} alternating runs of ${RUN_MS} ms each.\n`);
  return 0;
}

const choose = seededChoices(1);
let games = 0;

function oursOnce(game: Game, seats: number, views: boolean): number {
  return playOurs(game, { seats, choose, views, source: seeded(games++) }).decisions;
}

/** The comparison is only meaningful if both engines play the same game. */
function expectSameRules(theirs: PeerEngine): void {
  for (let seed = 1; seed <= 20; seed++) {
    const order = seeded(seed).order(0, DECK.length);
    const deck = order.map((index) => DECK[index] ?? "");
    const ours = playOurs(highCard, {
      seats: SEATS,
      choose: seededChoices(seed),
      views: true,
      source: recorded([{ order }]),
    });
    const their = theirs.play({ seats: SEATS, choose: seededChoices(seed), views: true, deck });
    if (String(ours.winners) !== String(their.winners) || ours.decisions !== their.decisions) {
      throw new Error(`The two versions of High Card disagree on deal ${seed}.`);
    }
  }
}

/** Runs the contenders in turns, so that a slow moment of the machine affects all of them. */
async function alternate<Name extends string>(
  progress: Progress,
  contenders: Readonly<Record<Name, () => number>>,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(contenders) as Name[];
  const speeds = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (const name of names) speedOf(contenders[name]);
  for (let run = 0; run < RUNS; run++) {
    for (const name of names) {
      speeds[name].push(speedOf(contenders[name]));
      progress.advance();
      await new Promise(setImmediate);
    }
  }
  return speeds;
}

function speedOf(playOnce: () => number): number {
  const begun = performance.now();
  let decisions = 0;
  let elapsed = 0;
  while (elapsed < RUN_MS) {
    decisions += playOnce();
    elapsed = performance.now() - begun;
  }
  return Math.round((decisions / elapsed) * 1000);
}

function usualSeats({ seats: { min, max } }: Game): number {
  return Math.round((min + max) / 2);
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function count(speed: number): string {
  return speed.toLocaleString("en", { maximumFractionDigits: 0 });
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const aligned = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map((row) => `${row.map(aligned).join("   ").trimEnd()}\n`).join("");
}
