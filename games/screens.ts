import type { GameCover, GameModerator, GameTable } from "@roundtable/kit";
import type {
  AdviceText,
  CoachText,
  FactsText,
  GameCard,
  GameText,
  Lessons,
  Locale,
  Still,
} from "@roundtable/language";
import { card as diceCity } from "./dice-city/card.ts";
import { card as grailCup } from "./grail-cup/card.ts";
import { card as quest } from "./quest/card.ts";
import type { GameEntry, registry } from "./registry.ts";

/** What pages load of a game: the card with the first of them, the rest when it is wanted; no bot, they think elsewhere. */
export interface GameScreens extends Pick<GameEntry, "rules"> {
  readonly card: GameCard;
  text(): Promise<{
    readonly texts: Readonly<Record<Locale, () => Promise<GameText>>>;
    /** For those who play it for the first time. */
    readonly coaches: Readonly<Record<Locale, () => Promise<CoachText>>>;
    /** For games of which more is remembered than who has won. */
    readonly facts?: Readonly<Record<Locale, () => Promise<FactsText>>>;
    /** For games that have an adviser. */
    readonly advice?: Readonly<Record<Locale, () => Promise<AdviceText>>>;
  }>;
  /** The picture on the home page: a chunk of its own, for those who only look. */
  cover(): Promise<{ readonly Cover: GameCover }>;
  table(): Promise<{ readonly table: GameTable }>;
  /** For games that can be played at a real table with one device. */
  moderator?(): Promise<{ readonly Moderator: GameModerator }>;
  /** For games that teach themselves. */
  tutorial?(): Promise<{ readonly lessons: Lessons; readonly stills: readonly Still[] }>;
}

export const screens = {
  "grail-cup": {
    card: grailCup,
    cover: () => import("./grail-cup/table/cover.tsx"),
    rules: () => import("./grail-cup/rules/index.ts"),
    text: () => import("./grail-cup/text/index.ts"),
    table: () => import("./grail-cup/table/index.ts"),
    tutorial: () => import("./grail-cup/tutorial/index.ts"),
  },
  quest: {
    card: quest,
    cover: () => import("./quest/table/cover.tsx"),
    rules: () => import("./quest/rules/index.ts"),
    text: () => import("./quest/text/index.ts"),
    table: () => import("./quest/table/index.ts"),
    tutorial: () => import("./quest/tutorial/index.ts"),
    moderator: () => import("./quest/moderator/index.ts"),
  },
  "dice-city": {
    card: diceCity,
    cover: () => import("./dice-city/table/cover.tsx"),
    rules: () => import("./dice-city/rules/index.ts"),
    text: () => import("./dice-city/text/index.ts"),
    table: () => import("./dice-city/table/index.ts"),
    tutorial: () => import("./dice-city/tutorial/index.ts"),
  },
} satisfies Readonly<Record<keyof typeof registry, GameScreens>>;
