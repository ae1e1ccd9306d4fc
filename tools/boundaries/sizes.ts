import { posix } from "node:path";

const MOST_FILES = 25;
const MOST_LINES = 350;

const COUNTED = /^(?:packages|games|tools|e2e)\/.*\.(?:ts|tsx|mjs|css)$/;
const TEST = /\.(?:test|spec)\.tsx?$/;

/** Lookup data, which nobody reads from top to bottom. */
const DATA: readonly { readonly path: RegExp; readonly because: string }[] = [
  { path: /\/i18n\/(?:en|fr|ru)\.ts$/, because: "one text per language" },
  { path: /^games\/[^/]+\/bot\/positions(?:\/|$)/, because: "test positions for bots" },
  {
    path: /\/migrations$/,
    because: "one file per change of the database, for as long as old databases are opened",
  },
];

interface TooLarge {
  readonly file: string;
  readonly line: number;
  readonly sentence: string;
}

/** Finds every source file and folder that is too large. Tests count for their folder, and may themselves be longer. */
export function findTooLarge(files: ReadonlyMap<string, string>): TooLarge[] {
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
  return [...lines, ...folders]
    .filter(({ path, size, most }) => size > most && !DATA.some((data) => data.path.test(path)))
    .map(({ path, size, most, of }) => ({
      file: path,
      line: 1,
      sentence: `has ${size} ${of}, and at most ${most} are allowed. ${of === "lines" ? "There is a second idea in it" : "Its files fall into groups"}: give that a ${of === "lines" ? "file" : "folder"} of its own.`,
    }));
}
