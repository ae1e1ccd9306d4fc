import type { Bot } from "@roundtable/bots";
import { registry } from "@roundtable/games/registry";
import {
  chanceOf,
  checkTable,
  type Game,
  Match,
  pickOne,
  plainCopy,
  seeded,
  type Seat,
} from "@roundtable/kernel";
import { expect, test } from "vitest";
import type { BotPool, Question, Reply } from "@roundtable/host/bots/bot-pool";
import { serverChance } from "../../src/common/chance.ts";
import type { Clock } from "@roundtable/host/clock";
import { type BotAnswer, BotTurns } from "@roundtable/host/bots/bot-turns";
import { ManualClock } from "../support/servers/manual-clock.ts";
import { ReadyBots } from "../support/servers/ready-bots.ts";
import { game as sealed, type SealedState } from "../support/servers/sealed-game.ts";
import { Secret } from "@roundtable/host/disclosure/secret";

const game = sealed as Game;
const SEATS = 4;
const PAUSES = { seed: "pauses", chance: serverChance() };

/** A pool whose thoughts take as long as the clock says. */
class SlowPool implements BotPool {
  readonly waiting = 0;
  readonly #clock: Clock;
  readonly #think: (question: Question) => Reply & { readonly ms: number };

  constructor(clock: Clock, think: (question: Question) => Reply & { readonly ms: number }) {
    this.#clock = clock;
    this.#think = think;
  }

  choose(question: Question): Promise<Reply> {
    const { ms, ...reply } = this.#think(question);
    return new Promise((done) => void this.#clock.after(ms, () => done(reply)));
  }

  advise(): Promise<null> {
    return Promise.resolve(null);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

/** When each seat answers, in milliseconds after it was asked. */
async function moments(
  match: Match,
  think: (question: Question) => Partial<Reply> & { readonly ms: number },
  seed = "pauses",
): Promise<ReadonlyMap<Seat, number>> {
  const clock = new ManualClock();
  const begun = clock.now();
  const answered = new Map<Seat, number>();
  const pool = new SlowPool(clock, (question) => ({
    answer: question.sight.decision.answers[0]?.id ?? "",
    statements: [],
    ...think(question),
  }));
  const turns = new BotTurns(clock, pool, { seed, chance: serverChance() }, ({ seat }) =>
    answered.set(seat, clock.now() - begun),
  );
  turns.wake(new Secret(match), () => "any", "human");
  while (answered.size < match.asked.length && clock.now() < begun + 60_000) {
    clock.advance(1);
    await Promise.resolve();
    await Promise.resolve();
  }
  return answered;
}

function asked(deal: string): Match {
  return Match.begin(game, { seats: SEATS, options: { timed: false }, source: seeded(deal) });
}

function dealtAnew(match: Match, state: object): Match {
  const snapshot = { ...plainCopy(match.snapshot()), state };
  return Match.resume(match.game, match.log, snapshot, seeded("nothing is drawn"));
}

test("with the cards redealt and the same seed, bots answer at the same moments", async () => {
  const match = asked("deal");
  const redealt = dealtAnew(match, game.redeal(match.state, "public", chanceOf(seeded("another deal"))));
  expect(redealt.state).not.toEqual(match.state);
  const before = await moments(match, () => ({ ms: 5 }));
  expect(before.size).toBe(SEATS);
  expect(new Set(before.values()).size).toBeGreaterThan(1);
  expect(await moments(redealt, () => ({ ms: 5 }))).toEqual(before);
});

test("the pauses of another table are others", async () => {
  const match = asked("deal");
  expect(await moments(match, () => ({ ms: 5 }), "another table")).not.toEqual(
    await moments(match, () => ({ ms: 5 })),
  );
});

test("neither its answer, nor its words, nor the time it thinks moves a bot's answer", async () => {
  const match = asked("deal");
  const plain = await moments(match, () => ({ ms: 0 }));
  const others = await moments(match, ({ sight: { seat, decision } }) => ({
    ms: [3, 550, 120, 401][seat] ?? 0,
    answer: decision.answers.at(-1)?.id ?? "",
    statements: seat % 2 === 0 ? [{ kind: "high-card" }] : [],
  }));
  expect(others).toEqual(plain);
});

test("a thought that comes too late speaks when another pause is over, not when it is ready", async () => {
  const match = asked("deal");
  const late = await moments(match, () => ({ ms: 1900 }));
  const later = await moments(match, () => ({ ms: 1930 }));
  expect(late.size).toBe(SEATS);
  for (const moment of late.values()) expect(moment).toBeGreaterThan(1900);
  expect(later).toEqual(late);
});

test("over a game of hidden roles, redealt at every step: the timing reveals no role", async () => {
  const { game: quest } = await registry.quest.rules();
  const { bots } = await registry.quest.bot();
  const hidden = quest as Game;
  const bot = Object.values(bots)[0] as Bot;
  const { options } = checkTable(hidden, 5);
  const match = Match.begin(hidden, { seats: 5, options, source: seeded("roles") });
  const chance = chanceOf(seeded("redeal"));
  // Each thinks as long as its knowledge is rich, speaks as it likes, and answers by what it knows.
  const think = ({ sight }: Question): Reply & { readonly ms: number } => ({
    ms: JSON.stringify(sight.view).length % 500,
    answer: bot.choose(sight, chance).id,
    statements: bot.say?.(sight, chance) ?? [],
  });
  const dealt: ReadonlyMap<Seat, number>[] = [];
  const dealtOtherwise: ReadonlyMap<Seat, number>[] = [];
  while (match.outcome === null) {
    const redealt = dealtAnew(match, hidden.redeal(match.state, "public", chance));
    // Who has answered already is as hidden as the role, and redealt with it.
    if (redealt.asked.join() === match.asked.join()) {
      dealt.push(await moments(match, think));
      dealtOtherwise.push(await moments(redealt, think));
    }
    const [seat = -1] = match.asked;
    const decision = match.decision(seat);
    const answer = decision === null ? undefined : pickOne(chance, decision.answers);
    if (decision === null || answer === undefined) throw new Error("Nobody is asked.");
    match.submit({ kind: "answer", id: decision.id, seat, decision: decision.id, answer: answer.id });
  }
  expect(dealt.length).toBeGreaterThan(20);
  expect(dealt.every(({ size }) => size > 0)).toBe(true);
  expect(dealtOtherwise).toEqual(dealt);
});

/** The turns of one table's bots, and what they were asked and have answered. */
function turnsAt(clock: ManualClock): {
  readonly turns: BotTurns;
  readonly bots: ReadyBots;
  readonly answered: BotAnswer[];
} {
  const bots = new ReadyBots();
  const answered: BotAnswer[] = [];
  return { bots, answered, turns: new BotTurns(clock, bots, PAUSES, (answer) => answered.push(answer)) };
}

/** Lets what is ready be taken up, and then the longest pause pass. */
async function pass(clock: ManualClock): Promise<void> {
  await Promise.resolve();
  await Promise.resolve();
  clock.advance(1800);
}

function play(match: Match, seat: Seat): void {
  const decision = match.decision(seat);
  const answer = decision?.answers[0];
  if (decision === null || answer === undefined) throw new Error("Nothing is asked.");
  match.submit({ kind: "answer", id: decision.id, seat, decision: decision.id, answer: answer.id });
}

test("a bot is given what its seat sees and is asked, and answers that question once", async () => {
  const clock = new ManualClock();
  const { turns, bots, answered } = turnsAt(clock);
  const match = asked("deal");
  match.submit({ kind: "say", id: "1", seat: 0, say: { text: "Hello!" } });
  const botAt = (seat: Seat): string | null => (seat === 2 ? "cunning" : null);
  turns.wake(new Secret(match), botAt, "human");
  turns.wake(new Secret(match), botAt, "human");
  expect(bots.asked).toHaveLength(1);
  expect(bots.asked[0]).toMatchObject({
    game: "sealed",
    bot: "cunning",
    sight: {
      seat: 2,
      seats: SEATS,
      options: { timed: false },
      view: { hand: (match.state as SealedState).hands[2] },
      heard: [{ seat: 0, say: { text: "Hello!" } }],
      decision: { question: { kind: "lay" } },
    },
  });
  await pass(clock);
  expect(answered).toMatchObject([{ seat: 2, decision: "2-1", statements: [] }]);
  turns.wake(new Secret(match), botAt, "human");
  await pass(clock);
  expect(answered).toHaveLength(2);
});

test("a thought about a question that is no longer asked is never spoken", async () => {
  const clock = new ManualClock();
  const { turns, answered } = turnsAt(clock);
  const match = asked("deal");
  turns.wake(new Secret(match), () => "any", "human");
  play(match, 1);
  turns.wake(new Secret(match), () => "any", "human");
  await pass(clock);
  expect(new Set(answered.map(({ seat }) => seat))).toEqual(new Set([0, 2, 3]));
});

test("a seat that is asked something new while its bot thinks gets a new thought", async () => {
  const clock = new ManualClock();
  const { turns, bots, answered } = turnsAt(clock);
  const match = asked("deal");
  for (const seat of [0, 1, 2, 3]) play(match, seat);
  const [highest] = match.asked;
  const botAt = (seat: number): string | null => (seat === highest ? "any" : null);
  turns.wake(new Secret(match), botAt, "human");
  // What seat 0 takes back takes all that followed with it: everybody is asked anew.
  match.submit({ kind: "undo", id: "back", seat: 0 }, { people: [0] });
  expect(match.decision(highest ?? -1)?.id).toBe(`${highest}-3`);
  turns.wake(new Secret(match), botAt, "human");
  expect(bots.wanted).toBe(1);
  expect(bots.asked).toHaveLength(2);
  await pass(clock);
  expect(answered).toMatchObject([{ seat: highest, decision: `${highest}-3` }]);
});

test("bots at rest think of nothing, say nothing, and begin anew when they are woken", async () => {
  const clock = new ManualClock();
  const { turns, bots, answered } = turnsAt(clock);
  const match = asked("deal");
  turns.wake(new Secret(match), () => "any", "human");
  expect(bots.wanted).toBe(SEATS);
  turns.rest();
  expect(bots.wanted).toBe(0);
  expect(clock.waiting).toBe(0);
  await pass(clock);
  expect(answered).toEqual([]);
  turns.wake(new Secret(match), () => "any", "human");
  expect(bots.asked).toHaveLength(2 * SEATS);
  await pass(clock);
  expect(answered).toHaveLength(SEATS);
});

test("without a pause a bot speaks as soon as it has thought, unless it was told to rest", async () => {
  const clock = new ManualClock();
  const answered: Seat[] = [];
  const pool = new SlowPool(clock, () => ({ ms: 50, answer: "", statements: [] }));
  const turns = new BotTurns(clock, pool, PAUSES, ({ seat }) => answered.push(seat));
  const match = asked("deal");
  turns.wake(new Secret(match), (seat) => (seat < 2 ? "any" : null), "instant");
  clock.advance(49);
  // Seat 1 has a person again.
  turns.wake(new Secret(match), (seat) => (seat < 1 ? "any" : null), "instant");
  expect(answered).toEqual([]);
  clock.advance(1);
  await Promise.resolve();
  await Promise.resolve();
  expect(answered).toEqual([0]);
});
