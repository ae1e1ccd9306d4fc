import type { LogLine, Sight, TableInfo, TableSummary } from "@roundtable/protocol";

export const anna = { id: "annaannaanna", name: "Anna" };

/** A table where Anna is the only player, as lists of tables show it. */
export const summary: TableSummary = {
  id: "abcdefghijkl",
  game: "toy",
  status: "playing",
  host: anna,
  seats: [{ kind: "person", name: "Anna" }],
  options: {},
  clock: { kind: "none" },
  rated: false,
  paused: false,
  myTurn: false,
  left: false,
  created: 1,
  watchers: 0,
};

/** A bot on the first seat, Anna on the second; the match has not begun. */
export const gathering: TableInfo = {
  id: "abcdefghijkl",
  game: "toy",
  status: "gathering",
  listed: false,
  host: anna.id,
  options: {},
  clock: { kind: "none" },
  rated: false,
  time: null,
  seats: [
    { kind: "bot", bot: "random" },
    {
      kind: "person",
      person: anna,
      here: true,
      awaySince: null,
      playedBy: "person",
      standInVotes: [],
      forfeited: false,
      outOfTime: false,
    },
  ],
  watchers: 0,
  bots: ["random"],
  pace: "human",
  check: { errors: [], warnings: [] },
  starting: false,
  fairness: { commitment: "c0ffee", seals: null, calledOff: [], key: null },
  endVotes: [],
  ended: null,
  removed: [],
  again: null,
  created: 1,
};

/** Anna is asked to go. */
export const sight: Sight = {
  viewer: 1,
  view: { awaited: { seats: [1], question: "move" } },
  decision: { id: "1-1", question: { kind: "move" }, answers: [{ kind: "go", id: "go" }] },
  deadline: null,
  undo: "none",
  undoAsked: null,
  outcome: null,
};

export const told = (kind: string): LogLine => ({ kind: "told", told: { kind } });

export const said = (seat: number, text: string): LogLine => ({
  kind: "told",
  told: { kind: "said", seat, say: { text } },
});
