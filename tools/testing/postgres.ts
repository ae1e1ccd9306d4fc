import type { TestProject } from "vitest/node";
import { startPostgres } from "../postgres/embedded.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of a PostgreSQL for the tests that ask for one; null where everything is kept in files. */
    postgres: string | null;
  }
}

/** One PostgreSQL for all tests of a run; each makes a database of its own there. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  project.provide("postgres", postgres.url);
  return () => postgres.stop();
}
