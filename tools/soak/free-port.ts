import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * A port that stays ours while nobody listens there: below the range of ephemeral ports. Otherwise a client of a
 * stopped server may be given the server's own port, and then talks to itself.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 30_000);
    const server = createServer().listen(port, "127.0.0.1");
    try {
      await once(server, "listening");
      return port;
    } catch {
      // It is taken: another will be free.
    } finally {
      server.close();
    }
  }
}
