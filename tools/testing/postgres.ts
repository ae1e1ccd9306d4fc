import { once } from "node:events";
import { createServer } from "node:http";
import type { TestProject } from "vitest/node";
import { type EmbeddedPostgres, startPostgres } from "../postgres/embedded.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The URL of a PostgreSQL for the tests that need one; null if everything is stored in files. */
    postgres: string | null;
    /**
     * Where a test requests a PostgreSQL that it may stop and start: POST creates one, PUT restarts it, DELETE removes
     * it.
     */
    ownPostgres: string;
  }
}

/** One PostgreSQL for all tests of a run; each test makes a database of its own there. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  project.provide("postgres", postgres.url);
  const own = await lendPostgres();
  project.provide("ownPostgres", own.url);
  return async () => {
    await Promise.all([postgres.stop(), own.close()]);
  };
}

/** Serves PostgreSQL instances over HTTP: tests run in processes of their own, and must not import tools. */
async function lendPostgres(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const lent = new Map<string, EmbeddedPostgres>();
  const answer = async (method: string, path: string): Promise<string> => {
    const postgres = lent.get(path.slice(1)) ?? (await startPostgres());
    if (method === "PUT") await postgres.restart();
    if (method === "DELETE") await postgres.stop();
    const name = new URL(postgres.url).port;
    if (method === "DELETE") lent.delete(name);
    else lent.set(name, postgres);
    return postgres.url;
  };
  const server = createServer((request, response) => {
    answer(request.method ?? "", request.url ?? "").then(
      (url) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    async close() {
      server.close();
      await Promise.all([...lent.values()].map((postgres) => postgres.stop()));
    },
  };
}
