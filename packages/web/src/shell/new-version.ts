import { signal } from "@preact/signals";

/** What brings the newer build that is ready; null while there is none. */
export const newVersion = signal<(() => void) | null>(null);
