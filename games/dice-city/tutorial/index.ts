import type { LessonEntry } from "@roundtable/language";
import { lesson } from "./lesson.ts";

const city: LessonEntry<typeof lesson> = {
  lesson,
  texts: { ru: () => import("./ru.ts"), fr: () => import("./fr.ts"), en: () => import("./en.ts") },
};

export const lessons = { city };

export { stills } from "./stills.ts";
