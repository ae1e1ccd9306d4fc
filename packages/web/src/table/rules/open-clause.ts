import { signal } from "@preact/signals";

/** The clause at which the rules are open, "" for their beginning; null while they are closed. */
export const openClause = signal<{ readonly id: string } | null>(null);

/** A new object each time: if the rules are open there already, they scroll back to the clause. */
export function openRulesAt(id: string): void {
  openClause.value = { id };
}
