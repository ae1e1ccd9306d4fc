import { expect, test } from "vitest";
import { departed } from "@roundtable/host/seats/leave";
import {
  returned,
  standInsSettled,
  withStandIn,
  withStandInVote,
  welcomedBack,
} from "@roundtable/host/votes/stand-in";
import { botAt, type Table } from "@roundtable/host/tables/table";
import { away, ok, playing, tableOf } from "../support/a-table.ts";

const MINUTE = 60_000;

test("who leaves a running match is replaced by a bot and can take the seat back", () => {
  const left = ok(departed(playing("ann", "bob"), "ann"));
  expect(botAt(left, 0)).not.toBeNull();
  const back = ok(returned(left, "ann"));
  expect(botAt(back, 0)).toBeNull();
  expect(returned(left, "eve")).toEqual({ refused: "not-seated" });
});

test("a bot stands in for one who has been away for two minutes when all others who are here agree", () => {
  const table = playing("ann", "bob", "cid");
  const early = withStandInVote(table, "ann", { seat: 2, agrees: true }, away({ 2: 0 }), 2 * MINUTE - 1);
  expect(early).toEqual({ refused: "not-away" });
  const one = ok(withStandInVote(table, "ann", { seat: 2, agrees: true }, away({ 2: 0 }), 2 * MINUTE));
  expect(botAt(one, 2)).toBeNull();
  const both = ok(withStandInVote(one, "bob", { seat: 2, agrees: true }, away({ 2: 0 }), 2 * MINUTE));
  expect(botAt(both, 2)).not.toBeNull();
  // Bob is away, too, so Ann's vote is enough.
  const alone = ok(
    withStandInVote(table, "ann", { seat: 2, agrees: true }, away({ 1: 0, 2: 0 }), 2 * MINUTE),
  );
  expect([botAt(alone, 1), botAt(alone, 2)]).toEqual([null, ""]);
});

test("where only bots remain, nobody has to agree", () => {
  const table = playing("ann");
  expect(standInsSettled(table, away({ 0: 0 }), MINUTE)).toBe(table);
  expect(botAt(standInsSettled(table, away({ 0: 0 }), 2 * MINUTE), 0)).not.toBeNull();
});

test("where everybody is away, nobody's seat is given to a bot", () => {
  const table = playing("ann", "bob");
  expect(standInsSettled(table, away({ 0: 0, 1: 0 }), 2 * MINUTE)).toBe(table);
});

test("only those at the table decide, only about others, and only while the match runs", () => {
  const table = playing("ann", "bob");
  const gone = away({ 1: 0 });
  const vote = (from: Table, person: string, seat: number) =>
    withStandInVote(from, person, { seat, agrees: true }, gone, 2 * MINUTE);
  expect(vote(tableOf("ann", "bob"), "ann", 1)).toEqual({ refused: "not-playing" });
  expect(vote(table, "eve", 1)).toEqual({ refused: "not-seated" });
  expect(vote(table, "ann", 4)).toEqual({ refused: "no-such-seat" });
  expect(vote(table, "ann", 2)).toEqual({ refused: "not-away" });
  expect(vote(table, "bob", 1)).toEqual({ refused: "not-away" });
  const replaced = withStandIn(table, 1);
  expect(vote(replaced, "ann", 1)).toBe(replaced);
});

test("a vote is counted once and can be withdrawn", () => {
  const table = playing("ann", "bob", "cid");
  const votes = (from: Table, agrees: boolean): Table =>
    ok(withStandInVote(from, "ann", { seat: 2, agrees }, away({ 2: 0 }), 2 * MINUTE));
  const twice = votes(votes(table, true), true);
  expect(twice.seats[2]).toMatchObject({ standInVotes: [0] });
  expect(votes(twice, false).seats[2]).toMatchObject({ standInVotes: [] });
});

test("the votes of a player who leaves are gone, even after their return", () => {
  const gone = away({ 2: 0 });
  const table = playing("ann", "bob", "cid");
  const voted = ok(withStandInVote(table, "ann", { seat: 2, agrees: true }, gone, 2 * MINUTE));
  const back = ok(returned(ok(departed(voted, "ann")), "ann"));
  expect(back.seats[2]).toMatchObject({ standInVotes: [] });
  const other = ok(withStandInVote(back, "bob", { seat: 2, agrees: true }, gone, 2 * MINUTE));
  expect(botAt(other, 2)).toBeNull();
});

test("the votes about a player who leaves by themselves are gone, even after their return", () => {
  const table = playing("ann", "bob", "cid");
  const voted = ok(withStandInVote(table, "ann", { seat: 2, agrees: true }, away({ 2: 0 }), 2 * MINUTE));
  const back = ok(returned(ok(departed(voted, "cid")), "cid"));
  expect(back.seats[2]).toMatchObject({ playedBy: "person", standInVotes: [] });
});

test("others keep their votes when somebody leaves", () => {
  const table = playing("ann", "bob", "cid");
  const voted = ok(withStandInVote(table, "ann", { seat: 2, agrees: true }, away({ 2: 0 }), 2 * MINUTE));
  expect(ok(departed(voted, "bob")).seats[2]).toMatchObject({ standInVotes: [0] });
});

test("votes about a player end when they are back", () => {
  const table = playing("ann", "bob", "cid");
  expect(welcomedBack(table, 2, 0)).toBe(table);
  const voted = ok(withStandInVote(table, "ann", { seat: 2, agrees: true }, away({ 2: 0 }), 2 * MINUTE));
  expect(welcomedBack(voted, 2, 0).seats[2]).toMatchObject({ standInVotes: [] });
});

test("a seat is taken back only while the match runs; a person who plays keeps it", () => {
  const table = playing("ann", "bob");
  expect(returned(table, "ann")).toBe(table);
  const over: Table = { ...withStandIn(table, 0), status: "over" };
  expect(returned(over, "ann")).toEqual({ refused: "not-playing" });
});

test("two who have long been away are both replaced when the others agree", () => {
  const gone = away({ 1: 0, 2: 0 });
  const one = ok(
    withStandInVote(playing("ann", "bob", "cid"), "ann", { seat: 1, agrees: true }, gone, 2 * MINUTE),
  );
  const both = ok(withStandInVote(one, "ann", { seat: 2, agrees: true }, gone, 2 * MINUTE));
  expect([botAt(both, 0), botAt(both, 1), botAt(both, 2)]).toEqual([null, "", ""]);
});

test("a table that does not play replaces nobody", () => {
  const table = tableOf("ann");
  expect(standInsSettled(table, away({ 0: 0 }), 2 * MINUTE)).toBe(table);
});
