import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { asPlayed, goldenOf, headerOf, partingOf } from "@roundtable/game-suite/golden";
import type { Registry } from "@roundtable/games/registry";
import { chooseBots, chooseGame, chooseOptions, type ChosenGame } from "../chosen-game.ts";
import { Complaint, readFlags, type Terminal, wholeNumber } from "../command-line.ts";
import { play } from "../play.ts";
import { differences, hunkText } from "./difference.ts";
import { failingGolden, readReport } from "./from-report.ts";

const FLAGS = {
  game: { type: "string" },
  update: { type: "boolean", default: false },
  record: { type: "boolean", default: false },
  from: { type: "string" },
  players: { type: "string" },
  seed: { type: "string", default: "1" },
  bots: { type: "string", default: "random" },
  option: { type: "string", multiple: true, default: [] as string[] },
} as const;

const LONGEST_GAME = 20_000;

/** Replays the golden games, writes them anew, records another, or makes one of a report. 1 if one does not hold. */
export async function golden(
  argv: readonly string[],
  registry: Registry,
  gamesFolder: string,
  terminal: Terminal,
): Promise<number> {
  const flags = readFlags(argv, FLAGS);
  if (flags.from !== undefined) {
    if (flags.update || flags.record) throw new Complaint("Say either --from, --record or --update.");
    const report = await readReport(flags.from);
    const { game } = await chooseGame(registry, report.log.header.game);
    const path = await write(gamesFolder, game.id, `report-${report.id}`, failingGolden(game, report));
    terminal.stdout.write(
      `${path}\nIt does not hold: a line “wrong” stands after what was reported. Put what should happen in its place.\n`,
    );
    return 0;
  }
  if (flags.record) {
    if (flags.update) throw new Complaint("Say either --record or --update.");
    const chosen = await chooseGame(registry, flags.game);
    const players = wholeNumber("players", flags.players ?? String(chosen.game.seats.min), 1);
    const seed = wholeNumber("seed", flags.seed, 0);
    const options = chooseOptions(chosen, players, flags.option, terminal);
    const text = record(chosen, { players, options, seed: String(seed), bots: flags.bots });
    const bots = flags.bots === "random" ? [] : [flags.bots];
    const name = [`${players}p`, ...flags.option, ...bots, `seed-${seed}`].join("-");
    terminal.stdout.write(`${await write(gamesFolder, chosen.game.id, name, text)}\n`);
    return 0;
  }

  const ids = flags.game === undefined ? Object.keys(registry) : [flags.game];
  const games = await Promise.all(ids.map((id) => chooseGame(registry, id)));
  let code = 0;
  for (const chosen of games) {
    const held = await replayAll(chosen, join(gamesFolder, chosen.game.id, "golden"), flags.update, terminal);
    if (!held) code = 1;
  }
  return code;
}

async function write(gamesFolder: string, game: string, name: string, text: string): Promise<string> {
  const folder = join(gamesFolder, game, "golden");
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${name.replaceAll(/[^\w-]+/g, "-")}.txt`);
  await writeFile(path, text);
  return path;
}

async function replayAll(
  chosen: ChosenGame,
  folder: string,
  update: boolean,
  terminal: Terminal,
): Promise<boolean> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".txt")).toSorted();
  const { stdout } = terminal;
  let changed = 0;
  let broken = 0;
  for (const name of names) {
    const file = join(folder, name);
    const text = await readFile(file, "utf8");
    let played = asPlayed(chosen.game, text);
    if (played === text) continue;
    if (update && partingOf(played) !== null) played = recordAgain(chosen, text) ?? played;
    const hunks = differences(text, played).map((hunk) => hunkText(hunk, stdout.isTTY === true));
    stdout.write(`${file}\n${(update ? hunks : hunks.slice(0, 1)).join("\n")}\n\n`);
    if (update && partingOf(played) === null) {
      await writeFile(file, played);
      changed++;
    } else broken++;
  }
  const rest = [
    `${names.length - changed - broken} hold`,
    ...(changed > 0 ? [`${changed} written anew`] : []),
    ...(broken > 0 ? [update ? `${broken} must be put right by hand` : `${broken} do not`] : []),
  ];
  stdout.write(`${chosen.text.name}, golden games: ${rest.join(", ")}.\n`);
  return broken === 0;
}

interface Recording {
  readonly players: number;
  readonly options: ReturnType<typeof chooseOptions>;
  readonly seed: string;
  readonly bots: string;
}

/** The first game that `simulate` plays with the same flags. */
function record(chosen: ChosenGame, { players, options, seed, bots: names }: Recording): string {
  const bots = chooseBots(chosen, players, names);
  const match = play(chosen.game, { options, bots, seed: `${seed}/0`, cap: LONGEST_GAME });
  return goldenOf(chosen.game, match.log, `seed ${seed} · bots ${names}`);
}

/** A recorded game whose decisions the rules no longer know is played anew by the same bots; what was written above it stays. */
function recordAgain(chosen: ChosenGame, text: string): string | null {
  const { seats: players, options, origin } = headerOf(chosen.game, text);
  const [, seed, bots] = /^seed (\d+) · bots (\S+)$/.exec(origin ?? "") ?? [];
  if (seed === undefined || bots === undefined) return null;
  const above = text.slice(0, text.search(/^setup/m));
  const again = record(chosen, { players, options, seed, bots });
  return above + again.slice(again.search(/^setup/m));
}
