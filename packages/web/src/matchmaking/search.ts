import { signal } from "@preact/signals";
import { type MatchmakingRequest, MatchmakingBody } from "@roundtable/protocol/matchmaking";
import { ask } from "../connection/http.ts";
import { wire } from "../connection/index.ts";
import { search } from "./search-state.ts";

/** I have ended my last search myself. */
export const gaveUp = signal(false);

/** How many wait for which game, and how my own search stands. */
export async function lookHowItStands(): Promise<void> {
  search.value = await ask(MatchmakingBody, "/api/finding");
}

export async function beginSearch(wanted: MatchmakingRequest): Promise<void> {
  gaveUp.value = false;
  search.value = await ask(MatchmakingBody, "/api/finding", { method: "POST", body: JSON.stringify(wanted) });
  // Perhaps another server has answered than the one that tells me: it looks now whether I wait.
  void wire.send({ kind: "watch-lobby", on: true });
}

export async function stopSearch(): Promise<void> {
  gaveUp.value = true;
  search.value = await ask(MatchmakingBody, "/api/finding", { method: "DELETE" });
}

export async function sayReady(): Promise<void> {
  search.value = await ask(MatchmakingBody, "/api/finding/ready", { method: "POST" });
}
