import * as v from "valibot";
import { Person } from "./person.ts";
import { list, Timestamp } from "./primitives.ts";

// How people get along, beside what the socket tells. A page that only gathers people needs none of it.

/** Muted: I do not see what he writes. Blocked: nor does he reach me, or sit down where I sit; he is not told. */
export const BlockKind = v.picklist(["mute", "block"]);
export type BlockKind = v.InferOutput<typeof BlockKind>;

export const Block = v.object({ person: Person, kind: BlockKind, at: Timestamp });
export type Block = v.InferOutput<typeof Block>;

/** `GET /api/regards` → `BlocksBody`: whom I have muted or blocked, the latest first. Nobody else is told. */
export const BlocksBody = v.object({ regards: list(Block) });
export type BlocksBody = v.InferOutput<typeof BlocksBody>;

/** `PUT /api/regards/:person` → `BlocksBody`. Null undoes it. */
export const BlockBody = v.object({ kind: v.nullable(BlockKind) });
export type BlockBody = v.InferOutput<typeof BlockBody>;
