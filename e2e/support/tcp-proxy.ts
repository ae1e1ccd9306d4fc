import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** Which packets vanish: those towards the server, those towards the page, or all. */
export type Swallowed = "requests" | "answers" | "everything";

export interface TcpProxy {
  readonly url: string;
  /** From now on these packets vanish on every line that there is and that is made, and neither end is told. */
  swallow(what: Swallowed): void;
  /** Both ends of every line are told that it is gone. */
  reset(): void;
  /** New lines are good again. Those on which something vanished stay as they are. */
  restore(): void;
  close(): void;
}

interface Line {
  readonly near: Socket;
  readonly far: Socket;
  swallowed: Swallowed | null;
}

/** Between a page and a server, to lose packets as a network does in a lift or a tunnel. */
export async function openProxy(server: string): Promise<TcpProxy> {
  const there = new URL(server);
  const lines = new Set<Line>();
  let swallowed: Swallowed | null = null;
  const proxy = createServer((near) => {
    const line: Line = { near, far: connect(Number(there.port), there.hostname), swallowed };
    const { far } = line;
    lines.add(line);
    near.on(
      "data",
      (data) => line.swallowed !== "requests" && line.swallowed !== "everything" && far.write(data),
    );
    far.on(
      "data",
      (data) => line.swallowed !== "answers" && line.swallowed !== "everything" && near.write(data),
    );
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on("error", () => {});
      // What vanishes is also that one end has hung up.
      one.on("close", () => {
        if (line.swallowed === null) other.destroy();
      });
    }
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const end = (how: (socket: Socket) => void): void => {
    for (const { near, far } of lines) {
      how(near);
      how(far);
    }
    lines.clear();
  };
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    swallow(what) {
      swallowed = what;
      for (const line of lines) line.swallowed = what;
    },
    reset: () => end((socket) => void socket.resetAndDestroy()),
    restore() {
      swallowed = null;
    },
    close() {
      proxy.close();
      end((socket) => void socket.destroy());
    },
  };
}
