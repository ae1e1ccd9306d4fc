import type { Registry } from "@roundtable/games/registry";
import { chooseBots, chooseGame, chooseOptions } from "../chosen-game.ts";
import { readFlags, type Terminal, wholeNumber } from "../command-line.ts";
import { play } from "../play.ts";
import { Progress } from "../progress.ts";
import { Contest, movedOn } from "./contest.ts";
import { type Report, reportTable } from "./report.ts";
import { Tally } from "./tally.ts";

const FLAGS = {
  game: { type: "string" },
  players: { type: "string" },
  games: { type: "string", default: "1000" },
  seed: { type: "string", default: "1" },
  option: { type: "string", multiple: true, default: [] as string[] },
  bots: { type: "string", default: "random" },
  rotate: { type: "boolean", default: false },
  cap: { type: "string", default: "20000" },
  json: { type: "boolean", default: false },
} as const;

/** Plays many games between bots and reports on them. Returns 1 if a game did not end within the cap of decisions. */
export async function simulate(
  argv: readonly string[],
  registry: Registry,
  terminal: Terminal,
): Promise<number> {
  const flags = readFlags(argv, FLAGS);
  const chosen = await chooseGame(registry, flags.game);
  const { game, text } = chosen;
  const players = wholeNumber("players", flags.players ?? String(game.seats.min), 1);
  const games = wholeNumber("games", flags.games, 1);
  const seed = wholeNumber("seed", flags.seed, 0);
  const cap = wholeNumber("cap", flags.cap, 1);
  const options = chooseOptions(chosen, players, flags.option, terminal);
  const bots = chooseBots(chosen, players, flags.bots);
  const typed = flags.bots.split(",");
  const names = bots.map((_, seat) => typed[seat % typed.length] ?? "");
  const contest = new Contest(bots.map((bot, seat) => [names[seat] ?? "", bot] as const));

  const tally = new Tally(players);
  const progress = new Progress(terminal, text.name, games);
  const begun = performance.now();
  for (let nth = 0; nth < games; nth++) {
    if (flags.rotate) {
      const moved = movedOn(names, nth);
      const deal = Math.floor(nth / players);
      const match = play(game, { options, bots: contest.seated(moved), seed: `${seed}/${deal}`, cap });
      tally.add(match);
      contest.add(moved, match.outcome?.winners ?? []);
    } else tally.add(play(game, { options, bots, seed: `${seed}/${nth}`, cap }));
    progress.advance();
  }
  const seconds = (performance.now() - begun) / 1000;

  const report: Report = {
    game: game.id,
    players,
    options,
    bots: flags.bots,
    seed,
    games,
    finished: tally.finished,
    decisionsPerGame: tally.decisions / games,
    gamesPerSecond: games / seconds,
    decisionsPerSecond: tally.decisions / seconds,
    winsBySeat: tally.winsBySeat,
    ...(flags.rotate ? { contenders: contest.contenders() } : {}),
    stats: tally.stats(),
  };
  terminal.stdout.write(flags.json ? `${JSON.stringify(report)}\n` : reportTable(text.name, report));
  return tally.finished === games ? 0 : 1;
}
