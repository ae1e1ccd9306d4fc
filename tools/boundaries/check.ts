import { builtinModules } from "node:module";
import { posix } from "node:path";
import {
  IMPURE,
  GAME_AGNOSTIC,
  NODE_ONLY,
  PURE,
  RESTRICTED,
  type Layer,
  LAYERS,
  TESTS_MAY,
} from "./layers.ts";
import { type Mention, type Import, readSource, type Source } from "./source.ts";

export interface Breach {
  readonly file: string;
  readonly line: number;
  readonly sentence: string;
}

/** Every source file and package.json of the repository, by its path from the root. */
export type Files = ReadonlyMap<string, string>;

const SOURCE = /\.(ts|tsx|mjs)$/;
/** Tests and what only tests use. */
const TEST = /(^|\/)test(?:ing)?\/|\.(test|spec)\.tsx?$/;
const CONFIG = /\.config\.ts$/;

export type Sources = ReadonlyMap<string, Source>;

export function readSources(files: Files): Sources {
  const sources = [...files].filter(([file]) => SOURCE.test(file));
  return new Map(sources.map(([file, text]) => [file, readSource(file, text)]));
}

export function findBreaches(files: Files, sources: Sources = readSources(files)): Breach[] {
  const games = gamesOf(files);
  const declared = declarationsOf(files);
  const breaches: Breach[] = [];
  for (const [file, source] of sources) {
    const inFile = [
      ...forbiddenImports(file, source, declared),
      ...opensRestricted(file, source),
      ...impure(file, source),
      ...namesGame(file, source, games),
    ];
    breaches.push(...inFile.map((breach) => ({ file, ...breach })));
  }
  return [...breaches, ...withoutLayer(files)];
}

type Found = Omit<Breach, "file">;

/** In these packages every folder is a layer of its own. */
const LAYERED_FOLDERS = /^packages\/(?:web|server|host)\/src\/[^/]+(?=\/)/;

function withoutLayer(files: Files): Breach[] {
  const folders = new Set([...files.keys()].flatMap((file) => LAYERED_FOLDERS.exec(file) ?? []));
  return [...folders]
    .filter((folder) => !LAYERS.some((layer) => layer.folder === folder))
    .map((folder) => ({
      file: folder,
      line: 1,
      sentence: "belongs to no layer yet: say in tools/boundaries what it may import, and why.",
    }));
}

function* forbiddenImports(file: string, source: Source, declared: Declarations): Generator<Found> {
  const layer = LAYERS.find(({ folder }) => isIn(file, folder));
  for (const imported of source.imports) {
    const target = targetOf(file, imported.specifier);
    const undeclared = missingDeclaration(file, target, declared);
    if (layer !== undefined && !mayImport(file, layer, target, imported)) {
      const types = mayImport(file, layer, target, { ...imported, typesOnly: true })
        ? ", not only its types"
        : "";
      yield { line: imported.line, sentence: `imports "${imported.specifier}"${types}. ${layer.because}` };
    } else if (undeclared !== undefined) {
      yield { line: imported.line, sentence: undeclared };
    }
  }
}

function* opensRestricted(file: string, source: Source): Generator<Found> {
  if (TEST.test(file)) return;
  for (const { specifier, typesOnly, line } of source.imports) {
    const target = targetOf(file, specifier);
    if (typesOnly || target.kind !== "file") continue;
    const { path } = target;
    const found = RESTRICTED.find(({ module }) => module === path || module === `${path}.ts`);
    if (found !== undefined && !found.by.some((folder) => isIn(file, folder)))
      yield { line, sentence: `imports values from "${specifier}". ${found.because}` };
  }
}

function mayImport(file: string, layer: Layer, target: Target, imported: Import): boolean {
  if (target.kind === "file" && isIn(target.path, layer.folder) && gameOf(target.path) === gameOf(file)) {
    // `games/<id>` contains the other folders of a game, but does not own them.
    if (layer.folder !== "games/<id>" || target.part === undefined) return true;
  }
  const may = new Set(TEST.test(file) ? [...layer.may, ...TESTS_MAY] : layer.may);
  const mayName = (name: string) => may.has(name) || (may.has(`${name}: types`) && imported.typesOnly);
  switch (target.kind) {
    case "node":
      return may.has("node") || NODE_ONLY.test(file) || CONFIG.test(file);
    case "npm":
      return may.has("npm") || may.has(`npm:${target.name}`) || CONFIG.test(file);
    case "file": {
      if (target.game !== undefined) {
        if (may.has(`any ${target.part}`)) return true;
        if (target.game !== gameOf(file)) return false;
        if (isPieces(target.path) && may.has("own pieces")) return true;
        return mayName(`own ${target.part ?? "game"}`);
      }
      const folder = ownFolder(file, target.path);
      if (folder !== undefined && folder !== "src" && may.has("own *")) return true;
      return mayName(folder === undefined ? target.name : `own ${folder}`);
    }
  }
}

type Target =
  | { readonly kind: "node" }
  | { readonly kind: "npm"; readonly name: string }
  | {
      readonly kind: "file";
      readonly path: string;
      /** The name that `may` uses: "kernel", "kit", "screens", "tools". */
      readonly name: string;
      /** The workspace package, if the import names it instead of a path. */
      readonly workspace?: string;
      readonly game?: string | undefined;
      readonly part?: string | undefined;
    };

function targetOf(file: string, specifier: string): Target {
  if (specifier.startsWith("node:") || builtinModules.includes(specifier)) return { kind: "node" };
  if (/^\.{0,2}\//.test(specifier)) return fileTarget(posix.join(posix.dirname(file), specifier));
  const [first = "", second = "", ...rest] = specifier.split("/");
  if (first !== "@roundtable")
    return { kind: "npm", name: first.startsWith("@") ? `${first}/${second}` : first };
  const folder = ["games", "tools", "e2e"].includes(second) ? second : `packages/${second}/src`;
  return { ...fileTarget([folder, ...rest].join("/")), workspace: `@roundtable/${second}` };
}

function fileTarget(path: string): Target & { readonly kind: "file" } {
  const list = /^games\/(registry|screens)(\.ts)?$/.exec(path)?.[1];
  if (list !== undefined) return { kind: "file", path, name: list };
  const [top = "", second = ""] = path.split("/");
  if (top === "games") return { kind: "file", path, name: "game", game: second, part: partOf(path) };
  return { kind: "file", path, name: top === "packages" ? second : top };
}

/** The folder of the file's own package that the path leads to; "src" for files beside the folders. */
function ownFolder(file: string, path: string): string | undefined {
  const src = /^packages\/[^/]+\/src\//.exec(file)?.[0];
  if (src === undefined || !path.startsWith(src)) return undefined;
  const [folder = "", ...rest] = path.slice(src.length).split("/");
  return rest.length === 0 ? "src" : folder;
}

function gameOf(path: string): string | undefined {
  return /^games\/([^/]+)\//.exec(path)?.[1];
}

function partOf(path: string): string | undefined {
  return /^games\/[^/]+\/(?:(card)\.ts$|(rules|text|bot|table|moderator|tutorial)(?:\/|$))/
    .exec(path)
    ?.slice(1)
    .find(Boolean);
}

/** Constants without rules, for boards and reports. */
function isPieces(path: string): boolean {
  return /^games\/[^/]+\/rules\/pieces(\.ts$|\/)/.test(path);
}

function isIn(path: string, folder: string): boolean {
  const pattern = folder.replaceAll(".", "\\.").replace("<id>", "[^/]+");
  return new RegExp(`^${pattern}(/|$)`).test(path);
}

/** The dependencies that each workspace's package.json declares, by its folder; "" is the root. */
type Declarations = ReadonlyMap<string, ReadonlySet<string>>;

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

function declarationsOf(files: Files): Declarations {
  const declared = new Map<string, ReadonlySet<string>>();
  for (const [file, text] of files) {
    if (posix.basename(file) !== "package.json") continue;
    const manifest = JSON.parse(text) as Manifest;
    const names = new Set([manifest.name]);
    const { dependencies, devDependencies, optionalDependencies } = manifest;
    for (const name of Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }))
      names.add(name);
    declared.set(file === "package.json" ? "" : posix.dirname(file), names);
  }
  return declared;
}

function missingDeclaration(file: string, target: Target, declared: Declarations): string | undefined {
  const name = target.kind === "npm" ? target.name : target.kind === "file" ? target.workspace : undefined;
  if (name === undefined) return undefined;
  const workspace =
    [...declared.keys()].find((folder) => folder !== "" && file.startsWith(`${folder}/`)) ?? "";
  const known = (folder: string): boolean => declared.get(folder)?.has(name) === true;
  // Vitest and similar tools belong to the whole repository: the root declares them for every test.
  if (known(workspace) || ((TEST.test(file) || CONFIG.test(file)) && known(""))) return undefined;
  return `imports "${name}", which ${posix.join(workspace, "package.json")} does not declare. Add it there, with its exact version.`;
}

function* impure(file: string, source: Source): Generator<Found> {
  if (TEST.test(file) || !PURE.some((folder) => isIn(file, folder))) return;
  for (const { kind, words, line } of source.mentions) {
    const instead = kind === "text" ? undefined : IMPURE[kind].get(words);
    if (instead !== undefined) yield { line, sentence: `uses ${words}. ${instead}` };
  }
}

/** A game is a folder of games/ with rules in it. */
function gamesOf(files: Files): ReadonlySet<string> {
  const games = new Set<string>();
  for (const file of files.keys()) {
    const game = gameOf(file);
    if (game !== undefined && partOf(file) === "rules") games.add(game);
  }
  return games;
}

function* namesGame(file: string, source: Source, games: ReadonlySet<string>): Generator<Found> {
  if (TEST.test(file) || !GAME_AGNOSTIC.some((folder) => isIn(file, folder))) return;
  for (const mention of source.mentions) {
    for (const game of games) {
      if (!names(mention, game)) continue;
      yield {
        line: mention.line,
        sentence: `names the game ${game}. Only games/registry.ts and games/screens.ts may: go over them, or take the id as a value.`,
      };
    }
  }
}

/** "grail-cup", `grailCupBoard` and `GRAIL_CUP` name grail-cup; "request" does not name quest. */
function names(mention: Mention, game: string): boolean {
  const words =
    mention.kind === "text"
      ? mention.words
      : mention.words
          .replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2")
          .replaceAll("_", "-")
          .toLowerCase();
  if (!words.includes(game)) return false;
  const edge = mention.kind === "text" ? "[\\w-]" : "[a-z0-9]";
  return new RegExp(`(?<!${edge})${game}(?!${edge})`).test(words);
}
