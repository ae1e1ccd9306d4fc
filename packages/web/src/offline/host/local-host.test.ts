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
import type { KeptEntry } from "@roundtable/host/tables/stored-match";
import { beforeEach, expect, test } from "vitest";
import { LocalHost } from "./local-host.ts";
import { type LocalStore, type StoredTable, type StoredReview, VersionConflict } from "./local-store.ts";
import type { NewLocalTable } from "./messages.ts";

const ME = { id: "anna0anna0an", name: "Anna" };
/** Recommends the first answer, whatever it is. */
const adviser: Adviser = { weigh: () => [], odds: () => [] };
const games = new Games({
  ...registry,
  "dice-city": { ...registry["dice-city"], adviser: () => Promise.resolve({ adviser }) },
});

/** A browser's store, in memory. */
class MemoryStore implements LocalStore {
  readonly tables = new Map<string, StoredTable>();
  readonly entries = new Map<string, KeptEntry[]>();
  readonly reviews = new Map<string, StoredReview>();

  read(id: string) {
    const kept = this.tables.get(id);
    const entries = this.entries.get(id) ?? [];
    return Promise.resolve(kept === undefined ? null : structuredClone({ kept, entries }));
  }

  all() {
    return Promise.resolve([...this.tables.values()]);
  }

  write(kept: StoredTable, entries: readonly KeptEntry[] = []) {
    const before = this.tables.get(kept.id)?.version ?? 0;
    if (before !== kept.version - 1) return Promise.reject(new VersionConflict());
    this.tables.set(kept.id, structuredClone(kept));
    this.entries.set(kept.id, [...(this.entries.get(kept.id) ?? []), ...structuredClone(entries)]);
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

  keepReview(review: StoredReview) {
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

/** Timers that are due fire as soon as everything before them is done; others never do. */
const clock = clockOf({
  now: () => 1000,
  after(ms: number, then: () => void) {
    let isCancelled = false;
    if (ms <= 0) queueMicrotask(() => (isCancelled ? undefined : then()));
    return () => {
      isCancelled = true;
    };
  },
});

/** A tab with a host of its own, as far as a test needs one. */
class Tab {
  readonly host: LocalHost;
  readonly told: string[] = [];
  info: TableInfo | null = null;
  readonly following = new MatchFollower();
  readonly refusals: string[] = [];
  #witness: Witness = {};
  #commands = 0;
  #table = "";

  constructor(store: LocalStore, told: (id: string, version: number) => void = () => {}, played = games) {
    const chance = chanceOf(seeded("worlds"));
    const newKey = () => new Uint8Array(32).fill(7);
    this.host = new LocalHost({ store, clock, pool: bots, chance, told, newKey }, played, ME, (text) =>
      this.#hear(text),
    );
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

let store: MemoryStore;
beforeEach(() => {
  store = new MemoryStore();
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

test("a match on this device is played to its end, and its chance is as it was sealed, my share in it", async () => {
  const tab = new Tab(store);
  const id = await begun(tab);
  await tab.play();
  expect(tab.info).toMatchObject({ status: "over", ended: "played" });
  const file = (await tab.host.answer({ what: "log", about: id })) as MatchFile;
  expect(verify(file.log, file.key).kind).toBe("fair");
  expect(file.log.header.fairness?.nonces[0]).toBe("ab".repeat(16));
  expect(file.outcome).not.toBeNull();
});

test("the key to chance is told to nobody before the end, nor the log", async () => {
  const tab = new Tab(store);
  const id = await begun(tab);
  await tab.play(() => (store.entries.get(id)?.length ?? 0) > 5);
  const key = store.tables.get(id)?.key ?? "";
  expect(tab.told.join("\n")).not.toContain(key);
  await expect(tab.host.answer({ what: "log", about: id })).rejects.toThrow("log-closed");
});

test("whatever was shown is there when the page comes back, and the match goes on from there", async () => {
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

test("of two tabs that change a table the second looks again, and both come to the same", async () => {
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

test("nobody is known by another id here than by the server: my tables stay mine when that changes", async () => {
  const tab = new Tab(store);
  await begun(tab);
  tab.host.meet({ id: "other0other0", name: "Annette" });
  await tab.until(() => tab.info?.host === "other0other0");
  expect(tab.info?.seats[0]).toMatchObject({ person: { id: "other0other0", name: "Annette" } });
  await tab.play();
  expect(tab.info?.status).toBe("over");
});

test("what is deleted is gone, and a table that is not there says so", async () => {
  const tab = new Tab(store);
  const id = await begun(tab);
  await tab.host.answer({ what: "remove", about: id });
  expect(await tab.host.answer({ what: "tables", about: null })).toEqual([]);
  await tab.send({ kind: "enter" });
  expect(tab.refusals).toEqual(["no-such-table"]);
});

test("a hint is given on this device, without anybody to ask; it stands in the log of the match", async () => {
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
  expect(again.refusals.at(-1)).toBe("not-playing");
});

test("a match that was kept before there were hints has them as well", async () => {
  const tab = new Tab(store);
  const id = await begun(tab);
  const { hints: _hints, ...table } = store.tables.get(id)?.table ?? {};
  const kept = store.tables.get(id);
  if (kept === undefined) throw new Error("It is not kept.");
  store.tables.set(id, { ...kept, table: table as StoredTable["table"] });
  const again = new Tab(store);
  await again.open(id);
  expect(again.info?.hints).toBe(true);
});

test("a game that has nobody to give hints gives none", async () => {
  const bare = { rules: registry["dice-city"].rules, bot: registry["dice-city"].bot };
  const tab = new Tab(store, () => {}, new Games({ "dice-city": bare }));
  await begun(tab);
  await tab.until(() => tab.decision !== null);
  expect(tab.info).not.toHaveProperty("hints");
  await tab.send({ kind: "hint", decision: tab.decision?.id });
  expect(tab.refusals).toEqual(["hints-off"]);
});
