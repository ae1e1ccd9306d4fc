import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Refusal } from "@roundtable/kernel";
import { type Locale, tableText } from "@roundtable/language";
import type { Reason } from "@roundtable/protocol";
import { locale } from "../settings.ts";
import type { text as english } from "./en.ts";

export type ShellText = typeof english;

const chunks: Readonly<Record<Locale, () => Promise<{ readonly text: ShellText }>>> = {
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
  ru: () => import("./ru.ts"),
};

const spoken = signal<ShellText | null>(null);

/** What the shell says, in the reader's language. Nothing is rendered before `speak` has fetched the first one. */
export const t: ReadonlySignal<ShellText> = computed(() => {
  if (spoken.value === null) throw new Error("No language has been loaded yet.");
  return spoken.value;
});

export async function speak(language: Locale): Promise<void> {
  const { text } = await chunks[language]();
  if (locale.peek() !== language) return;
  spoken.value = text;
  document.documentElement.lang = language;
  document.querySelector('meta[name="description"]')?.setAttribute("content", text.home.lead);
}

/** Why something was refused, in the reader's language. */
export function reasonText(reason: Reason): string {
  const table: Readonly<Record<Refusal, string>> = tableText[locale.value].refusal;
  return isRefusal(reason) ? table[reason] : t.value.reasons[reason];
}

function isRefusal(reason: Reason): reason is Refusal {
  return reason in tableText.en.refusal;
}
