import { installPeers } from "../peers/install.ts";
import type { Played, Playing } from "./playing.ts";

export interface PeerEngine {
  /** Without a deck it shuffles its own. */
  play(how: Playing & { readonly deck?: readonly string[] }): Played;
}

export async function loadPeerEngine(say: (line: string) => void): Promise<PeerEngine> {
  installPeers(say);
  return (await import(new URL("../peers/high-card.mjs", import.meta.url).href)) as PeerEngine;
}
