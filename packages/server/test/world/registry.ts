import { type Adviser, type Bot, type Bots, random } from "@roundtable/bots";
import type { Game } from "@roundtable/kernel";
import type { ServedGame } from "../../src/games.ts";
import { game, type Sealed } from "./sealed.ts";

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
  torn: { rules: () => Promise.resolve({ game: torn }), bot },
  unhurried: {
    rules: () => Promise.resolve({ game: unhurried }),
    bot,
    adviser: () => Promise.resolve({ adviser: brooding }),
  },
};
