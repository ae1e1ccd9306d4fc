import { useEffect } from "preact/hooks";

/**
 * Fetches whom I have muted or blocked on other devices. Without an answer, what this device remembers still applies.
 */
export function RefreshBlocks() {
  useEffect(() => {
    import("./blocks.ts").then(({ fetchBlocks }) => fetchBlocks()).catch(() => {});
  }, []);
  return null;
}
