import { PersonId } from "@roundtable/protocol";
import { RegardBody, type RegardsBody } from "@roundtable/protocol/manners";
import * as v from "valibot";
import type { Tables } from "../live/tables.ts";
import { refused } from "../refusal.ts";
import type { Services } from "../services.ts";
import { countRegards, keepRegard, MOST_REGARDS, regardsOf } from "../store/regard-rows.ts";
import { unreadableAt } from "./answer.ts";
import { CHANGE_OWN, limited, READ_OWN } from "./policy.ts";
import type { Routes } from "./routes.ts";

/** Whom I have muted or blocked. Nobody but me is ever told. */
export function serveRegards(routes: Routes, { store, people, clock }: Services, tables: Tables): void {
  routes.route(
    "GET /api/regards",
    READ_OWN,
    async ({ me }) => ({ regards: await regardsOf(store.db, me.person.id) }) satisfies RegardsBody,
  );

  const change = { ...CHANGE_OWN, rate: limited("regardsPerAddress"), body: RegardBody } as const;
  routes.route("PUT /api/regards/:person", change, async ({ me: { person: me }, params, body }) => {
    const other = v.safeParse(PersonId, params.person);
    if (!other.success) return unreadableAt(other.issues[0]);
    const { kind } = body;
    const isNobody = kind !== null && (await people.find(other.output)) === null;
    if (isNobody || other.output === me.id) return refused("no-such-person");
    if (kind !== null && (await countRegards(store.db, me.id)) >= MOST_REGARDS) return refused("too-fast");
    await people.keep(me);
    const regard = { person: me.id, other: other.output, kind, at: clock.now() };
    // The other nodes hear of it as of a new name.
    await store.write((transaction) => keepRegard(transaction, regard), { person: me.id });
    await tables.regarded(me.id);
    return { regards: await regardsOf(store.db, me.id) } satisfies RegardsBody;
  });
}
