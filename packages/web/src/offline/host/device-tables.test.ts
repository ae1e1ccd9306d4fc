import { clockOf } from "@roundtable/host/clock";
import { type Adviser, random } from "@roundtable/bots";
import { shareStep, verify, type Witness } from "@roundtable/fairness";
import { registry } from "@roundtable/games/registry";
import { chanceOf, seeded } from "@roundtable/kernel";
import {
  MatchFollower,
  type FromServer,
  type Hint,
  type MatchFile,
  type TableInfo,
} from "@roundtable/protocol";
import type { AdviceWanted, BotPool, Question } from "@roundtable/host/bots/bot-pool";
import { Games } from "@roundtable/host/games";
import type { HostLog } from "@roundtable/host/table-host/ports";
import type { KeptEntry } from "@roundtable/host/tables/stored-match";
import { beforeEach, describe, expect, test } from "vitest";
import { Overtaken } from "@roundtable/host/table-host/table-store";
import type { DeviceRecords, DeviceReview, DeviceTable } from "./device-records.ts";
import { DeviceTables } from "./device-tables.ts";
import type { NewLocalTable } from "./messages.ts";

const ME = { id: "anna0anna0an", name: "Anna" };
/** Recommends the first answer, whatever it is. */
const adviser: Adviser = { weigh: () => [], odds: () => [] };
const games = new Games({
  ...registry,
  "dice-city": { ...registry["dice-city"], adviser: () => Promise.resolve({ adviser }) },
});

/** A browser's database, in memory. */
class MemoryRecords implements DeviceRecords {
  readonly tables = new Map<string, DeviceTable>();
  readonly entries = new Map<string, KeptEntry[]>();
  readonly reviews = new Map<string, DeviceReview>();

  read(id: string) {
    const record = this.tables.get(id);
    const entries = this.entries.get(id) ?? [];
    return Promise.resolve(record === undefined ? null : structuredClone({ record, entries }));
  }

  version(id: string) {
    return Promise.resolve(this.tables.get(id)?.version);
  }

  all() {
    return Promise.resolve([...this.tables.values()]);
  }

  insert(record: DeviceTable) {
    this.tables.set(record.id, structuredClone(record));
    return Promise.resolve();
  }

  update(
    id: string,
    version: number | "any",
    change: (record: DeviceTable) => DeviceTable,
    entries: readonly KeptEntry[] = [],
  ) {
    const before = this.tables.get(id);
    if (before === undefined || (version !== "any" && before.version !== version))
      return Promise.reject(new Overtaken());
    this.tables.set(id, structuredClone(change(before)));
    this.entries.set(id, [...(this.entries.get(id) ?? []), ...structuredClone(entries)]);
    return Promise.resolve();
  }

  remove(id: string) {
    this.tables.delete(id);
    this.entries.delete(id);
    this.reviews.delete(id);
    return Promise.resolve();
  }

  review(id: string) {
    return Promise.resolve(this.reviews.get(id) ?? null);
  }

  keepReview(review: DeviceReview) {
    this.reviews.set(review.id, review);
    return Promise.resolve();
  }
}

const bots: BotPool = {
  waiting: 0,
  choose: ({ sight }: Question) =>
    Promise.resolve({ answer: random.choose(sight, chanceOf(seeded("bot"))).id, statements: [] }),
  advise: ({ sight }: AdviceWanted) =>
    Promise.resolve(
      sight.decision.answers.slice(0, 2).map(({ id }) => ({ answer: id, odds: 0.5, give: 0, reasons: [] })),
    ),
  close: () => Promise.resolve(),
};

/** What is due happens as soon as everything before it is done; what is not, when a test lets the time pass. */
let now: number;
let alarms: Map<object, { readonly at: number; readonly then: () => void }>;
const clock = clockOf({
  now: () => now,
  after(ms: number, then: () => void) {
    const alarm = {};
    alarms.set(alarm, { at: now + ms, then });
    if (ms <= 0) queueMicrotask(ring);
    return () => alarms.delete(alarm);
  },
});

function ring(): void {
  for (const [alarm, { at, then }] of alarms)
    if (at <= now) {
      alarms.delete(alarm);
      then();
    }
}

function pass(ms: number): void {
  now += ms;
  ring();
}

/** Nothing that is tested here may fail. */
const log: HostLog = {
  info() {},
  warn() {},
  error(about, message) {
    throw new Error(message, { cause: about });
  },
  broken(table, cause) {
    throw new Error(`${table} is broken.`, { cause });
  },
  notBroken() {},
  unasked: (task) => task(),
};

/** A tab with tables of its own, as far as a test needs one. */
class Tab {
  readonly host: DeviceTables;
  readonly told: string[] = [];
  info: TableInfo | null = null;
  readonly following = new MatchFollower();
  readonly refusals: string[] = [];
  #witness: Witness = {};
  #commands = 0;
  #table = "";

  constructor(
    records: DeviceRecords,
    written: (id: string, version: number) => void = () => {},
    played = games,
  ) {
    let ids = 0;
    const random = {
      chance: chanceOf(seeded("worlds")),
      id: () => `id-${ids++}`,
      keyBytes: () => new Uint8Array(32).fill(7),
    };
    const send = (text: string) => this.#hear(text);
    this.host = new DeviceTables({ records, clock, bots, games: played, random, log, written, send }, ME);
  }

  async send(command: object): Promise<void> {
    const whole = { table: this.#table, ...command, id: `${this.#commands++}` };
    await this.host.receive(JSON.stringify(whole));
  }

  async open(table: string): Promise<void> {
    this.#table = table;
    await this.send({ kind: "enter" });
    await this.until(() => this.info?.starting !== true);
  }

  /** Gives the first answer until the match is over or `enough` returns true. */
  async play(enough: () => boolean = () => false): Promise<void> {
    await this.until(() => {
      const decision = this.#asked;
      if (this.info?.status === "over" || enough()) return true;
      if (decision !== null)
        void this.send({ kind: "answer", decision: decision.id, answer: decision.answers[0]?.id });
      return false;
    });
  }

  async until(isSo: () => boolean): Promise<void> {
    for (let turns = 0; !isSo(); turns++) {
      if (turns > 100_000) throw new Error(`It never came: ${this.refusals.join(", ")}`);
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  get decision() {
    return this.#asked;
  }

  get #asked() {
    return this.following.sight?.decision ?? null;
  }

  #hear(text: string): void {
    this.told.push(text);
    const message = JSON.parse(text) as FromServer;
    if (message.kind === "match" || message.kind === "news") this.following.receive(message);
    if (message.kind === "refused") this.refusals.push(message.reason);
    if (message.kind !== "table") return;
    this.info = message.table;
    const { starting, status, fairness, game, options, seats } = message.table;
    if (!starting || status !== "gathering") return;
    const people = seats.map((seat) => (seat.kind === "person" ? seat.person.id : ""));
    const start = { ...fairness, terms: { game, options, people } };
    const step = shareStep(start, 0, this.#witness, () => "ab".repeat(16));
    if (step === null) return;
    this.#witness = step.witness;
    void this.send(
      step.kind === "seal"
        ? { kind: "seal-share", seal: step.seal }
        : { kind: "open-share", nonce: step.nonce },
    );
  }
}

let store: MemoryRecords;
beforeEach(() => {
  store = new MemoryRecords();
  now = 1000;
  alarms = new Map();
});

async function created(tab: Tab, about: NewLocalTable): Promise<string> {
  return (await tab.host.answer({ what: "create", about })) as string;
}

async function begun(tab: Tab, game = "dice-city"): Promise<string> {
  const id = await created(tab, { game, play: true });
  await tab.open(id);
  await tab.send({ kind: "pace", pace: "instant" });
  return id;
}

test("a local match is played to its end, and its chance matches the seal and my share", async () => {
  const tab = new Tab(store);
  const id = await begun(tab);
  await tab.play();
  expect(tab.info).toMatchObject({ status: "over", ended: "played" });
  const file = (await tab.host.answer({ what: "log", about: id })) as MatchFile;
  expect(verify(file.log, file.key).kind).toBe("fair");
  expect(file.log.header.fairness?.nonces[0]).toBe("ab".repeat(16));
  expect(file.outcome).not.toBeNull();
});

test("neither the key to chance nor the log is sent before the end", async () => {
  const tab = new Tab(store);
  const id = await begun(tab);
  await tab.play(() => (store.entries.get(id)?.length ?? 0) > 5);
  const key = store.tables.get(id)?.key ?? "";
  expect(tab.told.join("\n")).not.toContain(key);
  await expect(tab.host.answer({ what: "log", about: id })).rejects.toThrow("log-closed");
});

test("everything that was shown is still there after a reload, and the match continues", async () => {
  const tab = new Tab(store);
  const id = await begun(tab, "grail-cup");
  await tab.play(() => tab.following.lines.length > 20);
  const { sight, lines } = tab.following;
  const again = new Tab(store);
  await again.open(id);
  expect(again.following.lines.slice(0, lines.length)).toEqual(lines);
  expect(again.following.sight?.view).toEqual(sight?.view);
  await again.play();
  expect(again.info?.status).toBe("over");
});

test("of two tabs that change a table the second loads again, and both agree", async () => {
  const others: Tab[] = [];
  const tell = (id: string, version: number) => {
    for (const tab of others) tab.host.hear(id, version);
  };
  const one = new Tab(store, tell);
  const id = await created(one, { game: "dice-city", play: false, seats: 2 });
  const other = new Tab(store, tell);
  others.push(one, other);
  await one.open(id);
  await other.open(id);
  await one.send({ kind: "arrange", seats: 3 });
  await other.send({ kind: "add-bot", seat: 2 });
  await one.until(() => one.info?.seats[2]?.kind === "bot");
  expect(other.refusals).toEqual([]);
  expect(store.tables.get(id)?.table.seats).toHaveLength(3);
});

test("my tables stay mine when the server's id for me changes", async () => {
  const tab = new Tab(store);
  await begun(tab);
  tab.host.meet({ id: "other0other0", name: "Annette" });
  await tab.until(() => tab.info?.host === "other0other0");
  expect(tab.info?.seats[0]).toMatchObject({ person: { id: "other0other0", name: "Annette" } });
  await tab.play();
  expect(tab.info?.status).toBe("over");
});

test("a deleted table is gone, and opening a missing one is refused", async () => {
  const tab = new Tab(store);
  const id = await begun(tab);
  await tab.host.answer({ what: "remove", about: id });
  expect(await tab.host.answer({ what: "tables", about: null })).toEqual([]);
  await tab.send({ kind: "enter" });
  expect(tab.refusals).toEqual(["no-such-table"]);
});

test("a hint is given on this device without asking anybody, and is in the log", async () => {
  const tab = new Tab(store);
  const id = await begun(tab);
  expect(tab.info?.hints).toBe(true);
  await tab.until(() => tab.decision !== null);
  const decision = tab.decision;
  await tab.send({ kind: "hint", decision: decision?.id });
  const hints = () => tab.told.filter((text) => text.includes('"kind":"hint","id"'));
  expect(hints().map((text) => (JSON.parse(text) as Hint).weighed[0]?.answer)).toEqual([
    decision?.answers[0]?.id,
  ]);
  expect(tab.following.lines.at(-1)).toEqual({ kind: "hint", seat: 0 });
  // A repeated request, even by a reloaded page, gets the same hint and counts once.
  const again = new Tab(store);
  await again.open(id);
  await again.send({ kind: "hint", decision: decision?.id });
  expect(again.following.lines.filter(({ kind }) => kind === "hint")).toHaveLength(1);
  await again.play();
  const file = (await again.host.answer({ what: "log", about: id })) as MatchFile;
  expect(verify(file.log, file.key).kind).toBe("fair");
  await again.send({ kind: "hint", decision: decision?.id });
  expect(again.refusals.at(-1)).toBe("match-over");
});

test("a match that was stored before there were hints has them as well", async () => {
  const tab = new Tab(store);
  const id = await begun(tab);
  const record = store.tables.get(id);
  if (record === undefined) throw new Error("It is not kept.");
  const { hints: _hints, ...table } = record.table;
  store.tables.set(id, { ...record, table });
  const again = new Tab(store);
  await again.open(id);
  expect(again.info?.hints).toBe(true);
});

test("a game without an adviser gives no hints", async () => {
  const bare = { rules: registry["dice-city"].rules, bot: registry["dice-city"].bot };
  const tab = new Tab(store, () => {}, new Games({ "dice-city": bare }));
  await begun(tab);
  await tab.until(() => tab.decision !== null);
  expect(tab.info).not.toHaveProperty("hints");
  await tab.send({ kind: "hint", decision: tab.decision?.id });
  expect(tab.refusals).toEqual(["hints-off"]);
});

const CLOCK = { kind: "live", bankSeconds: 60, capSeconds: 60, awaySeconds: 60 } as const;

/** A match with a clock, in which I am asked. */
async function timed(tab: Tab): Promise<string> {
  const id = await created(tab, { game: "dice-city", play: false, seats: 2 });
  await tab.open(id);
  await tab.send({ kind: "add-bot", seat: 1 });
  await tab.send({ kind: "pace", pace: "instant" });
  await tab.send({ kind: "arrange", clock: CLOCK });
  void tab.send({ kind: "start" });
  await tab.until(() => tab.decision !== null);
  return id;
}

const bankOf = (tab: Tab): number | undefined => tab.following.sight?.bank?.left;

describe("clocks of a match on this device", () => {
  test("run while I think, and run out", async () => {
    const tab = new Tab(store);
    await timed(tab);
    expect(tab.following.sight?.deadline).toBe(now + 60_000);
    pass(60_000);
    await tab.until(() => tab.info?.seats[0]?.kind === "person" && tab.info.seats[0].outOfTime);
    expect(tab.refusals).toEqual([]);
  });

  test("stand while no page is open, even if it was not closed in time to say so", async () => {
    const tab = new Tab(store);
    const id = await timed(tab);
    pass(20_000);
    await tab.send({ kind: "say", say: { text: "Still thinking." } });
    // The browser is killed.
    alarms.clear();
    pass(3_600_000);
    const again = new Tab(store);
    await again.open(id);
    expect(again.info?.seats[0]).toMatchObject({ outOfTime: false });
    expect((again.following.sight?.deadline ?? 0) - now).toBe(40_000);
    await again.play();
    expect(again.info).toMatchObject({ status: "over", ended: "played" });
  });

  test("stand during a pause, in which nobody answers", async () => {
    const tab = new Tab(store);
    await timed(tab);
    pass(10_000);
    await tab.send({ kind: "pause-vote", pause: true });
    expect(tab.info?.time?.pause).toMatchObject({ why: "agreed" });
    const { decision } = tab;
    const answer = { kind: "answer", decision: decision?.id, answer: decision?.answers[0]?.id };
    await tab.send(answer);
    expect(tab.refusals).toEqual(["paused"]);
    pass(3_600_000);
    await tab.send({ kind: "pause-vote", pause: false });
    expect(tab.info?.time?.pause).toBeUndefined();
    expect((tab.following.sight?.deadline ?? 0) - now).toBe(50_000);
    await tab.send(answer);
    expect(tab.refusals).toEqual(["paused"]);
    expect(bankOf(tab)).toBe(50_000);
  });
});

test("an answer on this device is taken back, and the match goes on from there", async () => {
  const tab = new Tab(store);
  const id = await begun(tab, "quest");
  await tab.play(() => tab.following.sight?.undo !== "none" && tab.following.lines.length > 3);
  const lines = tab.following.lines.length;
  await tab.send({ kind: "undo" });
  expect(tab.refusals).toEqual([]);
  expect(tab.following.lines.slice(lines)).toEqual([expect.objectContaining({ kind: "taken-back", of: 0 })]);
  // It is in the log for good.
  const again = new Tab(store);
  await again.open(id);
  expect(again.following.lines).toEqual(tab.following.lines);
  await again.play();
  const file = (await again.host.answer({ what: "log", about: id })) as MatchFile;
  expect(verify(file.log, file.key).kind).toBe("fair");
  expect(file.log.entries).toContainEqual(expect.objectContaining({ kind: "undo" }));
});

test("chat before the match is there when the page comes back", async () => {
  const tab = new Tab(store);
  const id = await created(tab, { game: "dice-city", play: false });
  await tab.open(id);
  await tab.send({ kind: "say", say: { text: "Hello?" } });
  const again = new Tab(store);
  await again.open(id);
  expect(again.told.some((text) => text.includes("Hello?"))).toBe(true);
});

test("a finished match is played again at another table, once", async () => {
  const tab = new Tab(store);
  const id = await begun(tab);
  await tab.play();
  await tab.send({ kind: "again" });
  const next = tab.info?.again ?? "";
  expect(store.tables.get(next)?.table).toMatchObject({ status: "gathering", host: ME.id });
  await tab.send({ kind: "again", table: id });
  expect(tab.info?.again).toBe(next);
  expect(tab.refusals).toEqual([]);
});
