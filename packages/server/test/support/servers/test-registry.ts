import { type Adviser, type Bot, type Bots, random } from "@roundtable/bots";
import type { Game } from "@roundtable/kernel";
import type { ServedGame } from "@roundtable/host/games";
import { game, type Sealed } from "./sealed-game.ts";

const crashing: Bot = {
  choose() {
    throw new Error("This bot always fails.");
  },
};

const endless: Bot = {
  choose() {
    for (;;);
  },
};

const cheating: Bot = { choose: () => ({ kind: "card", id: "the ace in my sleeve" }) };

/** Has something to say each time, and something that may not be said. */
const babbling: Bot = { ...random, say: () => [{ kind: "high-card" }, { kind: "nonsense" }] };

/** For the card that it likes best: the last one in the hand. */
const fond: Adviser = {
  weigh: ({ decision: { answers } }) =>
    answers.toReversed().map(({ id }, nth) => ({
      answer: id,
      odds: 0.6 - nth / 10,
      give: 0.02,
      reasons: [{ kind: "fond-of", of: id }],
    })),
  odds: () => [],
};

/** Never comes to an end with what is risky, fails over what has no answer, and speaks of what cannot be given. */
const odd: Adviser = {
  weigh({ decision: { question, answers } }) {
    if (question.kind === "risk") for (;;);
    if (answers.length === 0) throw new Error("This adviser fails.");
    return [{ answer: "the ace in my sleeve", odds: 1, give: 0, reasons: [] }];
  },
  odds: () => [],
};

/** A game whose rules break in the middle of the move that shows the cards: half of it is done already. */
const torn: Game<Sealed> = {
  ...game,
  id: "torn",
  apply(state, seat, answer, dealer) {
    game.apply(state, seat, answer, dealer);
    if (state.winner !== null) throw new Error("The rules are torn.");
  },
};

/** The same game for people who may take ten minutes over a card. */
const unhurried: Game<Sealed> = {
  ...game,
  id: "unhurried",
  decision(state, seat) {
    const decision = game.decision(state, seat);
    if (decision?.duration === undefined) return decision;
    return { ...decision, duration: { ...decision.duration, seconds: 600 } };
  },
};

/** The same game where everybody sees who has laid a card. */
const seenLaying: Game<Sealed> = {
  ...game,
  id: "fondly-advised",
  view(state, viewer) {
    const seats = game.asked(state);
    const question = state.winner === null ? "lay" : "risk";
    return { ...game.view(state, viewer), awaited: seats.length === 0 ? null : { seats, question } };
  },
};

const bot = (): Promise<{ bots: Bots }> =>
  Promise.resolve({ bots: { random, crashing, endless, cheating, babbling } });

/** Who has more points is likelier to win; the first card is the best. */
const simple: Adviser<Sealed> = {
  odds({ scores, seats }) {
    const all = scores.reduce((sum, score) => sum + score, 0) + seats;
    return scores.map((score) => (score + 1) / all);
  },
  weigh: ({ decision }) =>
    decision.answers.map(({ id }, nth) => ({ answer: id, odds: 0.5 / (nth + 1), give: 0, reasons: [] })),
};

/** Never comes to an end. */
const brooding: Adviser = {
  odds() {
    for (;;);
  },
  weigh: () => [],
};

export const registry: Readonly<Record<string, ServedGame>> = {
  sealed: {
    rules: () => Promise.resolve({ game }),
    bot,
    adviser: () => Promise.resolve({ adviser: simple }),
  },
  "fondly-advised": {
    rules: () => Promise.resolve({ game: seenLaying }),
    bot,
    adviser: () => Promise.resolve({ adviser: fond }),
  },
  "oddly-advised": {
    rules: () => Promise.resolve({ game: { ...game, id: "oddly-advised" } }),
    bot,
    adviser: () => Promise.resolve({ adviser: odd }),
  },
  torn: { rules: () => Promise.resolve({ game: torn }), bot },
  unhurried: {
    rules: () => Promise.resolve({ game: unhurried }),
    bot,
    adviser: () => Promise.resolve({ adviser: brooding }),
  },
};
