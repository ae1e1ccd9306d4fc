import type { WholeMatch } from "@roundtable/protocol";
import { describe, expect, test } from "vitest";
import { commandFaults } from "./commands.ts";
import { type SampleRun, game, honestRun, retold, withEntries } from "./sample-run.ts";
import type { StoredChatLine, StoredMatch, StoredTable } from "../stored.ts";
import { secrecyFaults } from "./secrecy.ts";

const NOBODY_WRONG = { lost: [], doubled: [], denied: [], forged: [] };

describe("commands, beside the log", () => {
  test("of an honest run are all there, once", () => {
    const { table, events } = honestRun();
    expect(commandFaults(table, events)).toEqual(NOBODY_WRONG);
  });

  test("that were acknowledged and are not in the log are lost", () => {
    const { table, events } = honestRun();
    const { lost } = commandFaults(
      withEntries(table, (entries) => entries.slice(0, -1)),
      events,
    );
    expect(lost).toEqual(["answer command 6 of ann is not at table aaaaaaaaaaaa."]);
  });

  test("that nobody acknowledged may be missing", () => {
    const { table, events } = honestRun();
    const unacknowledged = events.filter((one) => one.kind !== "done" || one.id !== "command 6");
    const shorter = withEntries(table, (entries) => entries.slice(0, -1));
    expect(commandFaults(shorter, unacknowledged)).toEqual(NOBODY_WRONG);
  });

  test("that were carried out twice are doubled", () => {
    const { table, events } = honestRun();
    const [first] = table.match?.log.entries ?? [];
    const { doubled } = commandFaults(
      withEntries(table, (entries) => (first === undefined ? [] : [...entries, { ...first, n: 7 }])),
      events,
    );
    expect(doubled).toEqual(["command 1 of ann is 2 times at table aaaaaaaaaaaa."]);
  });

  test("that were refused and are in the log all the same were denied", () => {
    const { table, events } = honestRun();
    const refused = events.map((one) =>
      one.kind === "done" && one.id === "command 2"
        ? { ...one, kind: "refused", reason: "stale-decision" }
        : one,
    ) as SampleRun["events"];
    expect(commandFaults(table, refused).denied).toHaveLength(1);
  });

  test("that were sent again to another server may be refused there and done here", () => {
    const { table, events } = honestRun();
    const again = { at: 2, who: "bob", kind: "sent", id: "command 2", command: "answer" } as const;
    const refused = { at: 2, who: "bob", kind: "refused", id: "command 2", reason: "undo-too-soon" } as const;
    const unacknowledged = events.filter((one) => one.kind !== "done" || one.id !== "command 2");
    expect(commandFaults(table, [...unacknowledged, again, refused])).toEqual(NOBODY_WRONG);
  });

  test("that were acknowledged and then refused when they were sent again were denied", () => {
    const { table, events } = honestRun();
    const again = { at: 9, who: "ann", kind: "refused", id: "command 1", reason: "stale-decision" } as const;
    expect(commandFaults(table, [...events, again]).denied).toHaveLength(1);
  });

  test("that nobody has sent are forged", () => {
    const { table, events } = honestRun();
    const unsent = events.filter((one) => !("id" in one) || one.id !== "command 3");
    expect(commandFaults(table, unsent).forged).toEqual([
      "Entry 3 of table aaaaaaaaaaaa was asked for by nobody.",
    ]);
  });

  test.each<[string, Partial<StoredTable>]>([
    ["sit", { people: [null, "bob"] }],
    ["add-bot", { open: 1 }],
    ["pace", { pace: "human" }],
  ])("%s that was acknowledged and has not come about is lost", (command, otherwise) => {
    const { table } = honestRun();
    const done = [
      { at: 0, who: "ann", kind: "sent", id: "s", command },
      { at: 0, who: "ann", kind: "done", id: "s" },
    ] as const;
    expect(commandFaults(table, done).lost).toEqual([]);
    expect(commandFaults({ ...table, ...otherwise }, done).lost).toHaveLength(1);
  });

  test("for a seat that is empty since a start was called off are not lost", () => {
    const { table } = honestRun();
    const sat = [
      { at: 0, who: "ann", kind: "sent", id: "s", command: "sit" },
      { at: 0, who: "ann", kind: "done", id: "s" },
    ] as const;
    expect(commandFaults({ ...table, people: [null, "bob"], wasCalledOff: true }, sat).lost).toEqual([]);
  });

  test("for a start that was acknowledged, and no match, are lost", () => {
    const { table } = honestRun();
    const start = [
      { at: 0, who: "ann", kind: "sent", id: "s", command: "start" },
      { at: 0, who: "ann", kind: "done", id: "s" },
    ] as const;
    expect(commandFaults({ ...table, match: null }, start).lost).toHaveLength(1);
  });
});

describe("messages", () => {
  test("of an honest run contain what each viewer may know", () => {
    const { table, events } = honestRun();
    const { leaks, twoTruths, broken, behind, texts } = secrecyFaults(game, table, events);
    expect([leaks, twoTruths, broken, behind, texts]).toEqual([[], [], [], [], 14]);
  });

  test.each<[string, (told: WholeMatch) => object]>([
    [
      "another's hand",
      ({ sight, ...told }) => ({ ...told, sight: { ...sight, view: { ...sight.view, hand: ["A♠"] } } }),
    ],
    ["another's eyes", ({ sight, ...told }) => ({ ...told, sight: { ...sight, viewer: 1 } })],
    ["a field of which the protocol knows nothing", (told) => ({ ...told, stock: ["A♠"] })],
    ["the key to chance", (told) => ({ ...told, ack: "5ec7e7" })],
    [
      "a question of another",
      ({ sight, ...told }) => ({ ...told, sight: { ...sight, decision: { id: "1-9", answers: [] } } }),
    ],
    [
      "a line that this viewer may not read",
      ({ lines, ...told }) => ({
        ...told,
        lines: lines.with(0, { kind: "told", told: { kind: "dealt", seat: 1, cards: ["A♠"] } as never }),
      }),
    ],
    [
      "a line too many",
      ({ lines, ...told }) => ({ ...told, lines: [...lines, { kind: "undo-asked", seat: 1 }] }),
    ],
  ])("is a leak where it is %s", (_what, change) => {
    const evening = honestRun();
    const { leaks } = secrecyFaults(game, evening.table, retold(evening, "ann", change));
    expect(leaks).not.toEqual([]);
  });

  test("that contain what was never stored are a leak, to any viewer", () => {
    const { table, events } = honestRun();
    const shorter = withEntries(table, (entries) => entries.slice(0, -1));
    const { leaks } = secrecyFaults(game, shorter, events);
    expect(leaks).toEqual([
      expect.stringContaining("To 0 at table aaaaaaaaaaaa"),
      expect.stringContaining("To 1 at table aaaaaaaaaaaa"),
    ]);
  });

  test("that tell a seat the same line in two versions are contradictions", () => {
    const evening = honestRun();
    const otherwise = retold(evening, "ann", ({ lines, ...told }) => ({
      ...told,
      lines: lines.with(lines.length - 1, { kind: "told", told: { kind: "taken", seat: 9 } as never }),
    }));
    const heard = evening.events.findLast((one) => one.who === "ann" && one.kind === "heard");
    const { twoTruths } = secrecyFaults(game, evening.table, [
      ...otherwise,
      ...(heard === undefined ? [] : [heard]),
    ]);
    expect(twoTruths).toHaveLength(1);
  });

  test("may go back in time over another connection, which is counted and no fault", () => {
    const { table, events } = honestRun();
    const first = events.find((one) => one.who === "ann" && one.kind === "heard");
    const again = first === undefined ? [] : [{ at: 9, who: "ann", kind: "connected" } as const, first];
    const { leaks, stale } = secrecyFaults(game, table, [...events, ...again]);
    expect([leaks, stale]).toEqual([[], 1]);
    expect(secrecyFaults(game, table, [...events, ...again.slice(1)]).leaks).toHaveLength(1);
  });

  test("about the last move have reached everybody at the end", () => {
    const { table, events } = honestRun();
    const wholes = events.flatMap((one) =>
      one.kind === "heard" && one.who === "ann" ? [JSON.parse(one.text) as WholeMatch] : [],
    );
    const behindAfter = ({ sight, lines }: WholeMatch, isConnected = true): readonly string[] => {
      const last = { kind: "last", isConnected, status: "playing", sight, told: lines.length } as const;
      return secrecyFaults(game, table, [...events, { at: 9, who: "ann", ...last }]).behind;
    };
    const [before, end] = wholes.slice(-2);
    if (before === undefined || end === undefined) throw new Error("Nothing was told.");
    expect(behindAfter(end)).toEqual([]);
    expect(behindAfter(before)).toEqual([
      "ann at table aaaaaaaaaaaa has not heard of the last that happened.",
    ]);
    expect(behindAfter(end, false)).toEqual(["ann at table aaaaaaaaaaaa has found no server."]);
  });

  test("of the chat are as they were written, and players do not get those of spectators", () => {
    const { table, events } = honestRun();
    const line = { person: "bob", name: "Bob", text: "Hello!", at: 5 };
    const kept = { ...line, n: 0, command: "hello", isApart: false };
    const chat = { kind: "chat", table: table.id, from: 0, lines: [line] };
    const heard = { at: 9, who: "ann", kind: "heard", text: JSON.stringify(chat) } as const;
    const leaks = (line: StoredChatLine): readonly string[] =>
      secrecyFaults(game, { ...table, chat: [line] }, [...events, heard]).leaks;
    expect(leaks(kept)).toEqual([]);
    expect(leaks({ ...kept, text: "Goodbye!" })).toHaveLength(1);
    expect(leaks({ ...kept, isApart: true })).toHaveLength(1);
    expect(secrecyFaults(game, table, [...events, heard]).leaks).toHaveLength(1);
  });

  test.each<[string, string, (match: StoredMatch) => unknown]>([
    ["the log", "/api/tables/aaaaaaaaaaaa/log", () => ({})],
    ["the key to chance", "/api/tables", () => ({ tables: [{ key: "5ec7e7" }] })],
    ["an entry", "/api/me/data", ({ log }) => ({ tables: [{ entries: log.entries.slice(2, 3) }] })],
    ["the draws of setup", "/api/me/data", ({ log }) => ({ match: log.setup })],
    ["what only another was told", "/api/companions", ({ told }) => told.flat()],
    [
      "another's view",
      "/api/tables/aaaaaaaaaaaa/since",
      () => ({ since: { view: { hand: ["A♠"] }, line: 0 } }),
    ],
  ])("by HTTP is a leak before the end where it is %s, and none after it", (_what, path, bodyOf) => {
    const { table, events } = honestRun();
    if (table.match === null) throw new Error("There is no match.");
    const text = JSON.stringify(bodyOf(table.match));
    const fetched = { at: 9, who: "ann", kind: "fetched", path, status: 200, text, moment: 9 } as const;
    expect(secrecyFaults(game, table, [...events, fetched]).leaks).toEqual([
      expect.stringContaining(`To 0 at table aaaaaaaaaaaa: GET ${path}`),
    ]);
    const over = { ...table, over: 8 };
    expect(secrecyFaults(game, over, [...events, fetched]).leaks).toEqual([]);
  });

  test("by HTTP may be a refusal, a list, and the seat's view before its last answer", () => {
    const { table, events } = honestRun();
    const [first] = events.flatMap((one) => (one.kind === "heard" && one.who === "ann" ? [one.text] : []));
    const { sight } = JSON.parse(first ?? "") as WholeMatch;
    const bodies: readonly (readonly [string, number, unknown])[] = [
      ["/api/tables/aaaaaaaaaaaa/log", 403, { reason: "log-closed" }],
      ["/api/tables/bbbbbbbbbbbb/log", 200, { log: { entries: [] } }],
      ["/api/tables", 200, { open: [], mine: [{ id: "aaaaaaaaaaaa" }] }],
      ["/api/tables/aaaaaaaaaaaa/since", 200, { since: { view: sight.view, line: 1 } }],
      ["/api/tables/aaaaaaaaaaaa/since", 200, { since: null }],
    ];
    const fetched = bodies.map(
      ([path, status, body]) =>
        ({
          at: 9,
          who: "ann",
          kind: "fetched",
          path,
          status,
          text: JSON.stringify(body),
          moment: 9,
        }) as const,
    );
    expect(secrecyFaults(game, table, [...events, ...fetched]).leaks).toEqual([]);
  });

  test("contradict the log if the log leads to another snapshot", () => {
    const { table, events } = honestRun();
    const match = table.match === null ? null : { ...table.match, after: 3 };
    expect(secrecyFaults(game, { ...table, match }, events).broken).toEqual([
      "The log of table aaaaaaaaaaaa leads to another snapshot after entry 3.",
    ]);
  });
});
