import type { Chapter } from "@roundtable/language";
export const rules: readonly Chapter[] = [];
