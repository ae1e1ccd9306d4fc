import * as v from "valibot";
import { Person } from "./person.ts";
import { list, Moment } from "./plain.ts";

// How people get along, beside what the socket tells. A page that only gathers people needs none of it.

/** Muted: I do not see what he writes. Blocked: nor does he reach me, or sit down where I sit; he is not told. */
export const RegardKind = v.picklist(["mute", "block"]);
export type RegardKind = v.InferOutput<typeof RegardKind>;

export const Regard = v.object({ person: Person, kind: RegardKind, at: Moment });
export type Regard = v.InferOutput<typeof Regard>;

/** `GET /api/regards` → `RegardsBody`: whom I have muted or blocked, the latest first. Nobody else is told. */
export const RegardsBody = v.object({ regards: list(Regard) });
export type RegardsBody = v.InferOutput<typeof RegardsBody>;

/** `PUT /api/regards/:person` → `RegardsBody`. Null undoes it. */
export const RegardBody = v.object({ kind: v.nullable(RegardKind) });
export type RegardBody = v.InferOutput<typeof RegardBody>;
