import { describe, expect, test } from "vitest";
import * as v from "valibot";
import { FromServer } from "./from-server.ts";
import { NO_CLOCK } from "./time-controls/time-controls.ts";
import { LogLine } from "./matches/match.ts";
import { Reason } from "./reason.ts";

const table = "tlZqbDOFFlMh";
const me = { id: "annaannaanna", name: "Anna" };

const info = {
  id: table,
  game: "grail-cup",
  status: "gathering",
  listed: false,
  host: me.id,
  options: { quiet: true },
  clock: { kind: "none" },
  rated: false,
  time: { pause: { since: 1, why: "agreed" }, pauseVotes: [0], nudge: { seat: 0, by: 2, at: 3 } },
  seats: [
    {
      kind: "person",
      person: me,
      here: true,
      awaySince: null,
      playedBy: "person",
      standInVotes: [1],
      forfeited: false,
      outOfTime: false,
    },
    { kind: "bot", bot: "greedy" },
    {
      kind: "person",
      person: me,
      here: false,
      awaySince: 7,
      playedBy: "bot",
      standInVotes: [],
      forfeited: false,
      outOfTime: false,
    },
    { kind: "open", invited: null },
    { kind: "open", invited: me },
  ],
  watchers: 0,
  bots: ["random"],
  pace: "human",
  check: { errors: [{ kind: "seat-count" }], warnings: [] },
  starting: false,
  fairness: { commitment: "c0ffee", seals: ["5ea1", ""], calledOff: [["Bob"]], key: null },
  endVotes: [],
  ended: null,
  removed: [],
  again: null,
  created: 0,
};

const summary = {
  id: table,
  game: "grail-cup",
  status: "playing",
  host: me,
  seats: [{ kind: "open" }, { kind: "bot" }, { kind: "person", name: "Anna" }],
  options: {},
  clock: { kind: "live", bankSeconds: 600, capSeconds: 120, awaySeconds: 60 },
  rated: true,
  paused: false,
  myTurn: true,
  left: false,
  created: 0,
  watchers: 2,
};

const sight = {
  viewer: 0,
  view: { awaited: null },
  decision: null,
  deadline: null,
  undo: "none",
  undoAsked: null,
  outcome: null,
};
const step = { kind: "match", table, from: 0, lines: [], sight };

const reads = (message: unknown) => v.is(FromServer, message);

describe("what a server may send", () => {
  test.each<[string, object]>([
    ["welcome", { kind: "welcome", protocol: 2, me, now: 1794736925604, address: null }],
    [
      "welcome, with an address for friends",
      { kind: "welcome", protocol: 2, me, now: 0, address: "http://h" },
    ],
    ["another name of mine", { kind: "me", me }],
    ["done", { kind: "ack", id: "a1" }],
    ["not done", { kind: "refused", id: "a1", reason: "seat-taken" }],
    ["unreadable", { kind: "refused", id: null, reason: "unreadable", detail: "kind" }],
    ["why not", { kind: "refused", id: "a1", reason: "cannot-start", problems: [{ kind: "seat-count" }] }],
    [
      "the lobby",
      {
        kind: "lobby",
        open: [summary],
        mine: [{ ...summary, host: null }],
        more: { open: null, mine: "MTIz" },
      },
    ],
    [
      "a search",
      {
        kind: "finding",
        finding: {
          state: "offered",
          game: "quest",
          size: 5,
          rated: true,
          people: 3,
          ready: 1,
          amReady: true,
          until: 9,
        },
        queues: [{ game: "quest", people: 3, since: 1 }],
      },
    ],
    [
      "an invitation",
      {
        kind: "invitations",
        invitations: [{ table, game: "quest", from: me, until: 9, clock: NO_CLOCK, rated: false }],
      },
    ],
    ["a table", { kind: "table", table: info }],
    ["a table that is gone", { kind: "table-gone", table }],
    [
      "chat",
      { kind: "chat", table, from: 3, lines: [{ person: me.id, name: "Anna", text: "Hello!", at: 5 }] },
    ],
    ["a step of the match", step],
    [
      "a hint",
      {
        kind: "hint",
        id: "a1",
        table,
        decision: "0-7",
        weighed: [{ answer: "ally-merlin", odds: 0.6, give: 0.02, reasons: [{ kind: "dodges-the-dragon" }] }],
      },
    ],
    ["that somebody took a hint", { ...step, lines: [{ kind: "hint", seat: 2 }] }],
    [
      "a step with all there is in it",
      {
        ...step,
        lines: [
          { kind: "told", told: { kind: "moved" } },
          { kind: "time-over", seat: 1 },
          { kind: "undo-asked", seat: 1 },
          { kind: "undo-vote", seat: 0, agrees: true },
          { kind: "undo-dropped", seat: 1, why: "withdrawn" },
          { kind: "undo-dropped", seat: 1, why: "unanswered" },
          { kind: "taken-back", seat: 0, of: 1, from: 0, agreed: [0] },
        ],
        sight: {
          ...sight,
          viewer: "public",
          decision: { id: "0-1" },
          deadline: 5,
          undo: "free",
          undoAsked: { seat: 1, agreed: [] },
          outcome: { winners: [0] },
        },
      },
    ],
  ])("%s", (_, message) => {
    expect(v.parse(FromServer, message)).toEqual(message);
  });

  test("refuses only for reasons that clients know", () => {
    const known =
      "malformed match-over no-such-seat not-asked stale-decision illegal-answer nothing-to-undo " +
      "undo-not-allowed undo-out-of-reach no-undo-asked talk-closed illegal-statement unreadable too-fast " +
      "try-again no-such-game broken-table no-such-table too-many-tables not-host already-started not-playing not-over " +
      "not-seated seat-taken seat-reserved no-seat-free no-such-bot cannot-start seats-open starting " +
      "not-starting other-share start-called-off too-many-called-off not-away bot-plays " +
      "undo-asked undo-too-soon not-here talk-full removed disk-full disk-read-only disk-failing paused no-pause-left " +
      "not-waiting not-out-of-time rated-needs-clock rated-needs-others rated hints-off no-hint log-closed " +
      "cannot-continue no-such-person no-such-report no-such-address name-reserved too-few-voters vote-too-soon " +
      "voted-out banned cannot-sit";
    expect(Reason.options).toEqual(known.split(" "));
    expect(reads({ kind: "refused", id: "a1", reason: "because" })).toBe(false);
  });

  test.each([[[]], [null], ["moved"], [undefined]])("an event of the game is an object, not %j", (told) => {
    expect(v.safeParse(LogLine, { kind: "told", told }).issues?.[0].message).toBe("Expected an object.");
  });

  test.each([
    ["for a seat that does not exist", { viewer: 64 }],
    ["for a viewer that does not exist", { viewer: "everybody" }],
    ["with a deadline before 1970", { deadline: -1 }],
    ["with a deadline between two milliseconds", { deadline: 1.5 }],
    ["with an undo of another kind", { undo: "costly" }],
    ["without its view", { view: null }],
  ])("no position is sent %s", (_, change) => {
    expect(reads({ ...step, sight: { ...sight, ...change } })).toBe(false);
  });

  test.each([
    ["status", "paused"],
    ["pace", "slow"],
    ["ended", "somehow"],
    ["host", "Anna"],
    ["again", "there"],
    ["seats", [{ kind: "ghost" }]],
    ["check", { errors: ["seat-count"], warnings: [] }],
  ])("a table with a %s of %j is invalid", (field, value) => {
    expect(reads({ kind: "table", table: { ...info, [field]: value } })).toBe(false);
  });

  test.each(["gathering", "playing", "over"])("a table may be %s", (status) => {
    expect(reads({ kind: "table", table: { ...info, status } })).toBe(true);
  });

  test.each(["played", "together", "abandoned"])("a match may have been %s", (ended) => {
    expect(reads({ kind: "table", table: { ...info, status: "over", ended } })).toBe(true);
  });

  test.each(["free", "by-agreement", "none"])("a move may be taken back: %s", (undo) => {
    expect(reads({ ...step, sight: { ...sight, undo } })).toBe(true);
  });
});
