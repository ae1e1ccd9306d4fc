import { type Game, replayToEnd } from "@roundtable/kernel";
import { type FromServer, type MatchFile, type ProgressBody, defaultClock } from "@roundtable/protocol";
import { SavedMatch } from "@roundtable/protocol/offline-uploads";
import * as v from "valibot";
import { afterEach, describe, expect, test } from "vitest";
import type { Advice, AdviceWanted } from "@roundtable/host/bots/bot-pool";
import { type Client, Visitor } from "../support/client.ts";
import { GENEROUS } from "../support/servers/generous-rate-limits.ts";
import { isOnPostgres } from "../support/servers/test-store.ts";
import { newFolder } from "../support/servers/new-folder.ts";
import { ReadyBots } from "../support/servers/ready-bots.ts";
import { game } from "../support/servers/sealed-game.ts";
import {
  atRest,
  caughtUp,
  closeServers,
  gather as gatherAny,
  named,
  openServer,
  play as playAny,
  playOut,
} from "../support/servers/test-server.ts";
import { until } from "../support/until.ts";
import { keptMatch } from "../support/stored-match.ts";

afterEach(closeServers);

const GAME = "fondly-advised";
const play: typeof playAny = (url, people, body) => playAny(url, people, { game: GAME, ...body });
const gather: typeof gatherAny = (url, people, body) => gatherAny(url, people, { game: GAME, ...body });
const TAKEN = { kind: "hint", seat: 0 } as const;

/** Somebody whose advice comes when the test says so. */
class Pondering extends ReadyBots {
  readonly thoughts: {
    readonly wanted: AdviceWanted;
    readonly signal: AbortSignal;
    tell(advice: Advice | null): void;
  }[] = [];

  override advise(wanted?: AdviceWanted, signal?: AbortSignal): Promise<null> {
    if (wanted === undefined || signal === undefined) throw new Error("Nothing is wanted.");
    const { promise, resolve } = Promise.withResolvers<Advice | null>();
    signal.addEventListener("abort", () => resolve(null));
    this.thoughts.push({ wanted, signal, tell: resolve });
    return promise as Promise<null>;
  }
}

function askFor(client: Client, decision = client.sight?.decision?.id ?? "") {
  return { kind: "hint", table: client.table?.id ?? "", decision } as const;
}

function hintsTo({ messages }: Client): Extract<FromServer, { kind: "hint" }>[] {
  return messages.filter((message) => message.kind === "hint");
}

function handOf({ sight }: Client): readonly unknown[] {
  const hand: unknown = sight === null || !("hand" in sight.view) ? null : sight.view.hand;
  if (!Array.isArray(hand)) throw new Error("There is no hand.");
  return hand;
}

function taken({ lines }: Client): number {
  return lines.filter(({ kind }) => kind === "hint").length;
}

test("a hint tells its player what to answer and why; the others only see that they asked", async () => {
  const { url } = await openServer();
  const people = await play(url, 2);
  const { table, host, guest } = named(people);
  const watcher = await (await Visitor.to(url)).enter(table);
  expect(host.table?.hints).toBe(true);
  const decision = host.sight?.decision;
  await host.done(askFor(host));
  await caughtUp([...people, watcher]);
  const best = decision?.answers.at(-1)?.id;
  const [hint] = hintsTo(host);
  expect(hint).toMatchObject({ table, decision: decision?.id });
  expect(hint?.weighed[0]).toEqual({
    answer: best,
    odds: 0.6,
    give: 0.02,
    reasons: [{ kind: "fond-of", of: best }],
  });
  expect(hint?.weighed).toHaveLength(3);
  for (const client of [host, guest, watcher]) expect(client.lines.at(-1)).toEqual(TAKEN);
  for (const client of [guest, watcher]) {
    expect(hintsTo(client)).toEqual([]);
    expect(client.frames.join()).not.toMatch(/fond-of|weighed|odds/);
    expect(client.frames.join()).not.toContain(best);
  }
  // It is still asked, and answered as always.
  await host.answer(best);
  await caughtUp(people);
  expect(host.sight?.view).toMatchObject({ bid: Number(best?.slice("card-".length)) });
});

test("asked again about the same decision it is told again, and nobody hears of it twice", async () => {
  const bots = new Pondering();
  const server = await openServer({ bots });
  const people = await play(server.url, 2);
  const { table, host, guest } = named(people);
  const wish = { ...askFor(host), id: "once" };
  const both = Promise.all([host.done(wish), host.done(askFor(host))]);
  await until(() => bots.thoughts.length === 1);
  await atRest(server, table);
  bots.thoughts[0]?.tell([
    { answer: host.sight?.decision?.answers[0]?.id ?? "", odds: 1, give: 0, reasons: [] },
  ]);
  await both;
  await host.done(wish);
  await caughtUp(people);
  expect([taken(guest), hintsTo(host).length, bots.thoughts.length]).toEqual([1, 3, 1]);
});

test("a hint is thought from what the seat may know, and what it does not know is dealt anew", async () => {
  const bots = new Pondering();
  const { url } = await openServer({ bots });
  const { host, guest } = named(await play(url, 2));
  const asked = host.refusal(askFor(host));
  await until(() => bots.thoughts.length === 1);
  const sight = bots.thoughts[0]?.wanted.sight;
  expect(sight).toMatchObject({ seat: 0, view: { hand: handOf(host) } });
  const known = JSON.stringify({ ...sight, world: null });
  for (const card of handOf(guest)) expect(known).not.toContain(String(card));
  bots.thoughts[0]?.tell(null);
  expect(await asked).toBe("no-hint");
});

test("at a secret step nobody else hears that one has asked, be it a player or a spectator", async () => {
  const server = await openServer();
  const people = await playAny(server.url, 2, { game: "sealed" });
  const { table, host, guest } = named(people);
  const watcher = await (await Visitor.to(server.url)).enter(table);
  await caughtUp([...people, watcher]);
  const before = [guest, watcher].map(({ frames }) => frames.length);
  await host.done(askFor(host));
  await caughtUp([host]);
  expect(hintsTo(host)).toHaveLength(1);
  expect(host.lines.at(-1)).toEqual({ ...TAKEN, secretly: true });
  // Who comes now is not told either.
  const latecomer = await (await Visitor.to(server.url)).enter(table);
  expect([guest, watcher].map(({ frames }) => frames.length)).toEqual(before);
  for (const client of [guest, watcher, latecomer]) expect(taken(client)).toBe(0);
});

test("a hint for what is no longer asked is neither thought about nor told", async () => {
  const bots = new Pondering();
  const { url } = await openServer({ bots });
  const people = await play(url, 2);
  const { host } = named(people);
  const late = host.refusal(askFor(host));
  await until(() => bots.thoughts.length === 1);
  await host.answer();
  expect(await late).toBe("stale-decision");
  expect(bots.thoughts[0]?.signal.aborted).toBe(true);
  expect(hintsTo(host)).toEqual([]);
});

test("a hint that came to nothing can be asked for again", async () => {
  const bots = new Pondering();
  const { url } = await openServer({ bots });
  const { host, guest } = named(await play(url, 2));
  for (const nth of [0, 1]) {
    const refusal = host.refusal(askFor(host));
    await until(() => bots.thoughts.length === nth + 1);
    bots.thoughts[nth]?.tell(null);
    expect(await refusal).toBe("no-hint");
  }
  await caughtUp([guest]);
  expect(taken(guest)).toBe(1);
});

test("no hints in a rated match, where the host wants none, and where the game has nobody to give them", async () => {
  const { url } = await openServer();
  const rated = named(await play(url, 2, { clock: defaultClock({}, 2), rated: true }));
  expect(rated.host.table).toMatchObject({ rated: true, hints: false });
  expect(await rated.host.refusal(askFor(rated.host))).toBe("rated");

  const without = await gather(url, 2);
  const { host, guest, table } = named(without);
  expect(await guest.refusal({ kind: "arrange", table, hints: false })).toBe("not-host");
  await host.done({ kind: "arrange", table, hints: false });
  await caughtUp(without);
  expect(guest.table?.hints).toBe(false);
  await host.done({ kind: "start", table });
  await host.isAsked();
  expect(await host.refusal(askFor(host))).toBe("hints-off");
  expect(await host.refusal({ kind: "arrange", table, hints: true })).toBe("already-started");

  const unadvised = named(await play(url, 2, { game: "torn" }));
  expect(unadvised.host.table).not.toHaveProperty("hints");
  expect(await unadvised.host.refusal(askFor(unadvised.host))).toBe("hints-off");
  for (const { host: one } of [rated, unadvised]) expect(taken(one)).toBe(0);
});

test("only the asked player gets a hint, for the current decision, and not during a pause", async () => {
  const { url } = await openServer();
  const people = await play(url, 2);
  const { table, host, guest } = named(people);
  const watcher = await (await Visitor.to(url)).enter(table);
  expect(await watcher.refusal(askFor(host))).toBe("not-seated");
  expect(await host.refusal(askFor(host, "0-99"))).toBe("stale-decision");
  const decision = host.sight?.decision?.id ?? "";
  await host.answer();
  expect(await host.refusal(askFor(host, decision))).toBe("stale-decision");
  for (const client of people) await client.done({ kind: "pause-vote", table, pause: true });
  expect(await guest.refusal(askFor(guest))).toBe("paused");
  for (const client of people) await client.done({ kind: "pause-vote", table, pause: false });
  await guest.done({ kind: "leave", table });
  expect(await guest.refusal(askFor(guest))).toBe("bot-plays");
  await caughtUp(people);
  expect(taken(guest)).toBe(0);
});

test("who asks for hints too fast waits", async () => {
  const { url } = await openServer({
    rateLimits: { ...GENEROUS, hintsPerPerson: { burst: 1, perSecond: 0.001 } },
  });
  const { host } = named(await play(url, 2));
  await host.done(askFor(host));
  expect(await host.refusal(askFor(host))).toBe("too-fast");
});

test("that a hint was taken stands in the log after a restart, and in what everybody may look at when it is over", async () => {
  const first = await openServer();
  const before = named(await play(first.url, 2));
  const { table } = before;
  await before.host.done(askFor(before.host));
  const decision = before.host.sight?.decision?.id;
  await first.stop();

  const second = await openServer({ dataDir: first.dataDir });
  const host = await before.host.visitor.at(second.url).enter(table);
  const guest = await before.guest.visitor.at(second.url).enter(table);
  expect([taken(host), taken(guest)]).toEqual([1, 1]);
  expect(host.sight?.decision?.id).toBe(decision);
  await host.done(askFor(host));
  expect(hintsTo(host)).toHaveLength(1);
  await playOut([host, guest]);
  expect(taken(guest)).toBe(1);
  const kept = await keptMatch(second.store.db, table);
  expect(kept?.log.entries.filter(({ kind }) => kind === "hint")).toMatchObject([
    { seat: 0, decision, openly: true },
  ]);

  const file = (await (await host.visitor.fetch(`/api/tables/${table}/log`)).json()) as MatchFile;
  expect(v.is(SavedMatch, file)).toBe(true);
  expect(replayToEnd({ ...(game as Game), id: GAME }, file.log).outcome).toEqual(host.sight?.outcome);
  const achieved = async ({ visitor }: Client) =>
    ((await (await visitor.fetch(`/api/progress/${GAME}`)).json()) as ProgressBody).achieved;
  expect(await achieved(host)).toEqual([]);
  expect(await achieved(guest)).toHaveLength(1);
});

describe.runIf(isOnPostgres())("with several nodes", () => {
  test("that a hint was taken is heard at every node, and what it said at none but one's own", async () => {
    const dataDir = newFolder();
    const [one, other] = [await openServer({ dataDir }), await openServer({ dataDir })];
    const owner = await Visitor.to(one.url);
    const table = await owner.create({ game: GAME, seats: 2 });
    const host = await owner.enter(table);
    const guest = await (await Visitor.to(one.url)).at(other.url).enter(table);
    await guest.done({ kind: "sit", table });
    await host.until(() => host.table?.seats[1]?.kind === "person", "the guest");
    await host.done({ kind: "start", table });
    for (const client of [host, guest]) await client.isAsked();
    await host.done(askFor(host));
    await guest.until(() => taken(guest) === 1, "that a hint was taken");
    expect(guest.frames.join()).not.toContain("fond-of");
    // At the other node it is known that everybody has been told.
    const elsewhere = await owner.at(other.url).enter(table);
    await elsewhere.done(askFor(elsewhere));
    await caughtUp([guest]);
    expect([taken(elsewhere), taken(guest), hintsTo(elsewhere).length]).toEqual([1, 1, 1]);
  });
});
