import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string } | undefined>>;
}

/** `{ "our word": "name in game-icons" }`. */
type List = Readonly<Record<string, string>>;
type Authors = Readonly<Record<string, readonly string[]>>;

/** Every list of icons in the repository. */
const LISTS = ["packages/kit/src/icons.json", "games/*/table/icons.json"];
/** `{ "artist": ["name in game-icons"] }`. */
const AUTHORS = "packages/web/src/credits/icon-authors.json";

interface Sprite {
  /** The address contains a hash of the content, so the sprite may be cached for ever. */
  readonly address: string;
  readonly drawing: string;
}

/**
 * Draws the icons of each list into a sprite of its own, so that a page fetches only those of its game. Importing a
 * list yields `{ "our word": "address of the picture" }`; importing the list of authors yields the addresses of each
 * author's icons.
 */
export function icons(root: string): Plugin {
  const sprites = new Map(listsIn(root).map((path) => [path, spriteOf(namesIn(path))]));
  return {
    name: "roundtable-icons",
    enforce: "pre",
    load(id) {
      if (id === resolve(root, AUTHORS))
        return JSON.stringify(drawnBy(readJson(id) as Authors, [...sprites.values()]));
      const sprite = sprites.get(id);
      return sprite === undefined ? null : JSON.stringify(withAddresses(readList(id), sprite));
    },
    configureServer(server) {
      for (const { address, drawing } of sprites.values())
        server.middlewares.use(address, (_request, response) => {
          response.setHeader("content-type", "image/svg+xml");
          response.end(drawing);
        });
    },
    generateBundle(_options, bundle) {
      const used = new Set(
        Object.values(bundle).flatMap((one) => (one.type === "chunk" ? one.moduleIds : [])),
      );
      // The credits show all icons, including those of games that are not offered.
      const isCrediting = used.has(resolve(root, AUTHORS));
      for (const [path, { address, drawing }] of sprites)
        if (isCrediting || used.has(path))
          this.emitFile({ type: "asset", fileName: address.slice(1), source: drawing });
    },
  };
}

/** The names in game-icons of all icons that are drawn anywhere, each once. */
export function usedIcons(root: string): string[] {
  return [...new Set(listsIn(root).flatMap(namesIn))].toSorted();
}

function listsIn(root: string): string[] {
  return LISTS.flatMap((list) => globSync(list, { cwd: root })).map((path) => resolve(root, path));
}

function namesIn(path: string): string[] {
  return [...new Set(Object.values(readList(path)))];
}

export function withAddresses(list: List, { address }: Pick<Sprite, "address">): List {
  return Object.fromEntries(Object.entries(list).map(([word, name]) => [word, `${address}#${name}`]));
}

export function drawnBy(authors: Authors, sprites: readonly Sprite[]): Authors {
  const addressOf = (name: string) => {
    const sprite = sprites.find(({ drawing }) => drawing.includes(`<symbol id="${name}"`));
    if (sprite === undefined) throw new Error(`No icons.json wants “${name}”, which is credited.`);
    return `${sprite.address}#${name}`;
  };
  return Object.fromEntries(Object.entries(authors).map(([author, names]) => [author, names.map(addressOf)]));
}

export function spriteOf(names: readonly string[]): Sprite {
  const set = readJson(fileURLToPath(import.meta.resolve("@iconify-json/game-icons/icons.json"))) as IconSet;
  const symbols = names.map((name) => {
    const body = bodyOf(set, name);
    if (body === undefined) throw new Error(`An icons.json wants “${name}”, which game-icons does not have.`);
    return `<symbol id="${name}" viewBox="0 0 512 512">${body}</symbol>`;
  });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
  const hash = createHash("sha256").update(drawing).digest("hex").slice(0, 8);
  return { address: `/assets/icons-${hash}.svg`, drawing };
}

function bodyOf(set: IconSet, name: string): string | undefined {
  return (set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ""])?.body;
}

function readList(path: string): List {
  return readJson(path) as List;
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, "utf8"));
}
