import type { LessonEntry } from "@roundtable/language";
import { lesson as evilLesson } from "./evil/lesson.ts";
import { lesson as goodLesson } from "./good/lesson.ts";

const good: LessonEntry<typeof goodLesson> = {
  lesson: goodLesson,
  texts: {
    ru: () => import("./good/ru.ts"),
    fr: () => import("./good/fr.ts"),
    en: () => import("./good/en.ts"),
  },
};

const evil: LessonEntry<typeof evilLesson> = {
  lesson: evilLesson,
  texts: {
    ru: () => import("./evil/ru.ts"),
    fr: () => import("./evil/fr.ts"),
    en: () => import("./evil/en.ts"),
  },
};

export const lessons = { good, evil };

export { stills } from "./stills.ts";
