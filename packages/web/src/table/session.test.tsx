import type { TableInfo } from "@roundtable/protocol";
import { describe, expect, test } from "vitest";
import type { Advance } from "./session.ts";
import { anna, gathering, sight, told } from "./testing/at-table.ts";
import { atTable, settled, welcome } from "./testing/page-at-table.ts";

const { id } = gathering;

describe("a table session", () => {
  test("enters with the lines it already has, so that only later ones are sent", () => {
    const { sent, tell, cut, wire } = atTable();
    tell({ kind: "match", table: id, from: 0, lines: [told("dealt"), told("moved")], sight });
    cut();
    wire.connect();
    tell(welcome);
    const entered = sent.filter(({ kind }) => kind === "enter").map(({ lines }) => lines);
    expect(entered).toEqual([0, 2]);
  });

  test("reports new lines, but not those from before the page opened or sent twice", () => {
    const { advances, tell, session } = atTable();
    tell({ kind: "match", table: id, from: 0, lines: [told("dealt")], sight });
    tell({ kind: "match", table: id, from: 1, lines: [told("moved")], sight });
    tell({ kind: "match", table: id, from: 1, lines: [told("moved"), told("rolled")], sight });
    expect(advances.map(({ lines }) => lines)).toEqual([[], [told("moved")], [told("rolled")]]);
    expect(session.lines.value).toHaveLength(3);
  });

  test("applies news: the changed position and the new lines", () => {
    const { advances, tell, session } = atTable();
    tell({ kind: "match", table: id, n: 0, from: 0, lines: [told("dealt")], sight });
    tell({ kind: "news", n: 1, told: [{ kind: "moved" }], view: { awaited: null }, answered: true });
    expect(session.sight.value).toEqual({ ...sight, view: { awaited: null }, decision: null });
    expect(session.lines.value).toEqual([told("dealt"), told("moved")]);
    expect(advances.at(-1)?.lines).toEqual([told("moved")]);
    tell({ kind: "news", n: 2, decision: { id: "1-2" } });
    expect(session.sight.value?.decision).toEqual({ ...sight.decision, id: "1-2" });
  });

  test("reopens the table once when it has missed something, and continues", async () => {
    const { sent, tell, session } = atTable();
    const entered = () => sent.filter(({ kind }) => kind === "enter");
    tell({ kind: "match", table: id, n: 0, from: 0, lines: [told("dealt")], sight });
    tell({ kind: "news", n: 2, view: { awaited: null } });
    tell({ kind: "news", n: 3, view: { nonsense: { deeper: 1 } } });
    expect(session.sight.value).toEqual(sight);
    expect(entered().map(({ lines }) => lines)).toEqual([0, 1]);
    tell({ kind: "match", table: id, n: 3, from: 1, lines: [], sight });
    tell({ kind: "ack", id: String(entered()[1]?.["id"]) });
    await settled();
    tell({ kind: "news", n: 4, view: { nonsense: { deeper: 1 } } });
    expect(entered()).toHaveLength(3);
  });

  test("fetches the preview of an answer once, and again after a move", async () => {
    const { sent, tell, session } = atTable();
    const asked = () => sent.filter(({ kind }) => kind === "preview");
    const ghost = { events: [{ kind: "moved" }], final: true };
    tell({ kind: "table", table: { ...gathering, status: "playing" } });
    tell({ kind: "match", table: id, n: 0, from: 0, lines: [], sight });
    void session.fetchPreviews("go");
    await session.fetchPreviews("no answer of mine");
    const waiting = session.fetchPreviews("go");
    expect(asked()).toMatchObject([{ decision: "1-1", answer: "go" }]);
    expect(session.decision.value?.previews).toEqual({});
    tell({
      kind: "previews",
      id: String(asked()[0]?.["id"]),
      table: id,
      decision: "1-1",
      previews: { go: ghost },
    });
    await waiting;
    expect(session.decision.value?.previews).toEqual({ go: ghost });
    tell({ kind: "news", n: 1, told: [{ kind: "moved" }] });
    expect(session.decision.value?.previews).toEqual({ go: ghost });
    void session.fetchPreviews("go");
    expect(asked()).toHaveLength(2);
  });

  test("fetches the previews of all answers at once, and again by itself after a move", () => {
    const { sent, tell, session } = atTable();
    const asked = () => sent.filter(({ kind }) => kind === "preview");
    tell({ kind: "match", table: id, n: 0, from: 0, lines: [], sight });
    void session.fetchPreviews();
    void session.fetchPreviews("go");
    expect(asked()).toHaveLength(1);
    expect(asked()[0]).not.toHaveProperty("answer");
    tell({ kind: "news", n: 1, told: [{ kind: "moved" }] });
    expect(asked()).toHaveLength(2);
    tell({ kind: "news", n: 2, decision: { id: "1-2" } });
    expect(asked()).toHaveLength(2);
  });

  test("ignores messages about other tables", () => {
    const { session, tell } = atTable();
    tell({ kind: "table", table: { ...gathering, id: "anothertable" } });
    expect(session.info.value).toBeNull();
  });

  const line = (text: string) => ({ person: anna.id, name: "Anna", text, at: 1 });

  test("keeps the earlier lines of the chat and replaces the later ones", () => {
    const { session, tell } = atTable();
    tell({ kind: "chat", table: id, from: 0, lines: [line("one"), line("two")] });
    tell({ kind: "chat", table: id, from: 1, lines: [line("three")] });
    tell({ kind: "chat", table: "anothertable", from: 0, lines: [] });
    expect(session.chat.value.map(({ text }) => text)).toEqual(["one", "three"]);
    expect(session.earlierChat.value).toBeNull();
  });

  test("prepends earlier chat, and ignores lines that do not adjoin", () => {
    const { session, tell } = atTable();
    const chat = (kind: "chat" | "earlier-chat", from: number, ...texts: string[]) =>
      tell({ kind, table: id, from, lines: texts.map(line) });
    const has = () => [session.earlierChat.value, ...session.chat.value.map(({ text }) => text)];
    chat("chat", 4, "four", "five");
    expect(has()).toEqual([4, "four", "five"]);
    chat("earlier-chat", 2, "two", "three");
    chat("earlier-chat", 2, "two", "three");
    chat("chat", 6, "six");
    expect(has()).toEqual([2, "two", "three", "four", "five", "six"]);
    chat("earlier-chat", 2);
    expect(session.earlierChat.value).toBeNull();
    chat("chat", 60, "sixty");
    expect(has()).toEqual([60, "sixty"]);
    chat("earlier-chat", 0, ...Array.from({ length: 60 }, (_, n) => `${n}`));
    expect(session.earlierChat.value).toBeNull();
  });

  test("is gone if the server says so, or has never known it", () => {
    const closed = atTable();
    closed.tell({ kind: "table", table: gathering });
    closed.tell({ kind: "refused", id: null, reason: "no-such-table" });
    closed.tell({ kind: "table-gone", table: "anothertable" });
    expect(closed.session.gone.value).toBe(false);
    closed.tell({ kind: "table-gone", table: id });
    expect(closed.session.gone.value).toBe(true);

    const unknown = atTable();
    unknown.tell({ kind: "refused", id: null, reason: "too-fast" });
    expect(unknown.session.gone.value).toBe(false);
    unknown.tell({ kind: "refused", id: null, reason: "no-such-table" });
    expect(unknown.session.gone.value).toBe(true);
  });

  test("is broken if the server cannot open it, and not because of other refusals", () => {
    const { session, tell } = atTable();
    tell({ kind: "refused", id: null, reason: "try-again" });
    expect(session.broken.value).toBe(false);
    tell({ kind: "refused", id: null, reason: "broken-table" });
    expect([session.broken.value, session.gone.value]).toEqual([true, false]);

    const open = atTable();
    open.tell({ kind: "table", table: gathering });
    open.tell({ kind: "refused", id: null, reason: "broken-table" });
    expect(open.session.broken.value).toBe(false);
  });

  test("has the reason of a refusal until it is dismissed or another command succeeds", async () => {
    const { session, sent, tell } = atTable();
    const refuse = async () => {
      const done = session.send({ kind: "undo" });
      tell({ kind: "refused", id: String(sent.at(-1)?.["id"]), reason: "nothing-to-undo" });
      expect(await done).toBe(false);
      expect(session.refused.value).toEqual({ reason: "nothing-to-undo" });
    };
    await refuse();
    session.dismissRefusal();
    expect(session.refused.value).toBeNull();
    await refuse();
    const done = session.send({ kind: "undo" });
    expect(sent.at(-1)).toMatchObject({ kind: "undo", table: id });
    tell({ kind: "ack", id: String(sent.at(-1)?.["id"]) });
    expect(await done).toBe(true);
    expect(session.refused.value).toBeNull();
  });

  test("leaves when it is closed, and ignores further messages", () => {
    const { session, sent, tell, close, cut, wire } = atTable();
    close();
    expect(sent.at(-1)).toMatchObject({ kind: "exit", table: id });
    tell({ kind: "table", table: gathering });
    expect(session.info.value).toBeNull();
    const before = sent.filter(({ kind }) => kind === "enter").length;
    cut();
    wire.connect();
    tell(welcome);
    expect(sent.filter(({ kind }) => kind === "enter")).toHaveLength(before);
  });

  test("stops calling removed listeners", () => {
    const { session, tell } = atTable();
    const heard: Advance[] = [];
    const stop = session.onAdvance((advance) => heard.push(advance));
    tell({ kind: "match", table: id, from: 0, lines: [], sight });
    tell({ kind: "match", table: "anothertable", from: 0, lines: [], sight });
    stop();
    tell({ kind: "match", table: id, from: 0, lines: [], sight });
    expect(heard).toHaveLength(1);
  });

  test("has a decision only while the match runs and I play my seat myself", () => {
    const { session, tell } = atTable();
    const playing: TableInfo = { ...gathering, status: "playing" };
    tell({ kind: "match", table: id, from: 0, lines: [], sight });
    tell({ kind: "table", table: playing });
    expect(session.decision.value?.id).toBe("1-1");
    const [bot, person] = gathering.seats;
    if (bot === undefined || person?.kind !== "person") throw new Error("The second seat is Anna's.");
    tell({ kind: "table", table: { ...playing, seats: [bot, { ...person, playedBy: "bot" }] } });
    expect(session.decision.value).toBeNull();
    tell({ kind: "table", table: { ...gathering, status: "over", ended: "together" } });
    expect(session.decision.value).toBeNull();
  });

  test("has no seats and no decision before the first message", () => {
    const { session } = atTable();
    expect([session.mySeat.value, session.decision.value]).toEqual([null, null]);
  });

  test("knows my seat among those of other people, and asks spectators nothing", () => {
    const { session, tell } = atTable();
    const [, mine] = gathering.seats;
    if (mine?.kind !== "person") throw new Error("The second seat is Anna's.");
    const bobs = { ...mine, person: { id: "bobbobbobbob", name: "Bob" } };
    tell({ kind: "match", table: id, from: 0, lines: [], sight });
    tell({ kind: "table", table: { ...gathering, status: "playing", seats: [bobs, mine] } });
    expect([session.mySeat.value, session.decision.value?.id]).toEqual([1, "1-1"]);
    tell({ kind: "table", table: { ...gathering, status: "playing", seats: [bobs, bobs] } });
    expect([session.mySeat.value, session.decision.value]).toEqual([null, null]);
  });
});
