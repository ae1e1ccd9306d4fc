import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { MatchReason } from "@roundtable/kernel";
import { DIRECTIONS, type Locale, type TableText } from "@roundtable/language";
import type { Reason } from "@roundtable/protocol";
import { locale } from "../settings/settings.ts";
import type { text as english } from "./en.ts";

export type ShellText = typeof english;

const chunks: Readonly<Record<Locale, () => Promise<{ readonly text: ShellText }>>> = {
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  ru: () => import("./ru.ts"),
};

const spoken = signal<ShellText | null>(null);

/**
 * The texts of the shell in the reader's language. Nothing is rendered before `speak` has loaded the first language.
 */
export const t: ReadonlySignal<ShellText> = computed(() => {
  if (spoken.value === null) throw new Error("No language has been loaded yet.");
  return spoken.value;
});

export async function speak(language: Locale): Promise<void> {
  const { text } = await chunks[language]();
  if (locale.peek() !== language) return;
  spoken.value = text;
  document.documentElement.lang = language;
  document.documentElement.dir = DIRECTIONS[language];
  // The installed app speaks the reader's language.
  document.querySelector('link[rel="manifest"]')?.setAttribute("href", `/manifest.${language}.webmanifest`);
  document.querySelector('meta[name="description"]')?.setAttribute("content", text.home.lead);
}

/** The text for a refusal, in the reader's language. */
export function reasonText(reason: Reason): string {
  const { reasons, anyTable } = t.value;
  return isMatchReason(reason, anyTable) ? anyTable.refusal[reason] : reasons[reason];
}

function isMatchReason(reason: Reason, { refusal }: TableText): reason is MatchReason {
  return reason in refusal;
}
