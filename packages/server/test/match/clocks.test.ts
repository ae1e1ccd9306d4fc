import { type TableClock, defaultDaysClock } from "@roundtable/protocol";
import { afterEach, expect, test } from "vitest";
import { keepMoment } from "../../src/store/timestamps.ts";
import { readTable } from "../../src/store/tables/table-repository.ts";
import { type Client, Visitor } from "../support/client.ts";
import { openStoreIn } from "../support/servers/test-store.ts";
import { ManualClock } from "../support/servers/manual-clock.ts";
import { ReadyBots } from "../support/servers/ready-bots.ts";
import {
  atRest,
  caughtUp,
  closeServers,
  named,
  openServer,
  play,
  type TestServer,
} from "../support/servers/test-server.ts";
import { PATIENCE_MS } from "../support/until.ts";

afterEach(closeServers);

const S = 1000;
const MINUTE = 60 * S;
const HOUR = 60 * MINUTE;
const LIVE: TableClock = { kind: "live", bankSeconds: 100, capSeconds: 60, awaySeconds: 20 };
const DAYS: TableClock = { ...defaultDaysClock("Europe/Paris"), night: null };

async function playing(people: number, body: Record<string, unknown>) {
  const clock = new ManualClock();
  const server = await openServer({ clock, bots: new ReadyBots() });
  const clients = await play(server.url, people, body);
  const who = named(clients);
  return {
    clock,
    server,
    clients,
    table: who.table,
    host: who.host,
    get guest() {
      return who.guest;
    },
    get third() {
      return who.third;
    },
  };
}

/** The clock goes on, and everything that follows from it is done and told. */
async function pass(ms: number, clock: ManualClock, server: TestServer, clients: readonly Client[]) {
  clock.advance(ms);
  const table = clients[0]?.table?.id ?? "";
  await atRest(server, table);
  await atRest(server, table);
  await caughtUp(clients);
}

const seatOf = (client: Client, seat: number) => client.table?.seats[seat];

test("each player has their own time and sees their own bank, and since when the table waits", async () => {
  const { clock, server, clients, host, guest } = await playing(2, { clock: LIVE });
  const begun = clock.now();
  expect(host.sight).toMatchObject({
    since: begun,
    bank: { left: 100 * S, since: begun },
    deadline: begun + MINUTE,
  });
  await pass(40 * S, clock, server, clients);
  await host.answer();
  expect(host.sight).toMatchObject({ since: begun, bank: { left: 60 * S, since: null }, deadline: null });
  await caughtUp([guest]);
  expect(guest.sight).toMatchObject({ since: begun, deadline: begun + MINUTE });
});

test("who is out of time at a friendly table is waited for, replaced, or the match is ended: as the others will", async () => {
  const { clock, server, clients, host, guest, table } = await playing(2, { clock: LIVE });
  await host.answer();
  await pass(MINUTE - 1, clock, server, clients);
  expect(seatOf(host, 1)).toMatchObject({ outOfTime: false });
  await pass(1, clock, server, clients);
  expect(seatOf(host, 1)).toMatchObject({ outOfTime: true, playedBy: "person", forfeited: false });
  expect(await guest.refusal({ kind: "give-time", table, seat: 1 })).toBe("not-out-of-time");
  await host.done({ kind: "give-time", table, seat: 1 });
  await caughtUp(clients);
  expect(seatOf(guest, 1)).toMatchObject({ outOfTime: false });
  expect(guest.sight?.deadline).toBe(clock.now() + MINUTE);
  await pass(MINUTE, clock, server, clients);
  await host.done({ kind: "stand-in-vote", table, seat: 1, agrees: true });
  await caughtUp(clients);
  expect(seatOf(host, 1)).toMatchObject({ playedBy: "bot", forfeited: false });
  await guest.done({ kind: "return", table });
  expect(seatOf(guest, 1)).toMatchObject({ playedBy: "person" });
});

test("if one player is out of time, the others can end the match without them", async () => {
  // Where everybody sees who has yet to answer.
  const { clock, server, clients, host, table } = await playing(2, { clock: LIVE, game: "fondly-advised" });
  await host.answer();
  await pass(MINUTE, clock, server, clients);
  await host.done({ kind: "end-vote", table, agrees: true });
  expect(host.table).toMatchObject({ status: "over", ended: "together" });
  expect(await readTable(server.store.db, table)).toMatchObject({ time: null });
});

test("an answer that comes late counts at a friendly table", async () => {
  const { clock, server, clients, host, guest } = await playing(2, { clock: LIVE });
  await host.answer();
  await pass(2 * MINUTE, clock, server, clients);
  expect(seatOf(guest, 1)).toMatchObject({ outOfTime: true });
  await guest.answer();
  expect(seatOf(guest, 1)).toMatchObject({ outOfTime: false });
});

test("at a rated table a bot plays for a player out of time, who has lost and can still return", async () => {
  const { clock, server, clients, host, guest, table } = await playing(2, { clock: LIVE, rated: true });
  await host.answer();
  await pass(MINUTE, clock, server, clients);
  expect(seatOf(host, 1)).toMatchObject({ playedBy: "bot", forfeited: true, outOfTime: false });
  const kept = await server.store.db
    .selectFrom("seats")
    .select(["seat", "forfeited"])
    .orderBy("seat")
    .execute();
  expect(kept).toEqual([
    { seat: 0, forfeited: 0 },
    { seat: 1, forfeited: 1 },
  ]);
  await guest.done({ kind: "return", table });
  expect(seatOf(guest, 1)).toMatchObject({ playedBy: "person", forfeited: true });
});

test("a disconnected player has less time, and a friendly table without anyone stops its clocks", async () => {
  const { clock, server, host, guest, table } = await playing(2, { clock: LIVE });
  await host.answer();
  await guest.leave();
  await pass(20 * S - 1, clock, server, [host]);
  expect(seatOf(host, 1)).toMatchObject({ here: false, playedBy: "person" });
  await host.leave();
  await atRest(server, table);
  clock.advance(HOUR);
  await atRest(server, table);
  const back = await host.visitor.enter(table);
  expect(seatOf(back, 1)).toMatchObject({ playedBy: "person", outOfTime: false });
});

/** What has become of everybody, by seat. */
const resultsIn = (server: TestServer) =>
  server.store.db
    .selectFrom("results")
    .select(["seat", "won", "forfeited", "rating_before", "rating_after"])
    .orderBy("seat")
    .execute();

test("who closes the page of a rated match against bots runs out of time, has lost, and is not waited for", async () => {
  const { clock, server, host, table } = await playing(1, { seats: 2, clock: LIVE, rated: true });
  await host.leave();
  await atRest(server, table);
  clock.advance(20 * S);
  await atRest(server, table);
  const row = await readTable(server.store.db, table);
  expect(row?.seats[0]).toMatchObject({ playedBy: "bot", forfeited: true });
  const back = await host.visitor.enter(table);
  await back.done({ kind: "return", table });
  await back.leave();
  await atRest(server, table);
  clock.advance(20 * S);
  await atRest(server, table);
  expect(await readTable(server.store.db, table)).toMatchObject({ status: "playing" });
  clock.advance(2 * MINUTE);
  await atRest(server, table);
  expect(await readTable(server.store.db, table)).toMatchObject({ status: "over", ended: "abandoned" });
  const [mine] = await resultsIn(server);
  expect(mine).toMatchObject({ won: 0, forfeited: 1 });
  expect(mine?.rating_after).toBeLessThan(Number(mine?.rating_before));
});

test("where all have closed the page of a rated match, the first to run out of time has lost against the others", async () => {
  const { clock, server, host, guest, table } = await playing(2, { clock: LIVE, rated: true });
  await host.answer();
  await host.leave();
  await guest.leave();
  await atRest(server, table);
  // The first is asked, runs out of time, and a bot answers; then the other is asked, and runs out.
  for (const seconds of [20, 2, 2, 20, 2, 20]) {
    clock.advance(seconds * S);
    await atRest(server, table);
  }
  expect(await readTable(server.store.db, table)).toMatchObject({ status: "over", ended: "abandoned" });
  expect(await resultsIn(server)).toMatchObject([{ forfeited: 0 }, { forfeited: 1 }]);
  const [first] = await resultsIn(server);
  expect(first?.rating_after).toBeGreaterThan(Number(first?.rating_before));
});

test("a rated match that was left while a bot thinks goes on, also after a restart", async () => {
  const { clock, server, host, guest, table } = await playing(2, { seats: 3, clock: DAYS, rated: true });
  await host.answer();
  await guest.answer();
  await host.leave();
  await guest.leave();
  await atRest(server, table);
  expect((await readTable(server.store.db, table))?.time).toMatchObject({ unattended: clock.now() });
  await server.stop();
  const again = await openServer({ clock, bots: new ReadyBots(), dataDir: server.dataDir });
  const isAskedOfSomebody = async (): Promise<boolean> => {
    clock.advance(2 * S);
    await atRest(again, table);
    const time = (await readTable(again.store.db, table))?.time;
    return time?.unattended === null && time.seats.some(({ runs }) => runs !== null);
  };
  await expect.poll(isAskedOfSomebody).toBe(true);
});

test("a pause of a rated match ends by itself, and all of them together last no longer than they may", async () => {
  const { clock, server, clients, host, table } = await playing(1, { seats: 2, clock: LIVE, rated: true });
  await pass(10 * S, clock, server, clients);
  await host.done({ kind: "pause-vote", table, pause: true });
  expect(host.table?.time?.pause).toMatchObject({ until: clock.now() + 15 * MINUTE });
  await pass(10 * MINUTE, clock, server, clients);
  await host.done({ kind: "pause-vote", table, pause: false });
  await host.done({ kind: "pause-vote", table, pause: true });
  expect(host.table?.time?.pause).toMatchObject({ until: clock.now() + 5 * MINUTE });
  await host.leave();
  await atRest(server, table);
  clock.advance(5 * MINUTE);
  await atRest(server, table);
  const back = await host.visitor.enter(table);
  expect(back.table?.time?.pause ?? null).toBeNull();
  expect(back.sight?.deadline).not.toBeNull();
  expect(await back.refusal({ kind: "pause-vote", table, pause: true })).toBe("no-pause-left");
});

test("time stands while a move is asked back", async () => {
  const { clock, server, clients, host, guest, table } = await playing(2, { clock: LIVE });
  await host.answer();
  await guest.answer();
  await caughtUp(clients);
  const asker = host.sight?.undo === "by-agreement" ? host : guest;
  const other = asker === host ? guest : host;
  const asked = clients.find((client) => client.sight?.decision != null);
  await asker.done({ kind: "undo", table });
  await caughtUp(clients);
  expect(asked?.sight?.deadline).toBeNull();
  await pass(50 * S, clock, server, clients);
  await other.done({ kind: "undo-vote", table, of: asker.seat, agrees: false });
  await caughtUp(clients);
  expect(asked?.sight?.deadline).toBe(clock.now() + MINUTE);
});

test("more than half agree to a pause: nobody plays, no time runs, the game's own neither; and so they go on", async () => {
  const { clock, server, clients, host, guest, third, table } = await playing(3, {
    clock: LIVE,
    options: { timed: true },
  });
  expect(host.sight?.deadline).toBe(clock.now() + 30 * S);
  await pass(10 * S, clock, server, clients);
  await host.done({ kind: "pause-vote", table, pause: true });
  expect(host.table?.time).toMatchObject({ pause: null, pauseVotes: [0] });
  await guest.done({ kind: "pause-vote", table, pause: true });
  await caughtUp(clients);
  expect(third.table?.time).toMatchObject({ pause: { since: clock.now(), why: "agreed" }, pauseVotes: [] });
  expect(third.sight?.deadline).toBeNull();
  expect(await third.answer()).toMatchObject({ reason: "paused" });
  await pass(HOUR, clock, server, clients);
  expect(third.sight?.decision).not.toBeNull();
  await third.done({ kind: "pause-vote", table, pause: false });
  await third.done({ kind: "pause-vote", table, pause: true });
  await third.done({ kind: "pause-vote", table, pause: false });
  expect(third.table?.time?.pauseVotes).toEqual([2]);
  await host.done({ kind: "pause-vote", table, pause: false });
  await caughtUp(clients);
  expect(third.table?.time).toBeNull();
  expect(third.sight?.deadline).toBe(clock.now() + 20 * S);
  expect(await third.answer()).toMatchObject({ kind: "ack" });
});

test("whom the table waits for may be reminded after a while, and not again at once", async () => {
  const { clock, server, clients, host, guest, table } = await playing(2, { clock: DAYS });
  await host.answer();
  expect(await host.refusal({ kind: "nudge", table, seat: 1 })).toBe("not-waiting");
  await pass(4 * HOUR, clock, server, clients);
  expect(await host.refusal({ kind: "nudge", table, seat: 0 })).toBe("not-waiting");
  await host.done({ kind: "nudge", table, seat: 1 });
  await caughtUp(clients);
  expect(guest.table?.time?.nudge).toEqual({ seat: 1, by: 0, at: clock.now() });
  expect(await host.refusal({ kind: "nudge", table, seat: 1 })).toBe("not-waiting");
  // Nobody waits for the notification to be stored.
  const notices = server.store.db.selectFrom("notices").select(["kind", "person"]);
  await expect.poll(() => notices.execute()).toContainEqual({ kind: "nudge", person: guest.visitor.me.id });
});

test("over days a match never dies of silence: it is paused, said to be, kept, and goes on when somebody comes", async () => {
  const { clock, server, host, guest, table } = await playing(2, { clock: DAYS, rated: true });
  await host.leave();
  await guest.leave();
  clock.advance(3 * MINUTE);
  await atRest(server, table);
  await server.tables.forgetIdle();
  expect(server.tables.inMemory).toBe(0);
  for (let hour = 0; hour < 25; hour++) {
    clock.advance(HOUR);
    await atRest(server, table);
  }
  // A sweep that is still under way when the clock strikes leaves the rest to the next one.
  const pauseLater = async () => {
    clock.advance(MINUTE);
    return (await readTable(server.store.db, table))?.time?.pause;
  };
  await expect.poll(pauseLater, { timeout: PATIENCE_MS }).toMatchObject({ why: "silence" });
  const row = await readTable(server.store.db, table);
  expect(row?.seats).toMatchObject([{ forfeited: false }, { forfeited: false }]);
  const looker = await (await Visitor.to(server.url)).enter(table);
  expect(looker.table?.time?.pause).toMatchObject({ why: "silence" });
  const back = await host.visitor.enter(table);
  expect(back.table?.time?.pause ?? null).toBeNull();
  // Coming is not answering: nobody has won by it yet.
  expect(back.table?.seats).toMatchObject([{ outOfTime: true }, { outOfTime: true, forfeited: false }]);
  await back.answer();
  await atRest(server, table);
  await caughtUp([back]);
  expect(back.table?.seats).toMatchObject([
    { playedBy: "person", forfeited: false },
    { playedBy: "bot", forfeited: true },
  ]);
});

test.each([
  ["in one sitting", LIVE, MINUTE],
  ["over days", DAYS, 24 * HOUR],
] as const)(
  "%s who is out of time gains nothing by looking in, and the others' votes stand",
  async (_, given, ms) => {
    const { clock, server, host, guest, third, table } = await playing(3, { clock: given });
    await host.answer();
    await third.answer();
    await pass(ms, clock, server, [host, third]);
    await host.done({ kind: "stand-in-vote", table, seat: 1, agrees: true });
    await guest.leave();
    const back = await guest.visitor.enter(table);
    expect(seatOf(back, 1)).toMatchObject({ outOfTime: true, standInVotes: [0], playedBy: "person" });
    await third.done({ kind: "stand-in-vote", table, seat: 1, agrees: true });
    expect(seatOf(third, 1)).toMatchObject({ playedBy: "bot" });
    expect(await back.refusal({ kind: "nudge", table, seat: 0 })).toBe("bot-plays");
    expect(await back.refusal({ kind: "give-time", table, seat: 0 })).toBe("bot-plays");
  },
);

test("over days a decision with a duration of the game's own has as long as any other", async () => {
  const { clock, host } = await playing(2, { clock: DAYS, options: { timed: true } });
  expect(host.sight?.deadline).toBe(clock.now() + 24 * HOUR);
});

test.each(["stopped", "killed"])("time in which the server was %s is taken from nobody", async (how) => {
  const { clock, server, host, guest, table } = await playing(2, { clock: DAYS });
  await host.answer();
  const until = guest.sight?.deadline ?? 0;
  // Until when it ran is noted each minute.
  for (let minute = 0; minute < 3; minute++) {
    clock.advance(MINUTE);
    await atRest(server, table);
  }
  await server.stop();
  if (how === "killed") {
    // Until when it ran was noted half a minute before.
    const store = await openStoreIn(server.dataDir);
    const at = clock.now() - 30 * S;
    await store.write((db) => keepMoment(db, "counted", at));
    await store.close();
  }
  clock.advance(5 * HOUR);
  const { url } = await openServer({ clock, dataDir: server.dataDir });
  const back = await guest.visitor.at(url).enter(table);
  const given = how === "stopped" ? 0 : 30 * S;
  expect(back.sight?.deadline).toBe(until + 5 * HOUR + given);
});

test("without a clock, too, it is known since when the table waits, also after a restart", async () => {
  const { clock, server, clients, host, guest, table } = await playing(2, {});
  const begun = clock.now();
  await pass(40 * S, clock, server, clients);
  await host.answer();
  expect(host.sight).toMatchObject({ since: begun });
  await guest.answer();
  await caughtUp(clients);
  const since = clock.now();
  expect(host.sight).toMatchObject({ since });
  await pass(MINUTE, clock, server, clients);
  const late = await guest.visitor.enter(table);
  expect(late.sight).toMatchObject({ since });
  await server.stop();
  clock.advance(HOUR);
  const { url } = await openServer({ clock, dataDir: server.dataDir });
  expect((await guest.visitor.at(url).enter(table)).sight).toMatchObject({ since });
});

test("at a secret step nobody learns who is late: all who are awaited look the same", async () => {
  const seen = async (answers: number): Promise<unknown> => {
    const { clock, server, clients, host, guest, table } = await playing(3, { clock: LIVE });
    await clients[answers]?.answer();
    await pass(MINUTE, clock, server, clients);
    const late = host.table?.seats.map((at) => at.kind === "person" && at.outOfTime);
    await guest.done({ kind: "give-time", table, seat: 2 });
    await caughtUp(clients);
    const given = host.table?.seats.map((at) => at.kind === "person" && at.outOfTime);
    await pass(MINUTE, clock, server, clients);
    await guest.done({ kind: "stand-in-vote", table, seat: 2, agrees: true });
    await caughtUp(clients);
    const voted = host.table?.seats.map((at) => at.kind === "person" && at.standInVotes);
    await guest.done({ kind: "end-vote", table, agrees: true });
    return { late, given, voted, status: host.table?.status };
  };
  const [one, other] = [await seen(0), await seen(2)];
  expect(one).toMatchObject({ late: [true, true, true], given: [false, false, false], status: "playing" });
  expect(other).toEqual(one);
});
