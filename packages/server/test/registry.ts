import { type Bot, random } from "@roundtable/bots";
import type { ServedGame } from "../src/games.ts";

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

export const registry: Readonly<Record<string, ServedGame>> = {
  sealed: {
    rules: () => import("./sealed.ts"),
    bot: () => Promise.resolve({ bots: { random, crashing, endless, cheating, babbling } }),
  },
};
