import { signal } from "@preact/signals";
import { type MatchmakingRequest, MatchmakingBody } from "@roundtable/protocol/matchmaking";
import { ask } from "../connection/http.ts";
import { wire } from "../connection/index.ts";
import { search } from "./search-state.ts";

/** Whether I cancelled my last search myself. */
export const wasStopped = signal(false);

/** Fetches how many players wait for each game, and the state of my own search. */
export async function fetchSearch(): Promise<void> {
  search.value = await ask(MatchmakingBody, "/api/finding");
}

export async function beginSearch(wanted: MatchmakingRequest): Promise<void> {
  wasStopped.value = false;
  search.value = await ask(MatchmakingBody, "/api/finding", { method: "POST", body: JSON.stringify(wanted) });
  // The HTTP request may have reached another node than my socket. Subscribing again makes my node look up the search.
  void wire.send({ kind: "watch-lobby", on: true });
}

export async function stopSearch(): Promise<void> {
  wasStopped.value = true;
  search.value = await ask(MatchmakingBody, "/api/finding", { method: "DELETE" });
}

export async function confirmReady(): Promise<void> {
  search.value = await ask(MatchmakingBody, "/api/finding/ready", { method: "POST" });
}
