import { signal } from "@preact/signals";

/** Where the rules are open: at this clause, or "" at their beginning; null when they are closed. */
export const openClause = signal<string | null>(null);
