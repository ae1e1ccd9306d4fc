import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PROTOCOL } from "@roundtable/protocol";
import { backoff } from "./backoff.ts";
import { type Network, Wire } from "./wire.ts";

/** The server's end of every connection that the wire has dialled. */
function server({ isHidden = () => false, random = () => 0 }: Partial<Network> = {}) {
  const calls: {
    sent: Record<string, unknown>[];
    hear: (message: object) => void;
    end: () => void;
    isClosed: boolean;
  }[] = [];
  let ids = 0;
  const wire = new Wire(
    (hear, end) => {
      const sent: Record<string, unknown>[] = [];
      const call = { sent, hear: (message: object) => hear(JSON.stringify(message)), end, isClosed: false };
      calls.push(call);
      return {
        send: (text) => sent.push(JSON.parse(text) as Record<string, unknown>),
        close: () => {
          call.isClosed = true;
          end();
        },
      };
    },
    () => `id-${(ids += 1)}`,
    { isHidden, random },
  );
  const call = (n: number) => {
    const found = calls[n];
    if (found === undefined) throw new Error(`Connection ${n} was not dialled.`);
    return found;
  };
  return { wire, call, dialled: () => calls.length };
}

const welcome = {
  kind: "welcome",
  protocol: PROTOCOL,
  me: { id: "abcdefghijkl", name: "Anna" },
  now: 1,
  address: null,
};
const undo = { kind: "undo", table: "abcdefghijkl" } as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the wire", () => {
  test("sends nothing before the server has welcomed it", () => {
    const { wire, call } = server();
    wire.connect();
    void wire.send(undo);
    expect(call(0).sent).toEqual([]);
    call(0).hear(welcome);
    expect(call(0).sent).toEqual([{ ...undo, id: "id-1" }]);
  });

  test("resolves a command when it is acknowledged, or with the reason of its refusal", async () => {
    const { wire, call } = server();
    wire.connect();
    call(0).hear(welcome);
    const first = wire.send(undo);
    const second = wire.send(undo);
    call(0).hear({ kind: "ack", id: "id-1" });
    call(0).hear({ kind: "refused", id: "id-2", reason: "nothing-to-undo" });
    expect(await first).toEqual({ done: true });
    expect(await second).toEqual({ done: false, reason: "nothing-to-undo", problems: [] });
  });

  test("resends unacknowledged commands after a reconnect, with the same id, and nothing else", () => {
    const { wire, call } = server();
    wire.connect();
    call(0).hear(welcome);
    void wire.send(undo);
    void wire.send({ kind: "leave", table: undo.table });
    call(0).hear({ kind: "ack", id: "id-1" });
    call(0).end();
    vi.advanceTimersByTime(250);
    call(1).hear(welcome);
    expect(call(1).sent).toEqual([{ kind: "leave", table: undo.table, id: "id-2" }]);
  });

  test("news or previews acknowledge the command that they name", async () => {
    const { wire, call } = server();
    wire.connect();
    call(0).hear(welcome);
    const undone = wire.send(undo);
    const foreseen = wire.send({ kind: "preview", table: undo.table, decision: "0-1" });
    call(0).hear({ kind: "news", n: 3, ack: "id-1" });
    call(0).hear({ kind: "previews", id: "id-2", table: undo.table, decision: "0-1", previews: {} });
    expect(await Promise.all([undone, foreseen])).toEqual([{ done: true }, { done: true }]);
  });

  test("sends the page's subscriptions at every connection, before it resends commands", () => {
    const { wire, call } = server();
    wire.connect();
    const stop = wire.sendOnConnect(() => ({ kind: "watch-lobby", on: true }));
    call(0).hear(welcome);
    void wire.send(undo);
    call(0).end();
    vi.advanceTimersByTime(250);
    call(1).hear(welcome);
    expect(call(1).sent.map(({ kind }) => kind)).toEqual(["watch-lobby", "undo"]);
    stop();
    call(1).end();
    vi.advanceTimersByTime(250);
    call(2).hear(welcome);
    expect(call(2).sent.map(({ kind }) => kind)).toEqual(["undo"]);
  });

  test("reports a lost connection at the second failure, and recovers", () => {
    const { wire, call } = server();
    wire.connect();
    call(0).end();
    expect(wire.connection.value).toBe("connecting");
    vi.advanceTimersByTime(250);
    call(1).end();
    expect(wire.connection.value).toBe("lost");
    vi.advanceTimersByTime(250);
    call(2).hear(welcome);
    expect(wire.connection.value).toBe("open");
  });

  test("stops and asks for a reload if the server speaks another protocol", () => {
    const { wire, call, dialled } = server();
    wire.connect();
    call(0).hear({ ...welcome, protocol: PROTOCOL + 1 });
    vi.advanceTimersByTime(60_000);
    expect(wire.connection.value).toBe("outdated");
    expect(dialled()).toBe(1);
  });
});

/** A wire that has been welcomed. */
function open(how?: Parameters<typeof server>[0]) {
  const at = server(how);
  at.wire.connect();
  at.call(0).hear(welcome);
  const pings = (n = 0) => at.call(n).sent.filter(({ kind }) => kind === "ping");
  const answer = (n = 0) => at.call(n).hear({ kind: "ack", id: pings(n).at(-1)?.["id"] });
  return { ...at, pings, answer };
}

describe("a connection that goes silent", () => {
  test("is pinged when it has answered nothing for three seconds, and stays as long as it answers", () => {
    const { wire, pings, answer } = open();
    for (let nth = 1; nth <= 50; nth += 1) {
      vi.advanceTimersByTime(2999);
      expect(pings()).toHaveLength(nth - 1);
      vi.advanceTimersByTime(1);
      expect(pings()).toHaveLength(nth);
      answer();
    }
    expect(wire.connection.value).toBe("open");
  });

  test("is reported lost within ten seconds, closed, and dialled again", () => {
    const { wire, call, dialled } = open();
    vi.advanceTimersByTime(8000);
    expect(wire.connection.value).toBe("lost");
    expect(call(0).isClosed).toBe(true);
    expect(dialled()).toBe(1);
    vi.advanceTimersByTime(250);
    expect(dialled()).toBe(2);
    call(1).hear(welcome);
    expect(wire.connection.value).toBe("open");
  });

  test("is noticed although news still arrive over it", () => {
    const { wire, call } = open();
    for (let second = 0; second < 8; second += 1) {
      call(0).hear({ kind: "news", n: second });
      vi.advanceTimersByTime(1000);
    }
    expect(wire.connection.value).toBe("lost");
  });

  test("is noticed sooner if a command is not acknowledged, which is then resent", async () => {
    const { wire, call } = open();
    vi.advanceTimersByTime(2000);
    const sent = wire.send(undo);
    vi.advanceTimersByTime(6000);
    expect(wire.connection.value).toBe("lost");
    vi.advanceTimersByTime(250);
    call(1).hear(welcome);
    expect(call(1).sent).toEqual([{ ...undo, id: "id-1" }]);
    call(1).hear({ kind: "ack", id: "id-1" });
    expect(await sent).toEqual({ done: true });
  });

  test("is not mistaken for one on which a hint takes long", () => {
    const { wire, answer } = open();
    void wire.send({ kind: "hint", table: undo.table, decision: "0-1" });
    for (let second = 0; second < 30; second += 1) {
      vi.advanceTimersByTime(1000);
      answer();
    }
    expect(wire.connection.value).toBe("open");
  });

  test("gets more time if it has gone silent before, since it may be slow", () => {
    const { wire, call, answer } = open();
    vi.advanceTimersByTime(8250);
    call(1).hear(welcome);
    vi.advanceTimersByTime(3000 + 9000);
    expect(wire.connection.value).toBe("open");
    answer(1);
    vi.advanceTimersByTime(8000);
    expect(wire.connection.value).toBe("lost");
  });

  test("is ignored if it wakes up after it was given up", () => {
    const { wire, call, dialled } = open();
    const heard = vi.fn<() => void>();
    vi.advanceTimersByTime(8250);
    call(1).hear(welcome);
    wire.listen(heard);
    call(0).hear({ kind: "table-gone", table: undo.table });
    call(0).end();
    vi.advanceTimersByTime(4000);
    expect(heard).not.toHaveBeenCalled();
    expect(wire.connection.value).toBe("open");
    expect(dialled()).toBe(2);
  });

  test("is pinged every half minute while the page is hidden", () => {
    const { pings } = open({ isHidden: () => true });
    vi.advanceTimersByTime(29_999);
    expect(pings()).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(pings()).toHaveLength(1);
  });

  test("counts a refused ping of an old server as an answer", () => {
    const { wire, call, pings } = open();
    const heard = vi.fn<() => void>();
    wire.listen(heard);
    for (let nth = 0; nth < 3; nth += 1) {
      vi.advanceTimersByTime(3000);
      call(0).hear({ kind: "refused", id: pings().at(-1)?.["id"], reason: "unreadable" });
    }
    vi.advanceTimersByTime(3000);
    expect(wire.connection.value).toBe("open");
    expect(heard).not.toHaveBeenCalled();
  });
});

describe("a reason to doubt the connection", () => {
  test("triggers a ping at once, and a reconnect if it is not answered soon", () => {
    const { wire, pings, dialled } = open();
    wire.check();
    expect(pings()).toHaveLength(1);
    vi.advanceTimersByTime(2500);
    expect(wire.connection.value).toBe("lost");
    vi.advanceTimersByTime(250);
    expect(dialled()).toBe(2);
  });

  test("changes nothing if the ping is answered", () => {
    const { wire, answer, dialled } = open();
    wire.check();
    answer();
    vi.advanceTimersByTime(3900);
    expect(wire.connection.value).toBe("open");
    expect(dialled()).toBe(1);
  });

  test("ends the backoff", () => {
    const { wire, call, dialled } = open({ random: () => 1 });
    call(0).end();
    wire.check();
    expect(dialled()).toBe(2);
    vi.advanceTimersByTime(2000);
    expect(dialled()).toBe(2);
  });

  test("leaves a connection that is being dialled only a short time", () => {
    const { wire, call, dialled } = open();
    call(0).end();
    vi.advanceTimersByTime(250);
    wire.check();
    vi.advanceTimersByTime(2750);
    expect(dialled()).toBe(3);
  });
});

describe("a connection that cannot be established", () => {
  test("is given up after ten seconds without a welcome", () => {
    const { wire, dialled } = server();
    wire.connect();
    vi.advanceTimersByTime(9999);
    expect(wire.connection.value).toBe("connecting");
    vi.advanceTimersByTime(1);
    expect(wire.connection.value).toBe("lost");
    vi.advanceTimersByTime(250);
    expect(dialled()).toBe(2);
  });

  test("is reported lost when it takes longer than a short interruption", () => {
    const { wire, call } = open();
    call(0).end();
    expect(wire.connection.value).toBe("connecting");
    vi.advanceTimersByTime(3000);
    expect(wire.connection.value).toBe("lost");
  });

  test("is dialled again after a random delay that grows", () => {
    const waits = [0, 1, 2, 3].map((failures) => [backoff(failures, () => 0), backoff(failures, () => 1)]);
    expect(waits).toEqual([
      [250, 2000],
      [250, 4000],
      [250, 8000],
      [250, 8000],
    ]);
  });
});
