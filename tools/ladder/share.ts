import type { Registry } from "@roundtable/games/registry";
import { chooseGame } from "../chosen-game.ts";
import type { Meeting } from "./elo.ts";
import { type LadderTable, meet, pairsOf } from "./meeting.ts";

/** One worker's part of a ladder: every `of`-th game, starting with the `part`-th. */
export interface Share {
  readonly table: Omit<LadderTable, "game" | "bots"> & { readonly bots: readonly string[] };
  /** How many games each pair plays. */
  readonly games: number;
  readonly seed: number;
  readonly part: number;
  readonly of: number;
}

export async function* playShare(
  registry: Registry,
  id: string,
  { table: { bots: names, ...rest }, games, seed, part, of }: Share,
): AsyncGenerator<Meeting, void> {
  const { game, bots } = await chooseGame(registry, id);
  const chosen = Object.fromEntries(Object.entries(bots).filter(([name]) => names.includes(name)));
  const table: LadderTable = { game, bots: chosen, ...rest };
  for (const [index, pair] of pairsOf(table).entries()) {
    for (let nth = 0; nth < games; nth++) {
      if ((index * games + nth) % of === part)
        yield meet(table, pair, `${seed}/${pair.join("/")}/${nth}`, nth);
    }
  }
}
