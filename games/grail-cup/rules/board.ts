import { ALLIES, type Ally, type Space, type SpaceKind, TOKEN_COUNT, TOKENS } from "./pieces.ts";

/** GC-1: a track of spaces 1 to `finish`. */
export interface Board {
  readonly name: string;
  /** By space; index 0 is nothing. */
  readonly kinds: readonly (SpaceKind | null)[];
  readonly finish: Space;
  readonly dragon: Space;
  readonly clovers: readonly Space[];
  /** By start number. */
  readonly starts: Readonly<Record<Ally, Space>>;
}

const KINDS: Readonly<Record<string, SpaceKind>> = {
  ".": "path",
  c: "clover",
  h: "church",
  v: "village",
  k: "castle",
  K: "castle-with-clover",
  D: "dragon",
  F: "finish",
};

/** Reads the notation of GC-1, blanks ignored, and checks the board; throws where it is unsound. */
export function readBoard(name: string, track: string, starts: Readonly<Record<Ally, Space>>): Board {
  const unsound = (why: string) => new Error(`Board “${name}”: ${why}`);
  const letters = [...track.replaceAll(/\s/g, "")];
  const kinds = letters.map((letter) => {
    const kind = KINDS[letter];
    if (kind === undefined) throw unsound(`there is no space “${letter}”.`);
    return kind;
  });
  const spacesOf = (...wanted: SpaceKind[]) =>
    kinds.flatMap((kind, index) => (wanted.includes(kind) ? [index + 1] : []));

  const finish = kinds.length;
  if (spacesOf("finish").length !== 1 || kinds.at(-1) !== "finish")
    throw unsound("the one finish must be the last space.");
  const [dragon, ...otherDragons] = spacesOf("dragon");
  if (dragon === undefined || otherDragons.length > 0)
    throw unsound("there must be one space for the dragon.");
  const clovers = spacesOf("clover", "castle-with-clover");
  const tokens = TOKENS.reduce((sum, token) => sum + TOKEN_COUNT[token], 0);
  if (clovers.length < 3 || clovers.length >= tokens) {
    throw unsound(`it has ${clovers.length} clover spaces; from 3 to ${tokens - 1} are needed.`);
  }
  for (const number of ALLIES) {
    const space = starts[number];
    if (!Number.isInteger(space) || space < 1) throw unsound(`start number ${number} has no space.`);
    if (space >= dragon) throw unsound(`start number ${number} is not behind the dragon.`);
  }
  return { name, kinds: [null, ...kinds], finish, dragon, clovers, starts };
}

const forest = readBoard("forest", "..... .hcvk .c.Dh cv.K. c.vh. c..kc v.hc. .v.K. ch.c. F", {
  9: 1,
  8: 2,
  7: 2,
  6: 3,
  5: 3,
  4: 4,
  3: 4,
  2: 5,
  1: 5,
});

export const BOARDS: Readonly<Record<string, Board>> = { forest };

export function boardNamed(name: string): Board {
  const board = BOARDS[name];
  if (board === undefined) throw new Error(`There is no board “${name}”.`);
  return board;
}

/** GC-26, GC-53: a castle with clover is one, and so is the finish. */
export function isCastle(kind: SpaceKind | null | undefined): boolean {
  return kind === "castle" || kind === "castle-with-clover" || kind === "finish";
}

/** GC-53: a castle with clover is both. */
export function hasClover(kind: SpaceKind | null | undefined): boolean {
  return kind === "clover" || kind === "castle-with-clover";
}
