import type { Bot } from "@roundtable/bots";
import type { Game } from "@roundtable/kernel";
import type { GameText, Locale } from "@roundtable/language";
import type { GameCover, GameModerator, GameTable } from "@roundtable/kit";

/** The rooms of a game, each loaded when it is wanted. */
export interface GameEntry {
  rules(): Promise<{ readonly game: Game }>;
  text(): Promise<{ readonly texts: Readonly<Record<Locale, () => Promise<GameText>>> }>;
  bot(): Promise<{ readonly bots: Readonly<Record<string, Bot>> }>;
  table(): Promise<{ readonly table: GameTable }>;
  /** The picture on the home page: a chunk of its own, for those who only look. */
  cover(): Promise<{ readonly Cover: GameCover }>;
  /** For games that can be played at a real table with one device. */
  moderator?(): Promise<{ readonly Moderator: GameModerator }>;
}

export type Registry = Readonly<Record<string, GameEntry>>;

export const registry = {
  "grail-cup": {
    rules: () => import("./grail-cup/rules/index.ts"),
    text: () => import("./grail-cup/text/index.ts"),
    bot: () => import("./grail-cup/bot/index.ts"),
    table: () => import("./grail-cup/table/index.ts"),
    cover: () => import("./grail-cup/table/cover.tsx"),
  },
  quest: {
    rules: () => import("./quest/rules/index.ts"),
    text: () => import("./quest/text/index.ts"),
    bot: () => import("./quest/bot/index.ts"),
    table: () => import("./quest/table/index.ts"),
    cover: () => import("./quest/table/cover.tsx"),
    moderator: () => import("./quest/moderator/index.ts"),
  },
  "dice-city": {
    rules: () => import("./dice-city/rules/index.ts"),
    text: () => import("./dice-city/text/index.ts"),
    bot: () => import("./dice-city/bot/index.ts"),
    table: () => import("./dice-city/table/index.ts"),
    cover: () => import("./dice-city/table/cover.tsx"),
  },
} satisfies Registry;
