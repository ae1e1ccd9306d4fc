import type { Constants, Fitted } from "@roundtable/bots";
import type { Registry } from "@roundtable/games/registry";
import { chanceOf, type Match, type Seat, seeded } from "@roundtable/kernel";
import { chooseBots, chooseGame, chooseOptions } from "../../chosen-game.ts";
import { UsageError, readFlags, type Terminal, wholeNumber } from "../../command-line.ts";
import { play } from "../../play.ts";
import { Progress } from "../../progress.ts";
import { leastLoss } from "./least-loss.ts";
import { fitNets } from "./nets.ts";

const FLAGS = {
  game: { type: "string" },
  players: { type: "string" },
  games: { type: "string", default: "100" },
  seed: { type: "string", default: "1" },
  option: { type: "string", multiple: true, default: [] as string[] },
  bots: { type: "string", default: "strong" },
  nets: { type: "boolean", default: false },
  workers: { type: "string", default: "1" },
  out: { type: "string" },
} as const;

const CAP = 20_000;
/** One game in this many is held out, to measure the constants on games they were not fitted to. */
const HELD_BACK = 4;
/** Bounds the loss of a confident wrong prediction. */
const LEAST_CHANCE = 1e-3;

interface Sample {
  readonly position: unknown;
  readonly winners: readonly Seat[];
}

/** Lets bots play, fits the constants of the game's evaluation, and prints them beside those of the source. */
export async function fit(argv: readonly string[], registry: Registry, terminal: Terminal): Promise<number> {
  const flags = readFlags(argv, FLAGS);
  const chosen = await chooseGame(registry, flags.game);
  const entry = registry[chosen.game.id];
  if (entry?.fitted === undefined) throw new UsageError(`Nothing is fitted in ${chosen.text.name}.`);
  const { fitted, learner } = await entry.fitted();
  const counts = (flags.players ?? String(chosen.game.seats.usual)).split(",");
  const [players = 1, ...more] = counts.map((count) => wholeNumber("players", count, 1));
  const games = wholeNumber("games", flags.games, HELD_BACK);
  const seed = wholeNumber("seed", flags.seed, 0);
  const options = chooseOptions(chosen, players, flags.option, terminal);
  const bots = chooseBots(chosen, players, flags.bots);
  if (flags.nets) {
    if (learner === undefined) throw new UsageError(`There are no nets in ${chosen.text.name}.`);
    const workers = wholeNumber("workers", flags.workers, 1);
    const { name } = chosen.text;
    const school = { name, game: chosen.game.id, options, bots: flags.bots, seed, games, workers };
    return fitNets({ ...school, players: [players, ...more], out: flags.out }, learner, registry, terminal);
  }

  const [learned, held]: [Sample[], Sample[]] = [[], []];
  const progress = new Progress(terminal, chosen.text.name, games);
  for (let nth = 0; nth < games; nth++) {
    const looks = new Looks(fitted, `${seed}/${nth}/looks`);
    const match = play(chosen.game, { options, bots, seed: `${seed}/${nth}`, cap: CAP, watch: looks.at });
    const winners = match.outcome?.winners ?? [];
    const kept = nth % HELD_BACK === HELD_BACK - 1 ? held : learned;
    for (const position of looks.positions) kept.push({ position, winners });
    progress.advance();
  }
  const lossOver = (samples: readonly Sample[]) => (constants: Constants) =>
    samples.reduce((sum, sample) => sum + lossOf(fitted, sample, constants), 0) / samples.length;
  const anew = leastLoss(fitted.constants, lossOver(learned));
  const scores: Constants = {
    positions: held.length,
    source: lossOver(held)(fitted.constants),
    anew: lossOver(held)(anew),
  };
  terminal.stdout.write(fitText(chosen.text.name, fitted.constants, anew, scores));
  return 0;
}

/** The log loss of a prediction, in nats. */
function lossOf(fitted: Fitted, { position, winners }: Sample, constants: Constants): number {
  const chances = fitted.foretell(position, constants);
  const said = winners.reduce((sum, seat) => sum + (chances[seat] ?? 0), 0) / Math.max(1, winners.length);
  return -Math.log(Math.max(LEAST_CHANCE, said));
}

/** Samples a match whenever something new has happened. */
class Looks {
  readonly positions: unknown[] = [];
  readonly #fitted: Fitted;
  readonly #chance;
  #moment = "";

  constructor(fitted: Fitted, seed: string) {
    this.#fitted = fitted;
    this.#chance = chanceOf(seeded(seed));
  }

  readonly at = ({ state }: Match): void => {
    const moment = this.#fitted.momentIn(state);
    if (moment === null || moment === this.#moment) return;
    this.#moment = moment;
    this.positions.push(this.#fitted.look(state, this.#chance));
  };
}

function fitText(name: string, source: Constants, anew: Constants, scores: Constants): string {
  const width = Math.max(...Object.keys(source).map(({ length }) => length), "held back".length);
  const row = (label: string, one: string, other: string) =>
    `  ${label.padEnd(width)}  ${one.padStart(8)}  ${other.padStart(8)}`;
  const number = (value: number | undefined, digits: number) => (value ?? 0).toFixed(digits);
  return [
    name,
    "",
    row("", "source", "anew"),
    ...Object.keys(source).map((key) => row(key, number(source[key], 3), number(anew[key], 3))),
    "",
    row("held back", number(scores["source"], 4), number(scores["anew"], 4)),
    `  nats of surprise over ${scores["positions"]} positions of games that nothing was learned from`,
    "",
  ].join("\n");
}
