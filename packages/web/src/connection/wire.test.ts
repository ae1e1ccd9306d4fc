import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PROTOCOL } from "@roundtable/protocol";
import { Wire } from "./wire.ts";

/** A server's end of every connection that the wire has dialled. */
function server() {
  const calls: { sent: Record<string, unknown>[]; hear: (message: object) => void; end: () => void }[] = [];
  let ids = 0;
  const wire = new Wire(
    (hear, end) => {
      const sent: Record<string, unknown>[] = [];
      calls.push({ sent, hear: (message) => hear(JSON.stringify(message)), end });
      return { send: (text) => sent.push(JSON.parse(text) as Record<string, unknown>), close: end };
    },
    () => `id-${(ids += 1)}`,
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
  test("says nothing before the server has welcomed it", () => {
    const { wire, call } = server();
    wire.connect();
    void wire.send(undo);
    expect(call(0).sent).toEqual([]);
    call(0).hear(welcome);
    expect(call(0).sent).toEqual([{ ...undo, id: "id-1" }]);
  });

  test("settles a command when it is acknowledged, and tells why one was refused", async () => {
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

  test("after a lost connection sends what was not acknowledged again, with the same id, and nothing else", () => {
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

  test("news of a match, or previews, answer the command that they name", async () => {
    const { wire, call } = server();
    wire.connect();
    call(0).hear(welcome);
    const undone = wire.send(undo);
    const foreseen = wire.send({ kind: "preview", table: undo.table, decision: "0-1" });
    call(0).hear({ kind: "news", n: 3, ack: "id-1" });
    call(0).hear({ kind: "previews", id: "id-2", table: undo.table, decision: "0-1", previews: {} });
    expect(await Promise.all([undone, foreseen])).toEqual([{ done: true }, { done: true }]);
  });

  test("asks anew at every connection for what the page wants to be told of, before it resends commands", () => {
    const { wire, call } = server();
    wire.connect();
    const stop = wire.greet(() => ({ kind: "watch-lobby", on: true }));
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

  test("waits longer each time, says that it is lost, and recovers", () => {
    const { wire, call, dialled } = server();
    wire.connect();
    call(0).end();
    expect(wire.connection.value).toBe("connecting");
    vi.advanceTimersByTime(250);
    call(1).end();
    expect(wire.connection.value).toBe("lost");
    vi.advanceTimersByTime(999);
    expect(dialled()).toBe(2);
    vi.advanceTimersByTime(1);
    call(2).hear(welcome);
    expect(wire.connection.value).toBe("open");
  });

  test("stops and asks for a reload when the server speaks another protocol", () => {
    const { wire, call, dialled } = server();
    wire.connect();
    call(0).hear({ ...welcome, protocol: PROTOCOL + 1 });
    vi.advanceTimersByTime(60_000);
    expect(wire.connection.value).toBe("outdated");
    expect(dialled()).toBe(1);
  });
});
