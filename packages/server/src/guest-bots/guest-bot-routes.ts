import {
  type GuestBotsBody,
  type GuestBotsErrorBody,
  type MadeBotBody,
  NewBotBody,
} from "@roundtable/protocol/guest-bots";
import type { AccountLog } from "../account-log/account-log.ts";
import type { GuestBots } from "./guest-bots.ts";
import { isReserved } from "../people/reserved-names.ts";
import { refused } from "@roundtable/host/refusal";
import { answer, created, NO_CONTENT } from "../wire/answer.ts";
import { limited, READ_OWN, TAKE_PART } from "../wire/policy.ts";
import type { Routes } from "../wire/routes.ts";
import { sourceOf } from "../account-log/source.ts";

/** People's own bots and their tokens. A bot cannot have bots. */
export function serveGuestBots(routes: Routes, bots: GuestBots, accountLog: AccountLog): void {
  routes.route("GET /api/me/bots", READ_OWN, async ({ me }) => {
    const mine = (await bots.of(me.person.id)).map(({ person: id, ...bot }) => ({ id, ...bot }));
    return { bots: mine } satisfies GuestBotsBody;
  });

  const make = {
    ...TAKE_PART,
    recentSignIn: true,
    rate: limited("botsPerAddress"),
    body: NewBotBody,
  } as const;
  routes.route("POST /api/me/bots", make, async (call) => {
    const { me, body } = call;
    if (isReserved(body.name)) return refused("name-reserved");
    const made = await bots.make(me.person, body.name);
    if (made === "too-many-bots") return answer(409, { reason: made } satisfies GuestBotsErrorBody);
    const person = me.person.id;
    await accountLog.note({ person, kind: "bot-made", source: sourceOf(call), what: body.name });
    return created(made satisfies MadeBotBody);
  });

  // No recent proof is required: a leaked token must be revocable at once.
  routes.route("DELETE /api/me/bots/:id", READ_OWN, async (call) => {
    const person = call.me.person.id;
    const bot = (await bots.of(person)).find((one) => one.person === call.params.id);
    if (!(await bots.revoke(person, call.params.id))) return refused("no-such-person");
    await accountLog.note({ person, kind: "bot-revoked", source: sourceOf(call), what: bot?.name });
    return NO_CONTENT;
  });
}
