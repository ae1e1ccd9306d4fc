import * as v from "valibot";
import { Name } from "./person.ts";
import { list, Timestamp, PersonId } from "./primitives.ts";
import { Reason } from "./reason.ts";

// People's own bots: programs that play with a token. A bot cannot have bots.

/** `GET /api/me/bots` → `GuestBotsBody`: my bots with a valid token, newest first. */
export const GuestBotsBody = v.object({
  bots: list(
    v.object({
      id: PersonId,
      name: v.string(),
      created: Timestamp,
      /** When it was last used, to the hour; null if never. */
      used: v.nullable(Timestamp),
    }),
  ),
});
export type GuestBotsBody = v.InferOutput<typeof GuestBotsBody>;

/** `POST /api/me/bots` → 201 `MadeBotBody`. The token is shown only once. `DELETE /api/me/bots/:id` → 204 revokes it. */
export const NewBotBody = v.object({ name: Name });
export const MadeBotBody = v.object({ bot: PersonId, token: v.string() });
export type MadeBotBody = v.InferOutput<typeof MadeBotBody>;

/** The body of every answer under `/api/me/bots` that is not 2xx. */
export const GuestBotsErrorBody = v.object({
  reason: v.union([Reason, v.literal("too-many-bots")]),
  detail: v.optional(v.string()),
});
export type GuestBotsErrorBody = v.InferOutput<typeof GuestBotsErrorBody>;
