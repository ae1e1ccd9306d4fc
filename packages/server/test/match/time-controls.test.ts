import { clockOfLength, NO_CLOCK, defaultClock, defaultDaysClock } from "@roundtable/protocol";
import { afterEach, expect, test } from "vitest";
import { readTable } from "../../src/store/tables/table-repository.ts";
import { rematchTable } from "@roundtable/host/tables/rematch";
import { arranged } from "@roundtable/host/seats/arrange";
import { departed } from "@roundtable/host/seats/leave";
import { returned } from "@roundtable/host/votes/stand-in";
import { ok, playing, tableOf } from "../support/a-table.ts";
import { Visitor } from "../support/client.ts";
import { closeServers, named, openServer, play } from "../support/servers/test-server.ts";

afterEach(closeServers);

const LIVE = defaultClock({}, 4);
const DAYS = defaultDaysClock("Europe/Paris");

test("the host agrees a clock and a rating before the match, and nobody afterwards", () => {
  const table = ok(arranged(tableOf("ann", "bob"), "ann", { clock: LIVE, rated: true }));
  expect(table).toMatchObject({ clock: LIVE, rated: true });
  expect(arranged(table, "bob", { clock: NO_CLOCK })).toEqual({ refused: "not-host" });
  expect(arranged({ ...table, status: "playing" }, "ann", { clock: NO_CLOCK })).toEqual({
    refused: "already-started",
  });
});

test("a match is not rated without a clock, against nobody, or where another goes on", () => {
  const table = tableOf("ann");
  expect(table).toMatchObject({ clock: NO_CLOCK, rated: false });
  expect(arranged(table, "ann", { rated: true })).toEqual({ refused: "rated-needs-clock" });
  const rated = ok(arranged(table, "ann", { clock: DAYS, rated: true }));
  expect(ok(arranged(rated, "ann", { clock: NO_CLOCK }))).toMatchObject({ rated: false });
  expect(ok(arranged(rated, "ann", { seats: 1 }))).toMatchObject({ rated: false, clock: DAYS });
  const continues = { table: "u", at: 1, dealtAnewFor: null };
  expect(arranged({ ...table, continues }, "ann", { clock: LIVE, rated: true })).toEqual({
    refused: "rated",
  });
});

test("a chosen clock length stays when the number of seats changes, and so does a custom clock", () => {
  const game = { lobby: { thinking: (seats: number) => ({ match: seats * 100, decision: seats * 10 }) } };
  const clock = clockOfLength("long", game, 4);
  const table = { ...tableOf("ann"), clock };
  expect(ok(arranged(table, "ann", { seats: 6 }, game)).clock).toEqual(clockOfLength("long", game, 6));
  expect(ok(arranged(table, "ann", { seats: 6, clock }, game)).clock).toEqual(clock);
  const own = { ...clock, bankSeconds: 777 };
  expect(ok(arranged({ ...table, clock: own }, "ann", { seats: 6 }, game)).clock).toEqual(own);
});

test("“Again” keeps what was agreed", () => {
  const rated = { ...playing("ann", "bob"), clock: LIVE, rated: true };
  const next = { id: "u", commitment: "d", created: 9, request: "x", code: null };
  expect(rematchTable(rated, "bob", next)).toMatchObject({ clock: LIVE, rated: true });
});

test("leaving a rated match loses it, even if the player returns; an unrated one is not lost", () => {
  const rated = { ...playing("ann", "bob"), clock: LIVE, rated: true };
  const left = ok(departed(rated, "bob"));
  expect(left.seats[1]).toMatchObject({ playedBy: "bot", forfeited: true });
  expect(ok(returned(left, "bob")).seats[1]).toMatchObject({ playedBy: "person", forfeited: true });
  expect(left.seats[0]).toMatchObject({ forfeited: false });
  expect(ok(departed(playing("ann", "bob"), "bob")).seats[1]).toMatchObject({ forfeited: false });
});

test("everyone sees the time control before sitting down, and it is stored", async () => {
  const { url, store } = await openServer();
  const host = await Visitor.to(url);
  const table = await host.create({ seats: 3, listed: true, clock: DAYS, rated: true });
  const looker = await (await Visitor.to(url)).connect();
  await looker.done({ kind: "watch-lobby", on: true });
  expect(looker.open).toMatchObject([{ id: table, clock: DAYS, rated: true }]);
  const client = await host.enter(table);
  expect(client.table).toMatchObject({ clock: DAYS, rated: true });
  await client.done({ kind: "arrange", table, clock: LIVE, rated: false });
  expect(client.table).toMatchObject({ clock: LIVE, rated: false });
  expect(await readTable(store.db, table)).toMatchObject({ clock: LIVE, rated: false });
});

test("in a rated match nothing is taken back that needs the others' leave", async () => {
  const { url } = await openServer();
  const clients = await play(url, 2, { clock: LIVE, rated: true });
  const { table, host, guest } = named(clients);
  await host.answer();
  await host.done({ kind: "undo", table });
  await host.answer();
  await guest.answer();
  await host.until(() => host.sight?.undo === "by-agreement" || guest.sight?.undo === "by-agreement");
  const asker = host.sight?.undo === "by-agreement" ? host : guest;
  expect(await asker.refusal({ kind: "undo", table })).toBe("rated");
  expect(asker.sight?.undoAsked).toBeNull();
});

test("what is no clock is refused, and makes no table", async () => {
  const { url, store } = await openServer();
  const visitor = await Visitor.to(url);
  const wanted = { clock: { ...DAYS, timeZone: "Europe/Camelot" } };
  await expect(visitor.create(wanted)).rejects.toThrow("unreadable");
  await expect(visitor.create({ rated: true })).rejects.toThrow("rated-needs-clock");
  expect(await store.db.selectFrom("tables").select("id").execute()).toEqual([]);
});
