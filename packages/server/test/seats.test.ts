import { expect, test } from "vitest";
import { addBot } from "../src/tables/add-bot.ts";
import { againWith } from "../src/tables/again.ts";
import { arrange } from "../src/tables/arrange.ts";
import { freeSeat } from "../src/tables/free-seat.ts";
import { giveNonce, noncesOf } from "../src/tables/give-nonce.ts";
import { leave } from "../src/tables/leave.ts";
import { sit } from "../src/tables/sit.ts";
import { seatOf, type Table } from "../src/tables/table.ts";
import { ok, playing, tableOf } from "./world/a-table.ts";

test("a seat is taken once; sitting again changes places", () => {
  const table = tableOf("ann", "bob");
  expect(sit(table, "cid", 1)).toEqual({ refused: "seat-taken" });
  const moved = ok(sit(table, "bob", 3));
  expect([seatOf(moved, "bob"), moved.seats[1]?.kind]).toEqual([3, "open"]);
  expect(sit(table, "bob")).toBe(table);
  expect(sit(tableOf("ann", "bob", "cid", "dan"), "eve")).toEqual({ refused: "no-seat-free" });
});

test("the host, and only he, removes a person before the start, by name", () => {
  const table = tableOf("ann", "bob");
  expect(freeSeat(table, "bob", { seat: 0, person: "ann" })).toEqual({ refused: "not-host" });
  expect(seatOf(ok(freeSeat(table, "ann", { seat: 1, person: "bob" })), "bob")).toBeNull();
  // Somebody else has taken the seat meanwhile.
  expect(freeSeat(table, "ann", { seat: 1, person: "cid" })).toBe(table);
  expect(freeSeat(playing("ann", "bob"), "ann", { seat: 1, person: "bob" })).toEqual({
    refused: "already-started",
  });
});

test("the host changes the number of seats without sending anybody away", () => {
  const table = tableOf("ann", "bob");
  expect(ok(arrange(table, "ann", { seats: 6 })).seats).toHaveLength(6);
  expect(ok(arrange(table, "ann", { seats: 2 })).seats).toHaveLength(2);
  expect(arrange(table, "ann", { seats: 1 })).toEqual({ refused: "seat-taken" });
  expect(arrange(table, "bob", { listed: false })).toEqual({ refused: "not-host" });
});

/** Where Ann and Bob have played, Bob wants to play again, and Ann's seat is kept for her. */
function annIsAwaited(): Table {
  const next = { id: "u", commitment: "d", created: 9, request: "x" };
  return againWith(playing("ann", "bob"), "bob", next);
}

test("nobody sits where there is no seat, or once the match runs", () => {
  expect(sit(tableOf("ann"), "bob", 4)).toEqual({ refused: "no-such-seat" });
  expect(sit(playing("ann"), "bob")).toEqual({ refused: "already-started" });
  expect(sit(playing("ann", "bob"), "bob", 2)).toEqual({ refused: "already-started" });
  // Sent again after a lost connection: it was done.
  const running = playing("ann", "bob");
  expect(sit(running, "bob", 1)).toBe(running);
  expect(sit(running, "bob")).toBe(running);
});

test("who changes places leaves the host's to the host", () => {
  const moved = ok(sit(tableOf("ann", "bob"), "ann", 2));
  expect(moved.host).toBe("ann");
  expect(moved.seats.map(({ kind }) => kind)).toEqual(["open", "person", "person", "open"]);
});

test("a seat is kept for the one who is awaited until he sits, there or elsewhere", () => {
  const awaited = { ...annIsAwaited(), seats: annIsAwaited().seats.with(3, { kind: "open", invited: null }) };
  expect(seatOf(ok(sit(awaited, "ann")), "ann")).toBe(0);
  expect(seatOf(ok(sit(awaited, "eve")), "eve")).toBe(3);
  const elsewhere = ok(sit(awaited, "ann", 3));
  expect(elsewhere.seats[0]).toEqual({ kind: "open", invited: null });
  expect(seatOf(ok(sit(elsewhere, "eve")), "eve")).toBe(0);
});

test("the host puts bots on free seats: the game's best unless he names another", () => {
  const bots = ["best", "easy"];
  const table = tableOf("ann", "bob");
  expect(ok(addBot(table, "ann", { seat: 3 }, bots)).seats[3]).toEqual({ kind: "bot", bot: "best" });
  expect(ok(addBot(table, "ann", { seat: 3, bot: "easy" }, bots)).seats[3]).toMatchObject({ bot: "easy" });
  const filled = ok(addBot(table, "ann", { bot: "easy" }, bots));
  expect(filled.seats.slice(2)).toEqual([
    { kind: "bot", bot: "easy" },
    { kind: "bot", bot: "easy" },
  ]);
  expect(filled.seats.slice(0, 2)).toEqual(table.seats.slice(0, 2));
  // A named seat that already has one gets the other.
  expect(ok(addBot(filled, "ann", { seat: 2 }, bots)).seats[2]).toMatchObject({ bot: "best" });
});

test("no bot comes uninvited, on a person's seat, or on one that is not there", () => {
  const table = tableOf("ann", "bob");
  expect(addBot(table, "bob", {}, ["best"])).toEqual({ refused: "not-host" });
  expect(addBot(playing("ann"), "ann", {}, ["best"])).toEqual({ refused: "already-started" });
  expect(addBot(table, "ann", { bot: "worst" }, ["best"])).toEqual({ refused: "no-such-bot" });
  expect(addBot(table, "ann", {}, [])).toEqual({ refused: "no-such-bot" });
  expect(addBot(table, "ann", { seat: 4 }, ["best"])).toEqual({ refused: "no-such-seat" });
  expect(addBot(table, "ann", { seat: 1 }, ["best"])).toEqual({ refused: "seat-taken" });
});

test("filling up with bots leaves the seats that are kept for somebody", () => {
  const filled = ok(addBot(annIsAwaited(), "bob", {}, ["best"]));
  expect(filled.seats[0]).toEqual({ kind: "open", invited: "ann" });
});

test("the host frees the seat of a bot or of somebody who does not come, and a person's only by name", () => {
  const table = ok(addBot(tableOf("ann", "bob"), "ann", { seat: 2 }, ["best"]));
  expect(ok(freeSeat(table, "ann", { seat: 2 })).seats[2]).toEqual({ kind: "open", invited: null });
  expect(freeSeat(table, "ann", { seat: 1 })).toEqual({ refused: "seat-taken" });
  expect(freeSeat(table, "ann", { seat: 4 })).toEqual({ refused: "no-such-seat" });
  const free = ok(freeSeat(annIsAwaited(), "bob", { seat: 0 }));
  expect(free.seats[0]).toEqual({ kind: "open", invited: null });
});

test("a host who frees his own seat is followed by the next", () => {
  expect(ok(freeSeat(tableOf("ann", "bob"), "ann", { seat: 0, person: "ann" })).host).toBe("bob");
});

test("with the number of seats, options and listing change only as far as they are named", () => {
  const table = { ...tableOf("ann", "bob"), options: { timed: true }, listed: true };
  expect(ok(arrange(table, "ann", { seats: 4 }))).toEqual(table);
  expect(ok(arrange(table, "ann", { listed: false }))).toEqual({ ...table, listed: false });
  expect(ok(arrange(table, "ann", { options: {} }))).toEqual({ ...table, options: {} });
  expect(ok(arrange(table, "ann", { seats: 5 })).seats[4]).toEqual({ kind: "open", invited: null });
  expect(arrange(playing("ann"), "ann", { listed: false })).toEqual({ refused: "already-started" });
});

test("the last seats go only where nobody sits or is awaited", () => {
  const withBot = ok(addBot(tableOf("ann", "bob"), "ann", { seat: 2 }, ["best"]));
  expect(ok(arrange(withBot, "ann", { seats: 2 })).seats).toHaveLength(2);
  const bobFirst = { ...annIsAwaited(), seats: annIsAwaited().seats.toReversed() };
  expect(ok(arrange(bobFirst, "bob", { seats: 4 })).seats).toHaveLength(4);
  expect(arrange(bobFirst, "bob", { seats: 3 })).toEqual({ refused: "seat-taken" });
});

test("the first nonce of a seat counts, and none that comes after the start", () => {
  const given = ok(giveNonce(tableOf("ann", "bob"), "bob", "b0"));
  expect(noncesOf(given)).toEqual(["", "b0", "", ""]);
  expect(giveNonce(given, "bob", "b1")).toBe(given);
  expect(giveNonce(given, "eve", "e0")).toEqual({ refused: "not-seated" });
  const running = playing("ann");
  expect(giveNonce(running, "ann", "a0")).toEqual({ refused: "already-started" });
  // Somebody else on the same seat gives his own.
  expect(noncesOf(ok(sit(ok(leave(given, "bob")), "cid")))).toEqual(["", "", "", ""]);
});
