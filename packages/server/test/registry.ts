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

export const registry: Readonly<Record<string, ServedGame>> = {
  sealed: {
    rules: () => import("./sealed.ts"),
    bot: () => Promise.resolve({ bots: { random, crashing, endless, cheating } }),
  },
};
