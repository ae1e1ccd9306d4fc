import { relative } from "node:path";
import { asPlayed, headerOf } from "@roundtable/game-suite/golden";
import type { GoldenFile } from "@roundtable/game-suite/golden-folder";
import type { Game } from "@roundtable/kernel";
import type { ChosenGame } from "../chosen-game.ts";
import type { Terminal } from "../command-line.ts";
import { blocksNotRun, type Coverage, CoverageRecorder, gainOf, merge, stepFiles } from "./coverage.ts";

interface PlayedGame {
  readonly name: string;
  readonly isScripted: boolean;
  /** The host's choices: the number of players, and the value of each option with few values. */
  readonly table: readonly string[];
  readonly coverage: Coverage;
}

/**
 * Golden games should reach every block of the rules, and no more of them should be kept than that takes. Reports the
 * blocks that are not reached, and returns the recorded games that add nothing.
 */
export async function cover(
  load: () => Promise<ChosenGame>,
  rules: string,
  goldens: readonly GoldenFile[],
  { stdout }: Terminal,
): Promise<{ readonly isCovered: boolean; readonly needless: readonly string[] }> {
  const recorder = await CoverageRecorder.start();
  const files = stepFiles(rules);
  const { game, text } = await load();
  const all = new Map<string, Uint8Array>();
  // Code that runs when the rules are loaded belongs to no game.
  merge(all, await recorder.take(files));
  const games: PlayedGame[] = [];
  for (const golden of goldens) {
    asPlayed(game, golden.text);
    games.push({ name: golden.name, ...tableOf(game, golden.text), coverage: await recorder.take(files) });
  }
  recorder.stop();
  for (const { coverage } of games) merge(all, coverage);
  const blocks = blocksNotRun(all);
  for (const block of blocks)
    stdout.write(`${relative(".", block.file)}:${block.line} is reached by no golden game: ${block.text}\n`);
  const needed = smallestCover(games);
  const needless = games.filter((one) => !needed.has(one)).map(({ name }) => name);
  for (const name of needless) stdout.write(`${name} adds nothing.\n`);
  stdout.write(
    `${text.name}: ${games.length} golden games, ${needless.length} add nothing, ${blocks.length} blocks not reached.\n`,
  );
  return { isCovered: blocks.length === 0, needless };
}

function tableOf(game: Game, golden: string): Pick<PlayedGame, "isScripted" | "table"> {
  const { seats, options, origin } = headerOf(game, golden);
  const few = Object.entries(options).filter(([name]) => game.options[name]?.kind !== "bag");
  return {
    isScripted: origin === null,
    table: [`seats=${seats}`, ...few.map(([name, value]) => `${name}=${value}`)],
  };
}

/** All scripted games, and of the recorded ones those that add most, until none adds a block or a choice. */
function smallestCover(games: readonly PlayedGame[]): ReadonlySet<PlayedGame> {
  const needed = new Set<PlayedGame>();
  const all = new Map<string, Uint8Array>();
  const choices = new Set<string>();
  const take = (game: PlayedGame): void => {
    needed.add(game);
    merge(all, game.coverage);
    for (const choice of game.table) choices.add(choice);
  };
  const gain = ({ coverage, table }: PlayedGame): number =>
    gainOf(all, coverage) + table.filter((choice) => !choices.has(choice)).length;
  for (const game of games) if (game.isScripted) take(game);
  for (;;) {
    const gains = games.filter((game) => !needed.has(game)).map((game) => ({ game, gain: gain(game) }));
    const best = gains.toSorted((one, other) => other.gain - one.gain)[0];
    if (best === undefined || best.gain === 0) return needed;
    take(best.game);
  }
}
