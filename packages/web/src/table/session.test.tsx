import { signal } from "@preact/signals";
import { type FromServer, type Line, PROTOCOL, type Sight, type TableInfo } from "@roundtable/protocol";
import { beforeEach, describe, expect, test } from "vitest";
import { Wire } from "../connection/wire.ts";
import { type Step, TableSession } from "./session.ts";
import { witnessOf } from "./witness.ts";

const id = "abcdefghijkl";
const anna = { id: "annaannaanna", name: "Anna" };
const welcome: FromServer = { kind: "welcome", protocol: PROTOCOL, me: anna, now: 1, address: null };

const gathering: TableInfo = {
  id,
  game: "toy",
  status: "gathering",
  listed: false,
  host: anna.id,
  options: {},
  seats: [
    { kind: "bot", bot: "random" },
    { kind: "person", person: anna, here: true, awaySince: null, playedBy: "person", standInVotes: [] },
  ],
  watchers: 0,
  pace: "human",
  check: { errors: [], warnings: [] },
  starting: false,
  fairness: { commitment: "c0ffee", nonces: [], key: null },
  endVotes: [],
  ended: null,
  again: null,
  created: 1,
};

const decision = { id: "1-1", question: { kind: "move" }, answers: [{ kind: "go", id: "go" }], previews: {} };
const sight: Sight = {
  viewer: 1,
  view: { awaited: { seats: [1], question: "move" } },
  decision,
  deadline: null,
  undo: "none",
  undoAsked: null,
  outcome: null,
};
const told = (kind: string): Line => ({ kind: "told", told: { kind } });

/** A page at a table, and the server's end of it. */
function atTable() {
  const sent: Record<string, unknown>[] = [];
  let hear = (_: string): void => {};
  let end = (): void => {};
  const wire = new Wire(
    (onText, onEnd) => {
      hear = onText;
      end = onEnd;
      return { send: (text) => sent.push(JSON.parse(text) as Record<string, unknown>), close: onEnd };
    },
    () => `id-${sent.length}`,
  );
  wire.connect();
  const session = new TableSession(wire, id, signal(anna));
  session.open();
  const steps: Step[] = [];
  session.onStep((step) => steps.push(step));
  const tell = (message: FromServer) => hear(JSON.stringify(message));
  tell(welcome);
  return { session, sent, steps, tell, wire, cut: () => end() };
}

beforeEach(() => sessionStorage.clear());

describe("a table as the page knows it", () => {
  test("enters with the lines it already has, so that only later ones are sent", () => {
    const { sent, tell, cut, wire } = atTable();
    tell({ kind: "match", table: id, from: 0, lines: [told("dealt"), told("moved")], sight });
    cut();
    wire.connect();
    tell(welcome);
    const entered = sent.filter(({ kind }) => kind === "enter").map(({ lines }) => lines);
    expect(entered).toEqual([0, 2]);
  });

  test("plays what is new, never what was there when the page opened or was sent twice", () => {
    const { steps, tell, session } = atTable();
    tell({ kind: "match", table: id, from: 0, lines: [told("dealt")], sight });
    tell({ kind: "match", table: id, from: 1, lines: [told("moved")], sight });
    tell({ kind: "match", table: id, from: 1, lines: [told("moved"), told("rolled")], sight });
    expect(steps.map(({ lines }) => lines)).toEqual([[], [told("moved")], [told("rolled")]]);
    expect(session.lines.value).toHaveLength(3);
  });

  test("hears nothing of other tables", () => {
    const { session, tell } = atTable();
    tell({ kind: "table", table: { ...gathering, id: "anothertable" } });
    expect(session.info.value).toBeNull();
  });

  test("a seated page gives its share of chance once, and remembers it with the seal it saw", async () => {
    const { sent, tell } = atTable();
    tell({ kind: "table", table: gathering });
    tell({ kind: "table", table: gathering });
    const nonces = sent.filter(({ kind }) => kind === "nonce");
    expect(nonces).toHaveLength(1);
    expect(nonces[0]?.["nonce"]).toMatch(/^[0-9a-f]{32}$/);
    tell({ kind: "ack", id: String(nonces[0]?.["id"]) });
    await Promise.resolve();
    await Promise.resolve();
    expect(witnessOf(id)).toEqual({ commitment: "c0ffee", nonces: { 1: nonces[0]?.["nonce"] } });
  });

  test("asks me only while the match runs and I play my seat myself", () => {
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

  test("is over when the last move has come and the board has shown it", () => {
    const { session, tell } = atTable();
    tell({ kind: "match", table: id, from: 0, lines: [told("dealt")], sight });
    tell({ kind: "table", table: { ...gathering, status: "over", ended: "played" } });
    expect(session.over.value).toBe(false);
    session.shown.value = 1;
    const won = { ...sight, decision: null, outcome: { winners: [1] } };
    tell({ kind: "match", table: id, from: 1, lines: [told("won")], sight: won });
    expect(session.over.value).toBe(false);
    session.shown.value = 2;
    expect(session.over.value).toBe(true);
  });
});
