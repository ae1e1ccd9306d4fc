import { type Server, startServer } from "./server.ts";
import { test as base } from "./test.ts";

/** Here the clock of the server can be put forward, and what it sends out into the world is read. */
export const test = base.extend<object, { server: Server }>({
  server: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright wants to see that nothing is wanted
    async ({}, use) => {
      const server = await startServer({ isHurried: true });
      await use(server);
      await server.remove();
    },
    { scope: "worker" },
  ],
});
