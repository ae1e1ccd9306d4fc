import type { Adviser, Reason } from "@roundtable/bots";
import { type AdviceText, line, type Locale } from "@roundtable/language";
import { expect, test } from "vitest";
import { adviceTestsOf } from "./advice.ts";
import { SuiteFailure } from "./failure.ts";
import { bots } from "./testing/bots.ts";
import { moonlight } from "./testing/moonlight.ts";
import type { Moonlight } from "./testing/words.ts";

interface Guess extends Reason {
  readonly kind: "guess";
}

/** Finds all answers equally good. */
const sound: Adviser<Moonlight, Guess> = {
  weigh: ({ decision: { answers } }) =>
    answers.map(({ id }) => ({
      answer: id,
      odds: 0.5,
      give: 0,
      reasons: answers.length === 1 ? [] : [{ kind: "guess" }],
    })),
  odds(state) {
    const winners = moonlight.outcome(state)?.winners;
    return state.points.map((_, seat) => (winners === undefined ? 0.5 : winners.includes(seat) ? 1 : 0));
  },
};

const said: Readonly<Record<Locale, AdviceText<Guess>>> = {
  ru: { reason: { guess: () => line`Все ответы одинаково хороши.` } },
  fr: { reason: { guess: () => line`Toutes les réponses se valent.` } },
  en: { reason: { guess: () => line`All answers are equally good.` } },
};

async function complaints(
  change: Partial<Adviser<Moonlight, Guess>>,
  texts: Partial<typeof said> = {},
): Promise<string> {
  const all = { ...said, ...texts };
  const advice = { ru: async () => all.ru, fr: async () => all.fr, en: async () => all.en };
  const game = { ...moonlight, seats: { min: 3, max: 3, usual: 3 } };
  const tests = adviceTestsOf({ game, bots, adviser: { ...sound, ...change }, advice }, { stride: 1 });
  const sentences: string[] = [];
  for (const { run } of tests) {
    try {
      await run();
    } catch (failure) {
      if (!(failure instanceof SuiteFailure)) throw failure;
      sentences.push(failure.sentence);
    }
  }
  return sentences.join(" ");
}

test("an adviser who knows nothing and says so gives no cause for complaint", async () => {
  expect(await complaints({})).toBe("");
});

test("one who says something else each time is found", async () => {
  let asked = 0;
  const weigh: typeof sound.weigh = (...of) =>
    sound.weigh(...of).map((one) => ({ ...one, odds: 1 / (2 + asked++) }));
  expect(await complaints({ weigh })).toContain("speaks otherwise");
});

test("one who advises what is not legal is found", async () => {
  const weigh: typeof sound.weigh = (...of) => sound.weigh(...of).map((one) => ({ ...one, answer: "fly" }));
  expect(await complaints({ weigh })).toContain("“fly”, which is none of the answers");
});

test("one who puts the worse before the better is found", async () => {
  const weigh: typeof sound.weigh = (...of) =>
    sound.weigh(...of).map((one, nth) => ({ ...one, odds: 0.1 * (nth + 1) }));
  expect(await complaints({ weigh })).toContain("is better than what the adviser puts before it");
});

test("one who does not see that the game is over is found", async () => {
  expect(await complaints({ odds: ({ points }) => points.map(() => 0.3) })).toContain("The game is over");
});

test("one whose reason cannot be read is found", async () => {
  const fr = { reason: { guess: () => line`Tout se vaut!` } };
  expect(await complaints({}, { fr })).toContain("The fr text of the reason “guess”");
});
