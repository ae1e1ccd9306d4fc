import type { Locale } from "@roundtable/language";

interface LadderWords {
  readonly ladder: string;
  readonly reached: string;
  readonly locked: string;
  /** A win opens the next target. */
  readonly opens: (target: number | string, next: string) => string;
  /** Another win where the next target was open already, or there is none. */
  readonly won: (target: number | string) => string;
  readonly missed: (target: number | string) => string;
}

export const LADDER_WORDS: Readonly<Record<Locale, LadderWords>> = {
  en: {
    ladder: "The ladder",
    reached: "reached",
    locked: "still locked",
    opens: (target, next) => `Target ${target} reached: ${next} is open.`,
    won: (target) => `Target ${target} reached.`,
    missed: (target) => `Target ${target} not reached. Try again!`,
  },
  fr: {
    ladder: "L’échelle",
    reached: "atteint",
    locked: "encore fermé",
    opens: (target, next) => `Objectif ${target} atteint\u00a0: ${next} est ouvert.`,
    won: (target) => `Objectif ${target} atteint.`,
    missed: (target) => `Objectif ${target} manqué. Essayez encore\u202f!`,
  },
  ru: {
    ladder: "Лестница",
    reached: "достигнуто",
    locked: "пока закрыто",
    opens: (target, next) => `Цель ${target} достигнута: открыта цель ${next}.`,
    won: (target) => `Цель ${target} достигнута.`,
    missed: (target) => `Цель ${target} не достигнута. Попробуйте ещё раз!`,
  },
};
