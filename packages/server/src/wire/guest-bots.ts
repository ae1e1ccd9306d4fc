import {
  type GuestBotsBody,
  type GuestBotsErrorBody,
  type MadeBotBody,
  NewBotBody,
} from "@roundtable/protocol/guest-bots";
import type { GuestBots } from "../people/guest-bots.ts";
import { isReserved } from "../people/reserved-names.ts";
import { refused } from "../refusal.ts";
import { answer, created, NO_CONTENT } from "./answer.ts";
import { limited, READ_OWN, TAKE_PART } from "./policy.ts";
import type { Routes } from "./routes.ts";

/** Bots of people's own, and the tokens by which they come. A bot has none itself. */
export function serveGuestBots(routes: Routes, bots: GuestBots): void {
  routes.route("GET /api/me/bots", READ_OWN, async ({ me }) => {
    const mine = (await bots.of(me.person.id)).map(({ person: id, ...bot }) => ({ id, ...bot }));
    return { bots: mine } satisfies GuestBotsBody;
  });

  const make = { ...TAKE_PART, rate: limited("botsPerAddress"), body: NewBotBody } as const;
  routes.route("POST /api/me/bots", make, async ({ me, body }) => {
    if (isReserved(body.name)) return refused("name-reserved");
    const made = await bots.make(me.person, body.name);
    if (made === "too-many-bots") return answer(409, { reason: made } satisfies GuestBotsErrorBody);
    return created(made satisfies MadeBotBody);
  });

  routes.route("DELETE /api/me/bots/:id", READ_OWN, async ({ me, params }) => {
    const isRevoked = await bots.revoke(me.person.id, params.id);
    return isRevoked ? NO_CONTENT : refused("no-such-person");
  });
}
