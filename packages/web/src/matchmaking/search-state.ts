import { signal } from "@preact/signals";
import type { MatchmakingBody, Invitation } from "@roundtable/protocol/matchmaking";
import { wire } from "../connection/index.ts";

/** The state of my search; null until the server has sent it. */
export const search = signal<MatchmakingBody | null>(null);

/** Invitations to tables where somebody keeps a seat for me. */
export const invitations = signal<readonly Invitation[]>([]);

/** The tables of invitations that I want to answer later: they wait on the home page. */
export const postponed = signal<ReadonlySet<string>>(new Set());

wire.listen((message) => {
  if (message.kind === "finding") search.value = message;
  else if (message.kind === "invitations") invitations.value = message.invitations;
});
