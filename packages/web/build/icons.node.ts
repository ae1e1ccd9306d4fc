import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string } | undefined>>;
}

/** Every list of icons in the repository: `{ "our word": "name in game-icons" }`. */
const LISTS = ["packages/kit/src/icons.json", "games/*/table/icons.json"];

/**
 * Draws the icons that are used, and no others, into one file that the page asks for once. Its address depends on its
 * content, so it may be cached for ever.
 */
export function icons(root: string): Plugin {
  const sprite = spriteOf(root);
  const address = `assets/icons-${createHash("sha256").update(sprite).digest("hex").slice(0, 8)}.svg`;
  return {
    name: "roundtable-icons",
    config: () => ({ define: { "import.meta.env.VITE_ICONS": JSON.stringify(`/${address}`) } }),
    configureServer(server) {
      server.middlewares.use(`/${address}`, (_request, response) => {
        response.setHeader("content-type", "image/svg+xml");
        response.end(sprite);
      });
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: address, source: sprite });
    },
  };
}

/** The names in game-icons of all that is drawn somewhere, each once. */
export function usedIcons(root: string): string[] {
  const lists = LISTS.flatMap((list) => globSync(list, { cwd: root }));
  const names = lists.flatMap((path) => Object.values(readJson(`${root}/${path}`) as Record<string, string>));
  return [...new Set(names)].toSorted();
}

function spriteOf(root: string): string {
  const set = readJson(fileURLToPath(import.meta.resolve("@iconify-json/game-icons/icons.json"))) as IconSet;
  const symbols = usedIcons(root).map((name) => {
    const body = bodyOf(set, name);
    if (body === undefined) throw new Error(`An icons.json wants “${name}”, which game-icons does not have.`);
    return `<symbol id="${name}" viewBox="0 0 512 512">${body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}

function bodyOf(set: IconSet, name: string): string | undefined {
  return (set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ""])?.body;
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, "utf8"));
}
