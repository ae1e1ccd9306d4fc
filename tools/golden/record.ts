import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { goldenOf, headerOf } from "@roundtable/game-suite/golden";
import { chooseBots, type ChosenGame } from "../chosen-game.ts";
import { play } from "../play.ts";
import type { OptionValues } from "@roundtable/kernel";

const LONGEST_GAME = 20_000;

export interface Recording {
  readonly players: number;
  readonly options: OptionValues;
  readonly seed: string;
  /** The names of the bots, in the order of the seats and repeated round the table. */
  readonly bots: string;
}

/** The first game that `simulate` plays with the same flags. */
export function record(chosen: ChosenGame, { players, options, seed, bots: names }: Recording): string {
  const bots = chooseBots(chosen, players, names);
  const match = play(chosen.game, { options, bots, seed: `${seed}/0`, cap: LONGEST_GAME });
  return goldenOf(chosen.game, match.log, `seed ${seed} · bots ${names}`);
}

/** Records a game again with the same bots, if the rules no longer know its decisions. The comments above it stay. */
export function recordAgain(chosen: ChosenGame, text: string): string | null {
  const { seats: players, options, origin } = headerOf(chosen.game, text);
  const [, seed, bots] = /^seed (\d+) · bots (\S+)$/.exec(origin ?? "") ?? [];
  if (seed === undefined || bots === undefined) return null;
  const above = text.slice(0, text.search(/^setup/m));
  const again = record(chosen, { players, options, seed, bots });
  return above + again.slice(again.search(/^setup/m));
}

export async function writeGolden(
  gamesFolder: string,
  game: string,
  name: string,
  text: string,
): Promise<string> {
  const folder = join(gamesFolder, game, "golden");
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${name.replaceAll(/[^\w-]+/g, "-")}.txt`);
  await writeFile(path, text);
  return path;
}
