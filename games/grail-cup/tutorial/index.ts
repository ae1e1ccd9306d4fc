import type { LessonEntry } from "@roundtable/language";
import { lesson } from "./lesson.ts";

const race: LessonEntry<typeof lesson> = {
  lesson,
  texts: { ru: () => import("./ru.ts"), fr: () => import("./fr.ts"), en: () => import("./en.ts") },
};

export const lessons = { race };

export { stills } from "./stills.ts";
