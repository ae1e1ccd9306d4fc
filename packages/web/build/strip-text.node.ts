import type { Plugin } from "vite";

const TEXT = /\/games\/[^/]+\/text\/index\.ts$/;

/** Keeps the games' texts out of workers, which show nothing. */
export function stripText(): Plugin {
  return {
    name: "roundtable-wordless",
    load: { filter: { id: TEXT }, handler: () => "export const texts = {}, coaches = {};" },
  };
}
