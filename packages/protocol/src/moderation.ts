import * as v from "valibot";
import { Person } from "./person.ts";
import { list, Timestamp } from "./primitives.ts";

// Blocks and mutes. Clients that only play need none of this.

/** Muted: I do not see their chat. Blocked: they also cannot reach me or sit at my tables. They are not told. */
export const BlockKind = v.picklist(["mute", "block"]);
export type BlockKind = v.InferOutput<typeof BlockKind>;

export const Block = v.object({ person: Person, kind: BlockKind, at: Timestamp });
export type Block = v.InferOutput<typeof Block>;

/** `GET /api/regards` → `BlocksBody`: whom I have muted or blocked, latest first. Only I can see it. */
export const BlocksBody = v.object({ regards: list(Block) });
export type BlocksBody = v.InferOutput<typeof BlocksBody>;

/** `PUT /api/regards/:person` → `BlocksBody`. null removes the block or mute. */
export const BlockBody = v.object({ kind: v.nullable(BlockKind) });
export type BlockBody = v.InferOutput<typeof BlockBody>;
