/** One quest as printed: how many go, how many Fails it takes to fail, whether an amulet lies after it. */
export interface PrintedQuest {
  readonly team: number;
  readonly failsNeeded: number;
  readonly amulet: boolean;
}

/** QU-2's notation: `3 4A 5*A`: the size of the team, `*` for two Fails, `A` for an amulet. */
function read(notation: string): readonly PrintedQuest[] {
  return notation.split(" ").map((quest) => ({
    team: Number.parseInt(quest, 10),
    failsNeeded: quest.includes("*") ? 2 : 1,
    amulet: quest.includes("A"),
  }));
}

const BASE: Readonly<Record<number, readonly PrintedQuest[]>> = {
  5: read("2 3 2 4 3"),
  6: read("2 3A 4 3 4"),
  7: read("2 3A 3A 4* 4"),
  8: read("3 4A 4A 5*A 5"),
  9: read("3 4A 4A 5*A 5"),
  10: read("3 4A 4A 5*A 5"),
};

const BASE_FOR_FOUR: Readonly<Record<"A" | "B", readonly PrintedQuest[]>> = {
  A: read("2 3 3 2"),
  B: read("2 3 2 3"),
};

const DIRECTORS_CUT: Readonly<Record<number, readonly PrintedQuest[]>> = {
  4: read("3 2 3 4*"),
  5: read("3 2 3 4* 3"),
  6: read("3 2 3 4*A 3"),
  7: read("3 2 3A 4*A 3"),
  8: read("4 3A 4*A 5*A 4"),
  9: read("4 3A 4*A 5*A 4"),
  10: read("4 3A 4*A 5*A 4"),
};

/** QU-2 */
export function tableauFor(
  players: number,
  directorsCut: boolean,
  boardForFour: "A" | "B",
): readonly PrintedQuest[] {
  const tableau = directorsCut
    ? DIRECTORS_CUT[players]
    : players === 4
      ? BASE_FOR_FOUR[boardForFour]
      : BASE[players];
  if (tableau === undefined) throw new RangeError(`There is no tableau for ${players} players.`);
  return tableau;
}

const GOOD: Readonly<Record<"base" | "directorsCut", Readonly<Record<number, number>>>> = {
  base: { 4: 2, 5: 3, 6: 3, 7: 4, 8: 5, 9: 6, 10: 6 },
  directorsCut: { 4: 2, 5: 2, 6: 3, 7: 3, 8: 4, 9: 4, 10: 5 },
};

/** QU-1 */
export function sidesFor(
  players: number,
  directorsCut: boolean,
): { readonly good: number; readonly evil: number } {
  const good = GOOD[directorsCut ? "directorsCut" : "base"][players];
  if (good === undefined) throw new RangeError(`Quest is not for ${players} players.`);
  return { good, evil: players - good };
}

/** QU-3 */
export const SUCCESSES_FOR_GOOD = 3;

export function failuresForEvil(players: number): number {
  return players === 4 ? 2 : 3;
}
