import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { asPlayed, partingOf } from "@roundtable/game-suite/golden";
import { goldenIn } from "@roundtable/game-suite/golden-folder";
import type { Registry } from "@roundtable/games/registry";
import { chooseGame, chooseOptions, type ChosenGame } from "../chosen-game.ts";
import { UsageError, readFlags, type Terminal, wholeNumber } from "../command-line.ts";
import { cover } from "./cover.ts";
import { differences, hunkText } from "./difference.ts";
import { failingGolden, readReport } from "./from-report.ts";
import { record, recordAgain, writeGolden } from "./record.ts";

const FLAGS = {
  game: { type: "string" },
  update: { type: "boolean", default: false },
  record: { type: "boolean", default: false },
  from: { type: "string" },
  players: { type: "string" },
  seed: { type: "string", default: "1" },
  bots: { type: "string", default: "random" },
  option: { type: "string", multiple: true, default: [] as string[] },
  cover: { type: "boolean", default: false },
  prune: { type: "boolean", default: false },
} as const;

/**
 * Replays the golden games, updates them, records another one, makes one from a report, or says what they do not reach.
 * Returns 1 if one fails, or something is not reached.
 */
export async function golden(
  argv: readonly string[],
  registry: Registry,
  gamesFolder: string,
  terminal: Terminal,
): Promise<number> {
  const flags = readFlags(argv, FLAGS);
  if (flags.from !== undefined) {
    if (flags.update || flags.record) throw new UsageError("Say either --from, --record or --update.");
    const report = await readReport(flags.from);
    const { game } = await chooseGame(registry, report.log.header.game);
    const path = await writeGolden(gamesFolder, game.id, `report-${report.id}`, failingGolden(game, report));
    terminal.stdout.write(
      `${path}\nIt does not hold: a line “wrong” stands after what was reported. Put what should happen in its place.\n`,
    );
    return 0;
  }
  if (flags.record) {
    if (flags.update) throw new UsageError("Say either --record or --update.");
    const chosen = await chooseGame(registry, flags.game);
    const players = wholeNumber("players", flags.players ?? String(chosen.game.seats.min), 1);
    const seed = wholeNumber("seed", flags.seed, 0);
    const options = chooseOptions(chosen, players, flags.option, terminal);
    const text = record(chosen, { players, options, seed: String(seed), bots: flags.bots });
    const bots = flags.bots === "random" ? [] : [flags.bots];
    const name = [`${players}p`, ...flags.option, ...bots, `seed-${seed}`].join("-");
    terminal.stdout.write(`${await writeGolden(gamesFolder, chosen.game.id, name, text)}\n`);
    return 0;
  }

  const ids = flags.game === undefined ? Object.keys(registry) : [flags.game];
  if (flags.cover) {
    let code = 0;
    for (const id of ids) {
      const folder = resolve(gamesFolder, id);
      const goldens = goldenIn(pathToFileURL(join(folder, "golden/")));
      const load = () => chooseGame(registry, id);
      const { isCovered, needless } = await cover(load, join(folder, "rules"), goldens, terminal);
      if (flags.prune) for (const name of needless) await rm(join(folder, "golden", name));
      if (!isCovered) code = 1;
    }
    return code;
  }
  const games = await Promise.all(ids.map((id) => chooseGame(registry, id)));
  let code = 0;
  for (const chosen of games) {
    const held = await replayAll(chosen, join(gamesFolder, chosen.game.id, "golden"), flags.update, terminal);
    if (!held) code = 1;
  }
  return code;
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
