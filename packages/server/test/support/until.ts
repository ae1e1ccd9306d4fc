import { vi } from "vitest";

/** Longer than anything takes on a busy machine. A wait in vain fails all the same. */
export const PATIENCE_MS = 60_000;

/** When it has come to be so. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  await vi.waitUntil(isSo, { timeout: PATIENCE_MS, interval: 20 });
}
