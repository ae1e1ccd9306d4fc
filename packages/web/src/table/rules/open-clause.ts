import { signal } from "@preact/signals";

/** Where the rules are open: at the clause of this id, or "" at their beginning; null when they are closed. */
export const openClause = signal<{ readonly id: string } | null>(null);

/** Also where they are open there already: whoever has read on is led back. */
export function openRulesAt(id: string): void {
  openClause.value = { id };
}
