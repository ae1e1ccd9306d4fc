import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

export interface Way {
  /** Leads where the other address leads. */
  readonly url: string;
  /** From now on nothing comes through on the lines that there are, and nobody is told; new ones are as good as ever. */
  swallow(): void;
  /** No line leads there any more, and none can be made. */
  close(): void;
}

/** A way to a database that can be lost as a network loses one. */
export async function wayTo(database: string): Promise<Way> {
  const there = new URL(database);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(there.port), there.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => other.destroy());
      one.pipe(other);
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const close = (): void => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(close);
  const url = new URL(database);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    swallow() {
      for (const socket of sockets) {
        socket.unpipe();
        socket.resume();
      }
      sockets.clear();
    },
    close,
  };
}
