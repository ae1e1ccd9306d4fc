import { availableParallelism } from "node:os";
import type { Tuned } from "@roundtable/bots";
import type { Registry } from "@roundtable/games/registry";
import { chooseGame } from "../../chosen-game.ts";
import { UsageError, readFlags, type Terminal, wholeNumber } from "../../command-line.ts";
import { Progress } from "../../progress.ts";
import { playShare, type Share, tunedIn } from "./share.ts";
import { type Slope, slopesOf, stepOf } from "./slopes.ts";
import { constantsAt, type Trial } from "./trial.ts";
import { inWorkers } from "../../in-workers.ts";

const FLAGS = {
  game: { type: "string" },
  players: { type: "string" },
  games: { type: "string", default: "800" },
  rounds: { type: "string", default: "12" },
  seed: { type: "string", default: "1" },
  workers: { type: "string", default: String(availableParallelism()) },
} as const;

/** The length of the first step for a slope of one point, in spreads; later steps are shorter. */
const REACH = 2;
const SHORTER = 5;

/**
 * Tunes the constants of a game's best bot by self-play. In each round, seats play with constants that are scattered
 * around the current centre. The regression of their leads on the changes tells where to move the centre.
 */
export async function tune(argv: readonly string[], registry: Registry, terminal: Terminal): Promise<number> {
  const flags = readFlags(argv, FLAGS);
  const { game, text } = await chooseGame(registry, flags.game);
  const tuned = await tunedIn(registry, game.id);
  if (tuned === null) throw new UsageError(`Nothing is tuned in ${text.name}.`);
  const counts = (flags.players ?? String(game.seats.usual)).split(",");
  const players = counts.map((count) => wholeNumber("players", count, 2));
  const games = wholeNumber("games", flags.games, 1);
  const rounds = wholeNumber("rounds", flags.rounds, 1);
  const seed = wholeNumber("seed", flags.seed, 0);
  const workers = wholeNumber("workers", flags.workers, 0);

  const names = Object.keys(tuned.constants);
  const progress = new Progress(terminal, text.name, games * rounds);
  const centres: (readonly number[])[] = [names.map(() => 0)];
  let slopes: readonly Slope[] = [];
  for (let round = 0; round < rounds; round++) {
    const centre = centres.at(-1) ?? [];
    const trials: Trial[] = [];
    const work = { players, games, seed: `${seed}/${round}`, centre };
    await play(registry, game.id, work, workers, (news) => {
      trials.push(...news);
      progress.advance();
    });
    slopes = slopesOf(trials);
    const step = stepOf(slopes, REACH / (1 + round / SHORTER));
    centres.push(centre.map((at, nth) => at + (step[nth] ?? 0)));
    terminal.stdout.write(`${roundText(round, trials)}\n`);
  }
  terminal.stdout.write(tuneText(tuned, constantsAt(tuned, averageOf(centres.slice(1))), slopes));
  return 0;
}

type Work = Omit<Share, "part" | "of">;

/** Without workers it is played in this thread. */
async function play(
  registry: Registry,
  game: string,
  work: Work,
  workers: number,
  hear: (trials: readonly Trial[]) => void,
): Promise<void> {
  if (workers === 0) {
    for await (const trials of playShare(registry, game, { ...work, part: 0, of: 1 })) hear(trials);
    return;
  }
  const shares = Array.from({ length: Math.min(workers, work.games) }, (_, part) => ({
    game,
    share: { ...work, part, of: workers } satisfies Share,
  }));
  await inWorkers(new URL("./worker.ts", import.meta.url), shares, hear);
}

/** The mean of the last third, because each round is led astray a little by luck. */
function averageOf(centres: readonly (readonly number[])[]): readonly number[] {
  const last = centres.slice(-Math.ceil(centres.length / 3));
  return (last[0] ?? []).map((_, nth) => last.reduce((sum, one) => sum + (one[nth] ?? 0), 0) / last.length);
}

function roundText(round: number, trials: readonly Trial[]): string {
  const mean = trials.reduce((sum, { ahead }) => sum + ahead, 0) / trials.length;
  const spread = Math.sqrt(trials.reduce((sum, { ahead }) => sum + (ahead - mean) ** 2, 0) / trials.length);
  const give = (1.96 * spread) / Math.sqrt(trials.length);
  return `round ${round + 1}: ${trials.length} seats, ${mean.toFixed(2)} ± ${give.toFixed(2)} points ahead`;
}

function tuneText(
  { constants }: Tuned,
  anew: Readonly<Record<string, number>>,
  slopes: readonly Slope[],
): string {
  const width = Math.max(...Object.keys(constants).map(({ length }) => length));
  const row = (label: string, ...cells: readonly string[]) =>
    `  ${label.padEnd(width)}${cells.map((cell) => cell.padStart(14)).join("")}`;
  return [
    "",
    row("", "source", "anew", "last slope"),
    ...Object.entries(constants).map(([name, value], nth) => {
      const { slope = 0, error = 0 } = slopes[nth] ?? {};
      return row(
        name,
        value.toFixed(3),
        (anew[name] ?? value).toFixed(3),
        `${slope.toFixed(2)} ± ${(1.96 * error).toFixed(2)}`,
      );
    }),
    "",
  ].join("\n");
}
