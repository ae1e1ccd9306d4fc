import { signal } from "@preact/signals";
import type { MatchmakingBody, Invitation } from "@roundtable/protocol/matchmaking";
import { wire } from "../connection/index.ts";

/** How my search for a game stands; null until something was heard of it. */
export const search = signal<MatchmakingBody | null>(null);

/** Where somebody keeps a seat for me. */
export const invitations = signal<readonly Invitation[]>([]);

/** The tables of those that I want to answer later: they wait on the home page. */
export const putOff = signal<ReadonlySet<string>>(new Set());

wire.listen((message) => {
  if (message.kind === "finding") search.value = message;
  else if (message.kind === "invitations") invitations.value = message.invitations;
});
