import { expect, test } from "vitest";
import { isRefusal, type Refusal } from "../src/refusal.ts";
import { addBot } from "../src/tables/add-bot.ts";
import { againWith } from "../src/tables/again.ts";
import { arrange } from "../src/tables/arrange.ts";
import { createTable } from "../src/tables/create.ts";
import { voteEnd } from "../src/tables/end.ts";
import { freeSeat } from "../src/tables/free-seat.ts";
import { settleHost } from "../src/tables/host.ts";
import { leave } from "../src/tables/leave.ts";
import { sit } from "../src/tables/sit.ts";
import { comeBack, settleStandIns, voteStandIn } from "../src/tables/stand-in.ts";
import { botAt, seatOf, type Table } from "../src/tables/table.ts";

const MINUTE = 60_000;

function tableOf(...people: readonly string[]): Table {
  const [host = "ann", ...others] = people;
  const empty = createTable({
    id: "t",
    game: "sealed",
    seats: 4,
    options: {},
    listed: true,
    commitment: "c",
    created: 0,
    maker: host,
    request: "r",
  });
  return others.reduce((table, person) => ok(sit(table, person)), empty);
}

function playing(...people: readonly string[]): Table {
  const table = tableOf(...people);
  return { ...ok(addBot(table, table.host ?? "", {}, ["random"])), status: "playing" };
}

function ok(result: Table | Refusal): Table {
  if (isRefusal(result)) throw new Error(result.refused);
  return result;
}

const away = (since: Readonly<Record<number, number>>) => (seat: number) => since[seat] ?? null;

test("whoever makes a table is its host and sits on the first seat", () => {
  expect(tableOf("ann")).toMatchObject({ host: "ann", status: "gathering" });
  expect(seatOf(tableOf("ann"), "ann")).toBe(0);
});

test("a seat is taken once; sitting again changes places", () => {
  const table = tableOf("ann", "bob");
  expect(sit(table, "cid", 1)).toEqual({ refused: "seat-taken" });
  const moved = ok(sit(table, "bob", 3));
  expect([seatOf(moved, "bob"), moved.seats[1]?.kind]).toEqual([3, "open"]);
  expect(sit(table, "bob")).toBe(table);
  expect(sit(tableOf("ann", "bob", "cid", "dan"), "eve")).toEqual({ refused: "no-seat-free" });
});

test("when the host leaves, the next seated person follows", () => {
  const left = ok(leave(tableOf("ann", "bob", "cid"), "ann"));
  expect(left.host).toBe("bob");
  const third = ok(leave(ok(sit(left, "ann", 0)), "bob"));
  expect(third.host).toBe("cid");
  expect(ok(leave(tableOf("ann"), "ann")).host).toBeNull();
  expect(ok(sit(ok(leave(tableOf("ann"), "ann")), "bob")).host).toBe("bob");
});

test("a host who has been away for two minutes is followed by the next person who is here", () => {
  const table = tableOf("ann", "bob", "cid");
  expect(settleHost(table, away({ 0: 0, 1: 0 }), 2 * MINUTE - 1)).toBe(table);
  expect(settleHost(table, away({ 0: 0, 1: 0 }), 2 * MINUTE)).toMatchObject({
    host: "cid",
    seats: table.seats,
  });
  expect(settleHost(table, away({ 0: 0, 1: 0, 2: 0 }), 2 * MINUTE)).toBe(table);
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

test("who leaves a running match is replaced by a bot and can take the seat back", () => {
  const left = ok(leave(playing("ann", "bob"), "ann"));
  expect(botAt(left, 0)).not.toBeNull();
  const back = ok(comeBack(left, "ann"));
  expect(botAt(back, 0)).toBeNull();
  expect(comeBack(left, "eve")).toEqual({ refused: "not-seated" });
});

test("a bot stands in for one who has been away for two minutes when all others who are here agree", () => {
  const table = playing("ann", "bob", "cid");
  const early = voteStandIn(table, "ann", { seat: 2, agrees: true }, away({ 2: 0 }), 2 * MINUTE - 1);
  expect(early).toEqual({ refused: "not-away" });
  const one = ok(voteStandIn(table, "ann", { seat: 2, agrees: true }, away({ 2: 0 }), 2 * MINUTE));
  expect(botAt(one, 2)).toBeNull();
  const both = ok(voteStandIn(one, "bob", { seat: 2, agrees: true }, away({ 2: 0 }), 2 * MINUTE));
  expect(botAt(both, 2)).not.toBeNull();
  // Bob is away himself: Ann's word is enough.
  const alone = ok(voteStandIn(table, "ann", { seat: 2, agrees: true }, away({ 1: 0, 2: 0 }), 2 * MINUTE));
  expect([botAt(alone, 1), botAt(alone, 2)]).toEqual([null, ""]);
});

test("where only bots remain, nobody has to agree", () => {
  const table = playing("ann");
  expect(settleStandIns(table, away({ 0: 0 }), MINUTE)).toBe(table);
  expect(botAt(settleStandIns(table, away({ 0: 0 }), 2 * MINUTE), 0)).not.toBeNull();
});

test("people end a match together; bots have no say", () => {
  const one = ok(voteEnd(playing("ann", "bob"), "ann", true, 5));
  expect(one.status).toBe("playing");
  const both = ok(voteEnd(one, "bob", true, 5));
  expect(both).toMatchObject({ status: "over", ended: "together", over: 5 });
  expect(voteEnd(both, "bob", true, 6)).toBe(both);
  const withdrawn = ok(voteEnd(one, "ann", false, 5));
  expect(ok(voteEnd(withdrawn, "bob", true, 5)).status).toBe("playing");
});

test("“Again” keeps the places: one's own, the bots', and those of the others until they come", () => {
  const next = againWith(playing("ann", "bob"), "bob", {
    id: "u",
    commitment: "d",
    created: 9,
    request: "x",
  });
  expect(next).toMatchObject({ host: "bob", status: "gathering" });
  expect(next.seats.map(({ kind }) => kind)).toEqual(["open", "person", "bot", "bot"]);
  expect(sit(next, "eve", 0)).toEqual({ refused: "seat-reserved" });
  expect(sit(next, "eve")).toEqual({ refused: "no-seat-free" });
  expect(seatOf(ok(sit(next, "ann")), "ann")).toBe(0);
});
