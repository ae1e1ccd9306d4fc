import { expect, test } from "vitest";
import { withBot } from "@roundtable/host/seats/add-bot";
import { rematchTable } from "@roundtable/host/tables/rematch";
import { arranged } from "@roundtable/host/seats/arrange";
import { withFreedSeat } from "@roundtable/host/seats/free-seat";
import { letBack } from "@roundtable/host/seats/let-back";
import { seated } from "@roundtable/host/seats/sit";
import { seatOf, type Table } from "@roundtable/host/tables/table";
import { ok, playing, tableOf } from "../support/a-table.ts";

test("a seat is taken once; sitting again changes places", () => {
  const table = tableOf("ann", "bob");
  expect(seated(table, "cid", 1)).toEqual({ refused: "seat-taken" });
  const moved = ok(seated(table, "bob", 3));
  expect([seatOf(moved, "bob"), moved.seats[1]?.kind]).toEqual([3, "open"]);
  expect(seated(table, "bob")).toBe(table);
  expect(seated(tableOf("ann", "bob", "cid", "dan"), "eve")).toEqual({ refused: "no-seat-free" });
});

test("only the host removes a person before the start, by name", () => {
  const table = tableOf("ann", "bob");
  expect(withFreedSeat(table, "bob", { seat: 0, person: "ann" })).toEqual({ refused: "not-host" });
  expect(seatOf(ok(withFreedSeat(table, "ann", { seat: 1, person: "bob" })), "bob")).toBeNull();
  // Somebody else has taken the seat meanwhile.
  expect(withFreedSeat(table, "ann", { seat: 1, person: "cid" })).toBe(table);
  expect(withFreedSeat(playing("ann", "bob"), "ann", { seat: 1, person: "bob" })).toEqual({
    refused: "already-started",
  });
});

test("a removed person can sit again only when the host lets them back", () => {
  const table = tableOf("ann", "bob", "cid");
  const freed = ok(withFreedSeat(table, "ann", { seat: 1, person: "bob" }));
  expect(seated(freed, "bob")).toEqual({ refused: "removed" });
  expect(seatOf(ok(seated(freed, "dan")), "dan")).toBe(1);
  expect(letBack(freed, "cid", "bob")).toEqual({ refused: "not-host" });
  expect(seatOf(ok(seated(ok(letBack(freed, "ann", "bob")), "bob")), "bob")).toBe(1);
  // Freeing one's own seat removes nobody.
  const left = ok(withFreedSeat(table, "ann", { seat: 0, person: "ann" }));
  expect(seatOf(ok(seated(left, "ann")), "ann")).toBe(0);
});

test("the host changes the number of seats without sending anybody away", () => {
  const table = tableOf("ann", "bob");
  expect(ok(arranged(table, "ann", { seats: 6 })).seats).toHaveLength(6);
  expect(ok(arranged(table, "ann", { seats: 2 })).seats).toHaveLength(2);
  expect(arranged(table, "ann", { seats: 1 })).toEqual({ refused: "seat-taken" });
  expect(arranged(table, "bob", { listed: false })).toEqual({ refused: "not-host" });
});

/** Where Ann and Bob have played, Bob wants to play again, and Ann's seat is kept for her. */
function annIsAwaited(): Table {
  const next = { id: "u", commitment: "d", created: 9, request: "x", code: null };
  return rematchTable(playing("ann", "bob"), "bob", next);
}

test("nobody sits where there is no seat, or once the match runs", () => {
  expect(seated(tableOf("ann"), "bob", 4)).toEqual({ refused: "no-such-seat" });
  expect(seated(playing("ann"), "bob")).toEqual({ refused: "already-started" });
  expect(seated(playing("ann", "bob"), "bob", 2)).toEqual({ refused: "already-started" });
  // Sent again after a lost connection: it was done.
  const running = playing("ann", "bob");
  expect(seated(running, "bob", 1)).toBe(running);
  expect(seated(running, "bob")).toBe(running);
});

test("who changes places leaves the host's to the host", () => {
  const moved = ok(seated(tableOf("ann", "bob"), "ann", 2));
  expect(moved.host).toBe("ann");
  expect(moved.seats.map(({ kind }) => kind)).toEqual(["open", "person", "person", "open"]);
});

test("a seat is reserved for the invited person until they sit, there or elsewhere", () => {
  const awaited = { ...annIsAwaited(), seats: annIsAwaited().seats.with(3, { kind: "open", invited: null }) };
  expect(seatOf(ok(seated(awaited, "ann")), "ann")).toBe(0);
  expect(seatOf(ok(seated(awaited, "eve")), "eve")).toBe(3);
  const elsewhere = ok(seated(awaited, "ann", 3));
  expect(elsewhere.seats[0]).toEqual({ kind: "open", invited: null });
  expect(seatOf(ok(seated(elsewhere, "eve")), "eve")).toBe(0);
});

test("the host puts bots on free seats: the game's best, unless another is named", () => {
  const bots = ["best", "easy"];
  const table = tableOf("ann", "bob");
  expect(ok(withBot(table, "ann", { seat: 3 }, bots)).seats[3]).toEqual({ kind: "bot", bot: "best" });
  expect(ok(withBot(table, "ann", { seat: 3, bot: "easy" }, bots)).seats[3]).toMatchObject({ bot: "easy" });
  const filled = ok(withBot(table, "ann", { bot: "easy" }, bots));
  expect(filled.seats.slice(2)).toEqual([
    { kind: "bot", bot: "easy" },
    { kind: "bot", bot: "easy" },
  ]);
  expect(filled.seats.slice(0, 2)).toEqual(table.seats.slice(0, 2));
  // A named seat that already has one gets the other.
  expect(ok(withBot(filled, "ann", { seat: 2 }, bots)).seats[2]).toMatchObject({ bot: "best" });
});

test("no bot comes uninvited, on a person's seat, or on one that is not there", () => {
  const table = tableOf("ann", "bob");
  expect(withBot(table, "bob", {}, ["best"])).toEqual({ refused: "not-host" });
  expect(withBot(playing("ann"), "ann", {}, ["best"])).toEqual({ refused: "already-started" });
  expect(withBot(table, "ann", { bot: "worst" }, ["best"])).toEqual({ refused: "no-such-bot" });
  expect(withBot(table, "ann", {}, [])).toEqual({ refused: "no-such-bot" });
  expect(withBot(table, "ann", { seat: 4 }, ["best"])).toEqual({ refused: "no-such-seat" });
  expect(withBot(table, "ann", { seat: 1 }, ["best"])).toEqual({ refused: "seat-taken" });
});

test("filling up with bots leaves the seats that are kept for somebody", () => {
  const filled = ok(withBot(annIsAwaited(), "bob", {}, ["best"]));
  expect(filled.seats[0]).toEqual({ kind: "open", invited: "ann" });
});

test("the host frees the seat of a bot or of somebody who does not come, and a person's only by name", () => {
  const table = ok(withBot(tableOf("ann", "bob"), "ann", { seat: 2 }, ["best"]));
  expect(ok(withFreedSeat(table, "ann", { seat: 2 })).seats[2]).toEqual({ kind: "open", invited: null });
  expect(withFreedSeat(table, "ann", { seat: 1 })).toEqual({ refused: "seat-taken" });
  expect(withFreedSeat(table, "ann", { seat: 4 })).toEqual({ refused: "no-such-seat" });
  const free = ok(withFreedSeat(annIsAwaited(), "bob", { seat: 0 }));
  expect(free.seats[0]).toEqual({ kind: "open", invited: null });
});

test("the next person becomes host when the host leaves their seat", () => {
  expect(ok(withFreedSeat(tableOf("ann", "bob"), "ann", { seat: 0, person: "ann" })).host).toBe("bob");
});

test("with the number of seats, options and listing change only as far as they are named", () => {
  const table = { ...tableOf("ann", "bob"), options: { timed: true }, listed: true };
  expect(ok(arranged(table, "ann", { seats: 4 }))).toEqual(table);
  expect(ok(arranged(table, "ann", { listed: false }))).toEqual({ ...table, listed: false });
  expect(ok(arranged(table, "ann", { options: {} }))).toEqual({ ...table, options: {} });
  expect(ok(arranged(table, "ann", { seats: 5 })).seats[4]).toEqual({ kind: "open", invited: null });
  expect(arranged(playing("ann"), "ann", { listed: false })).toEqual({ refused: "already-started" });
});

test("the last seats go only where nobody sits or is awaited", () => {
  const three = ok(withBot(tableOf("ann", "bob"), "ann", { seat: 2 }, ["best"]));
  expect(ok(arranged(three, "ann", { seats: 2 })).seats).toHaveLength(2);
  const bobFirst = { ...annIsAwaited(), seats: annIsAwaited().seats.toReversed() };
  expect(ok(arranged(bobFirst, "bob", { seats: 4 })).seats).toHaveLength(4);
  expect(arranged(bobFirst, "bob", { seats: 3 })).toEqual({ refused: "seat-taken" });
});
