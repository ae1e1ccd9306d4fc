import { mkdir, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { seatCountsOf, type Subject } from "@roundtable/game-suite";
import type { Registry } from "@roundtable/games/registry";
import { UsageError, readFlags, type Terminal, wholeNumber } from "../command-line.ts";
import { Progress } from "../progress.ts";
import { type Failure, type News, playShare, type Share } from "./share.ts";
import { subjectOf } from "./subject.ts";
import { inWorkers } from "../in-workers.ts";

const FLAGS = {
  game: { type: "string" },
  bots: { type: "boolean", default: false },
  games: { type: "string" },
  seed: { type: "string", default: "1" },
  players: { type: "string" },
  stride: { type: "string", default: "31" },
  workers: { type: "string", default: String(availableParallelism()) },
} as const;

/** How many games for each number of players. Bots are slower, because they think. */
const GAMES = { random: "1000", bots: "200" } as const;

/** At most this many are shown: failures often come in hundreds with one cause. */
const SHOWN = 10;

/** The work for one game, before it is split into shares. */
type Work = Omit<Share, "part" | "of">;

/**
 * Plays many games at random tables: by random answers under every check of the suite, or between bots. Returns 1 if
 * one fails; its seed and log are in `folder`.
 */
export async function fuzz(
  argv: readonly string[],
  registry: Registry,
  folder: string,
  terminal: Terminal,
): Promise<number> {
  const flags = readFlags(argv, FLAGS);
  const players = flags.bots ? "bots" : "random";
  const games = wholeNumber("games", flags.games ?? GAMES[players], 1);
  const seed = wholeNumber("seed", flags.seed, 0);
  const stride = wholeNumber("stride", flags.stride, 1);
  const workers = wholeNumber("workers", flags.workers, 0);
  const ids = flags.game === undefined ? Object.keys(registry) : [flags.game];
  const subjects = await Promise.all(ids.map((id) => subjectOf(registry, id)));
  const chosen = subjects.map((subject) => ({ subject, seatCounts: chosenCounts(subject, flags.players) }));
  if (chosen.every(({ seatCounts }) => seatCounts.length === 0)) {
    const all = subjects.flatMap(({ game }) => seatCountsOf(game));
    throw new UsageError(`--players must be from ${Math.min(...all)} to ${Math.max(...all)}.`);
  }
  let code = 0;
  for (const { subject, seatCounts } of chosen) {
    if (seatCounts.length === 0) continue;
    const work = { players, seatCounts, games, seed, stride } as const;
    if (!(await isSound(subject, work, workers, folder, terminal))) code = 1;
  }
  return code;
}

function chosenCounts({ game }: Subject, players: string | undefined): number[] {
  return seatCountsOf(game).filter((seats) => players === undefined || String(seats) === players);
}

/** Plays one game this often, and reports the failures. */
async function isSound(
  subject: Subject,
  work: Work,
  workers: number,
  folder: string,
  terminal: Terminal,
): Promise<boolean> {
  const { seatCounts, games } = work;
  const { name } = subject.texts.en;
  const begun = performance.now();
  const progress = new Progress(terminal, name, games * seatCounts.length);
  // Written at once, so that an interrupted run keeps its findings.
  const written: Promise<string>[] = [];
  const hear = (news: News): void => {
    if (news.kind === "played") progress.advance();
    else written.push(writtenDown(subject.game.id, news.failure, work, folder));
  };
  await play(subject, work, workers, hear);
  const failures = await Promise.all(written);

  const played = `${games * seatCounts.length} games, ${games} for each of ${seatCounts.join(", ")} players`;
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  terminal.stdout.write(`${name}, ${played}: ${failures.length} failures, ${seconds} s.\n`);
  for (const words of failures.slice(0, SHOWN)) terminal.stdout.write(words);
  if (failures.length > SHOWN) terminal.stdout.write(`… and ${failures.length - SHOWN} more in ${folder}.\n`);
  return failures.length === 0;
}

/** Without workers it is played in this thread. */
async function play(
  subject: Subject,
  work: Work,
  workers: number,
  hear: (news: News) => void,
): Promise<void> {
  if (workers === 0) {
    for (const news of playShare(subject, { ...work, part: 0, of: 1 })) hear(news);
    return;
  }
  const shares = Array.from({ length: Math.min(workers, work.games) }, (_, part) => ({
    game: subject.game.id,
    share: { ...work, part, of: workers },
  }));
  await inWorkers(new URL("./worker.ts", import.meta.url), shares, hear);
}

async function writtenDown(game: string, failure: Failure, work: Work, folder: string): Promise<string> {
  const { seats, deal, sentence } = failure;
  if (deal === null) return `${seats} players, over all games: ${sentence}\n`;
  const [kind, how] = work.players === "bots" ? ["-bots", "--bots"] : ["", `--stride ${work.stride}`];
  const again = `npm run fuzz -- --game ${game} --players ${seats} --games 1 --seed ${deal.seed} ${how}`;
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${game}${kind}-${seats}p-seed-${deal.seed}.json`);
  await writeFile(file, `${JSON.stringify({ sentence, again, deal, log: failure.log }, null, 2)}\n`);
  return `${seats} players, seed ${deal.seed}: ${sentence}\n  ${file} · again: ${again}\n`;
}
