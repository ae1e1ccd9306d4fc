import { existsSync, readFileSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import type { IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import { type Answer, builtFile, NOT_FOUND, text } from "../wire/answer.ts";
import { limitedWhenUsed, PUBLIC } from "../wire/policy.ts";
import type { Routes } from "../wire/routes.ts";

/** What the page's HTML tells about a table. */
interface AboutTables {
  /** The link preview of a finished match. */
  previewOf(this: void, table: string, headers: IncomingHttpHeaders): Promise<string>;
  /** The game, so that the page can load its files at once; null if it is unknown. */
  gameAt(this: void, table: string): Promise<string | null>;
}

const HTML = "text/html; charset=utf-8";
const NOT_BUILT = text(
  503,
  "The web app is not built yet: run npm run build, then start the server again.\n",
);

/** Whether the folder has a built app. */
export function isBuilt(dist: string): boolean {
  return existsSync(join(dist, "index.html"));
}

/** The built app. Its files never change under the same name; the page itself is always requested again. */
export function servePages(routes: Routes, dist: string, { previewOf, gameAt }: AboutTables): void {
  const built = isBuilt(dist);
  const index = built ? builtFile("index.html") : NOT_BUILT;
  const fileAt = async (path: string): Promise<Answer | null> => {
    if (!built || !isFilePath(path)) return null;
    const found = await stat(join(dist, path)).catch(() => null);
    return found?.isFile() === true ? builtFile(path) : null;
  };
  routes.route("GET /", PUBLIC, async () => index);
  routes.route(
    "GET /assets/*",
    { ...PUBLIC, cache: "immutable" },
    async ({ params }) => (await fileAt(`assets/${params["*"]}`)) ?? NOT_FOUND,
  );
  // A file, or an address of the app.
  routes.route(
    "GET /*",
    PUBLIC,
    async ({ params: { "*": path } }) => (await fileAt(path)) ?? (isPage(path) ? index : NOT_FOUND),
  );
  if (!built) return;

  // Its extension, `.ts`, would be served as a video.
  routes.route("GET /examples/:file", PUBLIC, async ({ params: { file } }) => {
    const program = isFilePath(file)
      ? await readFile(join(dist, "examples", file), "utf8").catch(() => null)
      : null;
    return program === null ? NOT_FOUND : text(200, program);
  });

  const page = readFileSync(join(dist, "index.html"), "utf8");
  // A caller over the limit gets the page, and nothing is read for them.
  const ofTable = { ...PUBLIC, rate: limitedWhenUsed("requestsPerAddress") } as const;
  routes.route("GET /t/:id/replay", ofTable, async ({ params, headers, withinRate }) => {
    const preview = withinRate() ? await previewOf(params.id, headers) : "";
    return text(
      200,
      page.replace("</head>", () => `${preview}</head>`),
      HTML,
    );
  });
  routes.route("GET /t/:id", ofTable, async ({ params, withinRate }) => {
    const game = withinRate() ? await gameAt(params.id) : null;
    // It must precede the page's first script, which reads it.
    return game === null
      ? index
      : text(
          200,
          page.replace("<title>", () => `<meta name="game" content="${game}" /><title>`),
          HTML,
        );
  });
}

/** Whether a decoded path can be one of the files: no empty segment, and none that is hidden or leads upwards. */
function isFilePath(path: string): boolean {
  return path.split("/").every((segment) => /^[^.\\][^\\]*$/.test(segment));
}

/** Whether a decoded path can be an address of the app. What looks like the API or a file is none, however it is written. */
function isPage(path: string): boolean {
  const [first = ""] = path.split("/");
  return !/^(api|assets|ws)$/i.test(first) && /^([\w-]+\/)*[\w-]*$/.test(path);
}
