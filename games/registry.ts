import type { Adviser, Bots, Fitted, Learner, Tuned } from "@roundtable/bots";
import type { Game } from "@roundtable/kernel";
import type { GameText, Locale } from "@roundtable/language";

/** What is played without a screen, each room loaded when it is wanted. What pages load is in `screens.ts`. */
export interface GameEntry {
  rules(): Promise<{ readonly game: Game }>;
  text(): Promise<{ readonly texts: Readonly<Record<Locale, () => Promise<GameText>>> }>;
  /** With bots that are played by nobody, and only measured by. */
  bot(): Promise<{ readonly bots: Bots; readonly yardsticks?: Bots }>;
  /** For games in which an answer can be advised, and a match reviewed. */
  adviser?(): Promise<{ readonly adviser: Adviser }>;
  /** For games whose bots judge by numbers that were learned. */
  fitted?(): Promise<{ readonly fitted: Fitted; readonly learner?: Learner }>;
  /** For games whose best bot plays by numbers that were learned. */
  tuned?(): Promise<{ readonly tuned: Tuned }>;
}

export type Registry = Readonly<Record<string, GameEntry>>;

export const registry = {
  "grail-cup": {
    rules: () => import("./grail-cup/rules/index.ts"),
    text: () => import("./grail-cup/text/index.ts"),
    bot: () => import("./grail-cup/bot/index.ts"),
    adviser: () => import("./grail-cup/bot/adviser.ts"),
    fitted: () => import("./grail-cup/bot/fitted.ts"),
  },
  quest: {
    rules: () => import("./quest/rules/index.ts"),
    text: () => import("./quest/text/index.ts"),
    bot: () => import("./quest/bot/index.ts"),
    adviser: () => import("./quest/bot/adviser.ts"),
    fitted: () => import("./quest/bot/fitted.ts"),
  },
  "dice-city": {
    rules: () => import("./dice-city/rules/index.ts"),
    text: () => import("./dice-city/text/index.ts"),
    bot: () => import("./dice-city/bot/index.ts"),
    adviser: () => import("./dice-city/bot/adviser.ts"),
    fitted: () => import("./dice-city/bot/fitted.ts"),
    tuned: () => import("./dice-city/bot/tuned.ts"),
  },
} satisfies Registry;
