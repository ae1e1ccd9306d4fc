import { posix } from "node:path";

const MOST_FILES = 25;
const MOST_LINES = 350;

const COUNTED = /^(?:packages\/[^/]+\/(?:src|build)|games|tools)\/.*\.(?:ts|tsx|mjs|css)$/;
const TEST = /\.test\.tsx?$/;

/** Lookup data, which nobody reads from top to bottom. */
const DATA: readonly { readonly path: RegExp; readonly because: string }[] = [
  { path: /\/i18n\/(?:en|fr|ru)\.ts$/, because: "one text per language" },
  { path: /^games\/[^/]+\/bot\/positions(?:\/|$)/, because: "test positions for bots" },
  {
    path: /\/migrations$/,
    because: "one file per change of the database, for as long as old databases are opened",
  },
];

/** Files that are still larger, and may not grow. Remove an entry when its file is small enough. */
const STILL_LARGE: ReadonlyMap<string, number> = new Map([["packages/kernel/src/match/match.ts", 399]]);

interface TooLarge {
  readonly file: string;
  readonly line: number;
  readonly sentence: string;
}

/** Finds every source file and folder that is too large. Tests count for their folder, and may themselves be longer. */
export function findTooLarge(
  files: ReadonlyMap<string, string>,
  stillLarge: ReadonlyMap<string, number> = STILL_LARGE,
): TooLarge[] {
  const counted = [...files].filter(([file]) => COUNTED.test(file));
  const lines = counted
    .filter(([file]) => !TEST.test(file))
    .map(([file, text]) => ({
      path: file,
      size: text.split("\n").length - 1,
      most: MOST_LINES,
      of: "lines",
    }));
  const folders = [...Map.groupBy(counted, ([file]) => posix.dirname(file))].map(([path, inside]) => ({
    path,
    size: inside.length,
    most: MOST_FILES,
    of: "files",
  }));
  const sized = [...lines, ...folders];
  const there = new Set(sized.map(({ path }) => path));
  const gone = [...stillLarge.keys()].filter((path) => !there.has(path));
  const isGone = "is gone: take it out of tools/boundaries/sizes.ts.";
  const tooLarge = sized.flatMap(({ path, size, most, of }) => {
    if (DATA.some((data) => data.path.test(path))) return [];
    const still = stillLarge.get(path);
    const says = (sentence: string): TooLarge[] => [{ file: path, line: 1, sentence }];
    if (still !== undefined && size <= most)
      return says("is small enough: take it out of tools/boundaries/sizes.ts.");
    if (size <= (still ?? most)) return [];
    return says(
      `has ${size} ${of}, and at most ${still ?? most} are allowed. ${of === "lines" ? "There is a second idea in it" : "Its files fall into groups"}: give that a ${of === "lines" ? "file" : "folder"} of its own.`,
    );
  });
  return [...tooLarge, ...gone.map((path) => ({ file: path, line: 1, sentence: isGone }))];
}
