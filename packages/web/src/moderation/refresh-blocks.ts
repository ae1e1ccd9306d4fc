import { useEffect } from "preact/hooks";

/** Asks the server whom I have muted or blocked elsewhere. Without an answer, this device knows what it knew. */
export function RefreshBlocks() {
  useEffect(() => {
    import("./blocks.ts").then(({ fetchBlocks }) => fetchBlocks()).catch(() => {});
  }, []);
  return null;
}
