// A house with everything in it, with every column that there ever was: what a store of any version may hold.

export type Sample = Readonly<Record<string, string | number | null>>;

export const MOMENT = Date.UTC(2026, 10, 16);
const OF_TABLE = { table_id: "t" };
export const ENTRIES = [1, 2].map((n) => ({
  n,
  kind: "said",
  seat: 0,
  say: { text: `№ ${n}` },
  command: `${n}`,
}));

const TABLE = {
  game: "sealed",
  listed: 1,
  host: "ann",
  pace: "human",
  options: '{"timed":true}',
  commitment: "c",
  seals: null,
  called_off: "[]",
  created: MOMENT,
  touched: MOMENT + 1,
  over: null,
  ended: null,
  again: null,
  maker: "ann",
  removed: "[]",
};

function seat(table_id: string, seat: number, person: string | null, over: number | null): Sample {
  return {
    table_id,
    seat,
    person,
    invited: null,
    bot: person === null ? "random" : null,
    played_by: person === null ? "bot" : "person",
    nonce: "",
    wants_end: 0,
    stand_in_votes: "[]",
    called: null,
    is_over: over === null ? 0 : 1,
    over,
  };
}

/** A match in the middle, one that is over, and a table that waits for people. */
export const SAMPLES: Readonly<Record<string, readonly Sample[]>> = {
  people: ["ann", "bob"].map((id) => ({ id, name: id, created: MOMENT, seen: MOMENT })),
  sessions: [{ id: "s", hash: "h", person: "ann", device: "Firefox", created: MOMENT, seen: MOMENT }],
  passkeys: [
    {
      id: "p",
      person: "ann",
      name: "Key",
      public_key: "k",
      counter: 7,
      transports: "[]",
      created: MOMENT,
      used: null,
    },
  ],
  passwords: [{ person: "ann", email: "ann@example.org", hash: "h", changed: MOMENT }],
  secrets: [{ name: "cookie", value: "s" }],
  tables: [
    { ...TABLE, id: "t", request: "r", status: "playing", started: MOMENT + 2 },
    {
      ...TABLE,
      id: "done",
      request: "d",
      status: "over",
      started: MOMENT + 2,
      over: MOMENT + 9,
      ended: "played",
    },
    { ...TABLE, id: "new", request: "n", status: "gathering", started: null },
  ],
  keys: ["t", "done", "new"].map((table_id) => ({ table_id, key: "k" })),
  seats: [
    seat("t", 0, "ann", null),
    seat("t", 1, null, null),
    seat("done", 0, "ann", MOMENT + 9),
    seat("done", 1, "bob", MOMENT + 9),
    seat("new", 0, "ann", null),
  ],
  matches: [
    { ...OF_TABLE, header: '{"game":"sealed","rules":1,"seats":2,"options":{}}', setup: "{}", opening: "[]" },
  ],
  entries: ENTRIES.map((entry) => ({
    ...OF_TABLE,
    n: entry.n,
    entry: JSON.stringify(entry),
    told: "[]",
    asked: "[0]",
  })),
  snapshots: [{ ...OF_TABLE, snapshot: '{"state":{}}', asked: "[0]", outcome: null, after: 2 }],
  deadlines: [{ ...OF_TABLE, seat: 0, decision: "0-1", at: MOMENT + 3 }],
  chat: [{ ...OF_TABLE, n: 0, person: "ann", command: "1", name: "Ann", text: "Hello!", at: MOMENT }],
  achievements: [{ person: "ann", game: "sealed", achievement: "won", at: MOMENT }],
  moments: [{ name: "listened", at: MOMENT }],
  presences: [{ ...OF_TABLE, person: "ann", node: "n", gone: null }],
  reports: [{ id: "r", at: MOMENT, game: "sealed", ...OF_TABLE, words: "Odd.", report: "{}" }],
  notices: [
    {
      person: "ann",
      ...OF_TABLE,
      kind: "your-turn",
      mark: "0-1",
      position: 2,
      notice: "{}",
      due: MOMENT + 4,
    },
  ],
  outbox: [
    {
      id: "o",
      person: "ann",
      way: "mail",
      target: "ann@example.org",
      content: "{}",
      created: MOMENT,
      due: MOMENT,
      tries: 0,
    },
  ],
  companions: [
    { person: "ann", other: "bob", at: MOMENT + 9 },
    { person: "bob", other: "ann", at: MOMENT + 9 },
  ],
  results: ["ann", "bob"].map((person, nth) => ({
    table_id: "done",
    seat: nth,
    game: "sealed",
    seats: 2,
    over: MOMENT + 9,
    ended: "played",
    person,
    bot: null,
    won: nth,
    place: 2 - nth,
    forfeited: 0,
    points: 7,
    facts: "{}",
    rated: 1,
    rating_before: 1500,
    rating_after: 1510,
    deviation_after: 200,
  })),
  ratings: [
    {
      game: "sealed",
      kind: "person",
      who: "ann",
      rating: 1510,
      deviation: 200,
      volatility: 0.06,
      matches: 1,
      at: MOMENT,
      settled_until: 0,
    },
  ],
  profiles: [{ person: "ann", seen_by: "everybody", among_best: 1 }],
  guest_bots: [{ person: "bob", owner: "ann", hash: "h", created: MOMENT, used: null }],
  reviews: [{ table_id: "done", version: 1, packed: "" }],
};
