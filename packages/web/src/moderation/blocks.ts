import { type RegardKind, RegardsBody } from "@roundtable/protocol/moderation";
import { ask } from "../connection/http.ts";
import { blocked, muted } from "../settings/settings.ts";

/** Whom I have muted or blocked, as the server keeps it; this device remembers it for the next visit. */
export async function fetchBlocks(): Promise<RegardsBody["regards"]> {
  return learn(await ask(RegardsBody, "/api/regards"));
}

/** Null undoes it. */
export async function setBlock(person: string, kind: RegardKind | null): Promise<RegardsBody["regards"]> {
  const body = JSON.stringify({ kind });
  return learn(await ask(RegardsBody, `/api/regards/${person}`, { method: "PUT", body }));
}

function learn({ regards }: RegardsBody): RegardsBody["regards"] {
  muted.value = regards.map(({ person }) => person.id);
  blocked.value = regards.flatMap(({ person, kind }) => (kind === "block" ? [person.id] : []));
  return regards;
}
