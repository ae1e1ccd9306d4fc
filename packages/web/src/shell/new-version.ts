import { signal } from "@preact/signals";

/** Switches to the new version that is ready; null if there is none. */
export const newVersion = signal<(() => void) | null>(null);
