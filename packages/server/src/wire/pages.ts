import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import serveFiles from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** What is known of a table before its page is opened. */
interface AboutTables {
  /** What is said of a finished match in the head of the page on which it is looked at again. */
  previewOf(this: void, table: string, request: FastifyRequest): Promise<string>;
  /** Which game it is, for the page to ask for all that it takes while it is read; null where nothing is told. */
  gameAt(this: void, table: string, request: FastifyRequest): Promise<string | null>;
}

/** The built app: its parts never change under the same name, the page that names them is always asked for anew. */
export async function servePages(
  app: FastifyInstance,
  dist: string,
  { previewOf, gameAt }: AboutTables,
): Promise<void> {
  if (!existsSync(join(dist, "index.html"))) {
    app.setNotFoundHandler((request, reply) =>
      reply
        .code(isPage(request.method, request.url) ? 503 : 404)
        .type("text/plain; charset=utf-8")
        .send("The web app is not built yet: run npm run build, then start the server again.\n"),
    );
    return;
  }
  await app.register(serveFiles, {
    root: dist,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const isPart = path.startsWith(join(dist, "assets"));
      void reply.header("cache-control", isPart ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  const examples = join(dist, "examples");
  if (existsSync(examples))
    await app.register(serveFiles, {
      root: examples,
      prefix: "/examples/",
      decorateReply: false,
      cacheControl: false,
      // By its ending a program in TypeScript would be a film.
      setHeaders(reply) {
        void reply.header("cache-control", "no-cache").type("text/plain; charset=utf-8");
      },
    });
  const page = readFileSync(join(dist, "index.html"), "utf8");
  const send = (reply: FastifyReply, html: string) =>
    reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").send(html);
  app.get<{ Params: { id: string } }>("/t/:id/replay", async (request, reply) => {
    const preview = await previewOf(request.params.id, request);
    return send(
      reply,
      page.replace("</head>", () => `${preview}</head>`),
    );
  });
  app.get<{ Params: { id: string } }>("/t/:id", async (request, reply) => {
    const game = await gameAt(request.params.id, request);
    // Before the page's first script, which reads it.
    return game === null
      ? reply.sendFile("index.html")
      : send(
          reply,
          page.replace("<title>", () => `<meta name="game" content="${game}" /><title>`),
        );
  });
  // Every other address is a route of the app.
  app.setNotFoundHandler((request, reply) =>
    isPage(request.method, request.url)
      ? reply.sendFile("index.html")
      : reply.code(404).type("text/plain; charset=utf-8").send("There is nothing here.\n"),
  );
}

function isPage(method: string, url: string): boolean {
  const path = url.split("?")[0] ?? "";
  const isOurs = path.startsWith("/api/") || path.startsWith("/assets/") || path === "/ws";
  return (method === "GET" || method === "HEAD") && !isOurs && !/\.[a-z0-9]+$/.test(path);
}
