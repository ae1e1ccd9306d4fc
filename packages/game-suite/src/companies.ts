import type { Seat } from "@roundtable/kernel";
import { type Locale, type NameOf, whyMisnamed, whyUnfit } from "@roundtable/language";
import { botNames } from "@roundtable/language/bot-names";

/**
 * Who may sit at a table: people, or bots of ours with one grammar or the other. At every `nth` table each seat has
 * another bot.
 */
export function companiesAt(locale: Locale, nth: number): readonly NameOf[] {
  const names = botNames[locale];
  const some = names.filter(({ grammar }) => grammar?.elides ?? grammar?.gender === "feminine");
  const others = names.filter((name) => !some.includes(name));
  return [personAt, ...[some, others].map((of) => (seat: Seat) => of[(nth + seat) % of.length] ?? "")];
}

export function personAt(seat: Seat): string {
  return `⟨${seat}⟩`;
}

/** Why a sentence with names cannot be shown to people, as the end of a sentence, or null. */
export function whyUnsaid(locale: Locale, plain: string): string | null {
  return whyUnfit(locale, plain) ?? whyMisnamed(locale, plain, botNames[locale]);
}
