import { mkdir, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { seatCountsOf, type Subject } from "@roundtable/game-suite";
import type { Registry } from "@roundtable/games/registry";
import { Complaint, readFlags, type Terminal, wholeNumber } from "../command-line.ts";
import { Progress } from "../progress.ts";
import { type Failure, type News, playShare, type Share } from "./share.ts";
import { subjectOf } from "./subject.ts";

const FLAGS = {
  game: { type: "string" },
  games: { type: "string", default: "1000" },
  seed: { type: "string", default: "1" },
  players: { type: "string" },
  stride: { type: "string", default: "31" },
  workers: { type: "string", default: String(availableParallelism()) },
} as const;

/** Failures tend to come in hundreds with one cause. */
const SHOWN = 10;

/** Plays many random games under every check of the suite. 1 if one fails: its seed and log are in `folder`. */
export async function fuzz(
  argv: readonly string[],
  registry: Registry,
  folder: string,
  terminal: Terminal,
): Promise<number> {
  const flags = readFlags(argv, FLAGS);
  const subject = await subjectOf(registry, flags.game);
  const { game } = subject;
  const games = wholeNumber("games", flags.games, 1);
  const seed = wholeNumber("seed", flags.seed, 0);
  const stride = wholeNumber("stride", flags.stride, 1);
  const workers = wholeNumber("workers", flags.workers, 0);
  const seatCounts = seatCountsOf(game).filter(
    (seats) => flags.players === undefined || String(seats) === flags.players,
  );
  if (seatCounts.length === 0)
    throw new Complaint(`--players must be from ${game.seats.min} to ${game.seats.max}.`);

  const begun = performance.now();
  const progress = new Progress(terminal, subject.texts.en.name, games * seatCounts.length);
  const failures: Failure[] = [];
  const hear = (news: News): void => {
    if (news.kind === "played") progress.advance();
    else failures.push(news.failure);
  };
  await play(subject, { seatCounts, games, seed, stride }, workers, hear);

  const played = `${games * seatCounts.length} games, ${games} for each of ${seatCounts.join(", ")} players`;
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  terminal.stdout.write(`${played}: ${failures.length} failures, ${seconds} s.\n`);
  for (const [nth, failure] of failures.entries()) {
    const words = await writtenDown(game.id, failure, stride, folder);
    if (nth < SHOWN) terminal.stdout.write(words);
  }
  if (failures.length > SHOWN) terminal.stdout.write(`… and ${failures.length - SHOWN} more in ${folder}.\n`);
  return failures.length === 0 ? 0 : 1;
}

/** With no worker it is played right here. */
async function play(
  subject: Subject,
  work: Omit<Share, "part" | "of">,
  workers: number,
  hear: (news: News) => void,
): Promise<void> {
  if (workers === 0) {
    for (const news of playShare(subject, { ...work, part: 0, of: 1 })) hear(news);
    return;
  }
  const shares = Array.from({ length: Math.min(workers, work.games) }, (_, part) => ({
    ...work,
    part,
    of: workers,
  }));
  await Promise.all(
    shares.map(async (share) => {
      const worker = new Worker(new URL("./worker.ts", import.meta.url), {
        workerData: { game: subject.game.id, share },
      });
      worker.on("message", hear);
      await new Promise<void>((resolve, reject) => {
        worker.on("error", reject);
        worker.on("exit", (code) =>
          code === 0 ? resolve() : reject(new Error(`A worker ended with ${code}.`)),
        );
      });
    }),
  );
}

async function writtenDown(game: string, failure: Failure, stride: number, folder: string): Promise<string> {
  const { seats, deal, sentence } = failure;
  if (deal === null) return `${seats} players, over all games: ${sentence}\n`;
  const again = `npm run fuzz -- --game ${game} --players ${seats} --games 1 --seed ${deal.seed} --stride ${stride}`;
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${game}-${seats}p-seed-${deal.seed}.json`);
  await writeFile(file, `${JSON.stringify({ sentence, again, deal, log: failure.log }, null, 2)}\n`);
  return `${seats} players, seed ${deal.seed}: ${sentence}\n  ${file} · again: ${again}\n`;
}
