import { type BlockKind, BlocksBody } from "@roundtable/protocol/moderation";
import { ask } from "../connection/http.ts";
import { blocked, muted } from "../settings/settings.ts";

/** Fetches whom I have muted or blocked; this device remembers it for the next visit. */
export async function fetchBlocks(): Promise<BlocksBody["regards"]> {
  return learn(await ask(BlocksBody, "/api/regards"));
}

/** null unblocks and unmutes */
export async function setBlock(person: string, kind: BlockKind | null): Promise<BlocksBody["regards"]> {
  const body = JSON.stringify({ kind });
  return learn(await ask(BlocksBody, `/api/regards/${person}`, { method: "PUT", body }));
}

function learn({ regards }: BlocksBody): BlocksBody["regards"] {
  muted.value = regards.map(({ person }) => person.id);
  blocked.value = regards.flatMap(({ person, kind }) => (kind === "block" ? [person.id] : []));
  return regards;
}
