import { expect, test } from "vitest";
import { rematchTable } from "@roundtable/host/tables/rematch";
import { over, endSettled, withEndVote } from "@roundtable/host/votes/end-vote";
import { hostSettled } from "@roundtable/host/tables/host-role";
import { Secret } from "@roundtable/host/disclosure/secret";
import { type Liveness, tableInfo } from "@roundtable/host/disclosure/table-info";
import { departed, left } from "@roundtable/host/seats/leave";
import { withBotSpeed } from "@roundtable/host/tables/bot-speed";
import { seated } from "@roundtable/host/seats/sit";
import { sealed, started, whyNotStart } from "@roundtable/host/start/start";
import { returned } from "@roundtable/host/votes/stand-in";
import { seatOf, type Table, withSeat } from "@roundtable/host/tables/table";
import { away, ok, playing, tableOf } from "../support/a-table.ts";

const MINUTE = 60_000;

test("the maker of a table is its host and sits on the first seat", () => {
  expect(tableOf("ann")).toMatchObject({ host: "ann", status: "gathering" });
  expect(seatOf(tableOf("ann"), "ann")).toBe(0);
});

test("when the host leaves, the next seated person follows", () => {
  const left = ok(departed(tableOf("ann", "bob", "cid"), "ann"));
  expect(left.host).toBe("bob");
  const third = ok(departed(ok(seated(left, "ann", 0)), "bob"));
  expect(third.host).toBe("cid");
  expect(ok(departed(tableOf("ann"), "ann")).host).toBeNull();
  expect(ok(seated(ok(departed(tableOf("ann"), "ann")), "bob")).host).toBe("bob");
});

test("a host who has been away for two minutes is followed by the next person who is here", () => {
  const table = tableOf("ann", "bob", "cid");
  expect(hostSettled(table, away({ 0: 0, 1: 0 }), 2 * MINUTE - 1)).toBe(table);
  expect(hostSettled(table, away({ 0: 0, 1: 0 }), 2 * MINUTE)).toMatchObject({
    host: "cid",
    seats: table.seats,
  });
  expect(hostSettled(table, away({ 0: 0, 1: 0, 2: 0 }), 2 * MINUTE)).toBe(table);
});

test("people end a match together; bots have no say", () => {
  const one = ok(withEndVote(playing("ann", "bob"), "ann", true, 5));
  expect(one.status).toBe("playing");
  const both = ok(withEndVote(one, "bob", true, 5));
  expect(both).toMatchObject({ status: "over", ended: "together", over: 5 });
  expect(withEndVote(both, "bob", true, 6)).toBe(both);
  const withdrawn = ok(withEndVote(one, "ann", false, 5));
  expect(ok(withEndVote(withdrawn, "bob", true, 5)).status).toBe("playing");
});

test("“Again” keeps the places: one's own, the bots', and those of the others until they come", () => {
  const next = rematchTable(playing("ann", "bob"), "bob", {
    id: "u",
    commitment: "d",
    created: 9,
    request: "x",
    code: null,
  });
  expect(next).toMatchObject({ host: "bob", status: "gathering" });
  expect(next.seats.map(({ kind }) => kind)).toEqual(["open", "person", "bot", "bot"]);
  expect(seated(next, "eve", 0)).toEqual({ refused: "seat-reserved" });
  expect(seated(next, "eve")).toEqual({ refused: "no-seat-free" });
  expect(seatOf(ok(seated(next, "ann")), "ann")).toBe(0);
});

test("a guest's leaving, or a host's who is no longer there, makes nobody host anew", () => {
  const table = tableOf("ann", "bob", "cid");
  expect(ok(departed(table, "bob")).host).toBe("ann");
  expect(departed(table, "eve")).toBe(table);
  expect(departed(playing("ann"), "eve")).toEqual({ refused: "not-seated" });
  const done = over(playing("ann"), "played", 1);
  expect(departed(done, "ann")).toBe(done);
});

test("an absent host is followed around the table, by people only, and only before the match", () => {
  const table = { ...tableOf("ann", "bob", "cid"), host: "cid" };
  const gone = away({ 2: 0 });
  expect(hostSettled(table, gone, 2 * MINUTE).host).toBe("ann");
  expect(hostSettled(withSeat(table, 0, { kind: "bot", bot: "random" }), gone, 2 * MINUTE).host).toBe("bob");
  const running: Table = { ...table, status: "playing" };
  expect(hostSettled(running, gone, 2 * MINUTE)).toBe(running);
  const nobodys: Table = { ...table, host: null };
  expect(hostSettled(nobodys, away({ 0: 0 }), 2 * MINUTE)).toBe(nobodys);
});

test("only people who play themselves may vote to end, and only a running match", () => {
  const table = playing("ann", "bob");
  expect(withEndVote(tableOf("ann"), "ann", true, 5)).toEqual({ refused: "not-playing" });
  expect(withEndVote(table, "eve", true, 5)).toEqual({ refused: "not-seated" });
  expect(withEndVote(ok(departed(table, "ann")), "ann", true, 5)).toEqual({ refused: "bot-plays" });
  const ended = over(table, "together", 5);
  expect(withEndVote(ended, "ann", false, 6)).toEqual({ refused: "not-playing" });
  expect(withEndVote(over(table, "played", 5), "ann", true, 6)).toEqual({ refused: "not-playing" });
});

test("a player's vote from before they left no longer counts on return", () => {
  const wants = ok(withEndVote(playing("ann", "bob"), "ann", true, 5));
  const back = ok(returned(ok(departed(wants, "ann")), "ann"));
  expect(ok(withEndVote(back, "bob", true, 6)).status).toBe("playing");
});

test("a match that everybody has left to bots goes on, and one that is over stays as it ended", () => {
  const left = ok(departed(playing("ann"), "ann"));
  expect(endSettled(left, 5)).toBe(left);
  const both = ok(withEndVote(playing("ann"), "ann", true, 5));
  expect(endSettled(both, 6)).toBe(both);
});

test("“Again” takes everything over that was agreed, and nothing of how it went", () => {
  const agreed: Table = { ...playing("ann", "bob"), listed: true, pace: "quick", options: { timed: true } };
  const voted = ok(withEndVote(agreed, "ann", true, 5));
  const next = rematchTable(over({ ...voted, started: 3 }, "played", 6), "ann", {
    id: "u",
    commitment: "d",
    created: 9,
    request: "x",
    code: null,
  });
  expect(next).toMatchObject({ id: "u", commitment: "d", created: 9, request: "x", maker: "ann" });
  expect(next).toMatchObject({ game: "sealed", listed: true, pace: "quick", options: { timed: true } });
  expect(next).toMatchObject({ started: null, over: null, ended: null, again: null });
  expect(next.seats.slice(0, 3)).toMatchObject([
    { kind: "person", person: "ann", wantsEnd: false },
    { kind: "open", invited: "bob" },
    { kind: "bot", bot: "random" },
  ]);
});

test("the bots' pace is set by those who sit, until the end", () => {
  expect(ok(withBotSpeed(tableOf("ann"), "ann", "quick")).pace).toBe("quick");
  expect(ok(withBotSpeed(playing("ann", "bob"), "bob", "instant")).pace).toBe("instant");
  expect(withBotSpeed(playing("ann"), "eve", "quick")).toEqual({ refused: "not-seated" });
  expect(withBotSpeed(over(playing("ann"), "played", 5), "ann", "quick")).toEqual({ refused: "match-over" });
});

test("a match starts with every seat taken, with what the game allows, and with the options that it completed", () => {
  const full = { ...playing("ann"), status: "gathering" as const };
  const fine = { options: { timed: false }, errors: [], warnings: [] };
  expect(whyNotStart(full, "ann", fine)).toBeNull();
  expect(whyNotStart(full, "bob", fine)).toEqual({ refused: "not-host" });
  expect(whyNotStart(tableOf("ann"), "ann", fine)).toEqual({ refused: "seats-open" });
  expect(whyNotStart(playing("ann"), "ann", fine)).toEqual({ refused: "already-started" });
  const errors = [{ kind: "seat-count", seats: 4, min: 2, max: 3 } as const];
  expect(whyNotStart(full, "ann", { ...fine, errors })).toEqual({
    refused: "cannot-start",
    problems: errors,
  });
  const all = sealed(full, ["ab", "", "", ""], fine);
  expect(all).toMatchObject({ status: "gathering", seals: ["ab", "", "", ""], options: { timed: false } });
  expect(started(all, 7)).toMatchObject({ status: "playing", started: 7, options: { timed: false } });
});

test("everybody is shown who sits where, who is away since when, who voted for what, and whose share of chance is in", () => {
  const live: Liveness = {
    check: { options: {}, errors: [], warnings: [] },
    watchers: 2,
    now: 0,
    bots: ["random"],
    isAdvised: true,
    botCalled: (name) => (name === "heuristic" ? "strong" : name),
    awaySince: away({ 1: 70 }),
    nameOf: (person) => person.toUpperCase(),
    key: new Secret("k"),
  };
  const [ann, bob] = playing("ann", "bob").seats;
  if (ann?.kind !== "person" || bob?.kind !== "person") throw new Error("Nobody sits there.");
  const table: Table = {
    ...playing("ann", "bob"),
    seals: ["ab", "", "", "", ""],
    calledOff: [{ commitment: "d", seals: ["cd", "ef"], withheld: [{ seat: 1, name: "Bob" }] }],
    seats: [
      { ...ann, wantsEnd: true },
      { ...bob, playedBy: "bot", standInVotes: [0] },
      { kind: "open", invited: "cid" },
      { kind: "open", invited: null },
      { kind: "bot", bot: "heuristic" },
    ],
  };
  const info = tableInfo(table, live);
  expect(info).toMatchObject({ watchers: 2, bots: ["random"], endVotes: [0], fairness: { key: null } });
  expect(info.fairness).toEqual({
    commitment: "c",
    seals: ["ab", "", "", "", ""],
    calledOff: [["Bob"]],
    key: null,
  });
  expect(info.seats).toEqual([
    {
      kind: "person",
      person: { id: "ann", name: "ANN" },
      here: true,
      awaySince: null,
      playedBy: "person",
      standInVotes: [],
      forfeited: false,
      outOfTime: false,
    },
    {
      kind: "person",
      person: { id: "bob", name: "BOB" },
      here: false,
      awaySince: 70,
      playedBy: "bot",
      standInVotes: [0],
      forfeited: false,
      outOfTime: false,
    },
    { kind: "open", invited: { id: "cid", name: "CID" } },
    { kind: "open", invited: null },
    { kind: "bot", bot: "strong" },
  ]);
});

const rated = (...people: readonly string[]) => ({ ...playing(...people), rated: true });

test("who ends a rated match alone against bots has left it, and lost", () => {
  const ended = ok(withEndVote(rated("ann"), "ann", true, 5));
  expect(ended).toMatchObject({ status: "over", ended: "abandoned" });
  expect(ended.seats[0]).toMatchObject({ forfeited: true });
  expect(ok(withEndVote(playing("ann"), "ann", true, 5)).seats[0]).toMatchObject({ forfeited: false });
  const alone = ok(departed(rated("ann", "bob"), "bob"));
  expect(ok(withEndVote(alone, "ann", true, 5)).seats[0]).toMatchObject({ forfeited: true });
  expect(ok(left(rated("ann"), "ann", 5))).toMatchObject({ status: "over", ended: "abandoned" });
});

test("whom all others of a rated match have left loses nothing by ending it or by leaving last", () => {
  const two = rated("ann", "bob", "cid", "dan");
  const alone = ["bob", "cid", "dan"].reduce((table, person) => ok(left(table, person, 4)), two);
  expect(alone.status).toBe("playing");
  for (const ended of [ok(withEndVote(alone, "ann", true, 5)), ok(left(alone, "ann", 5))]) {
    expect(ended.status).toBe("over");
    expect(ended.seats.map((at) => at.kind === "person" && at.forfeited)).toEqual([false, true, true, true]);
  }
});
