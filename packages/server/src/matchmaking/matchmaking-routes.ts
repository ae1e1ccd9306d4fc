import {
  MatchmakingRequest,
  type MatchmakingBody,
  InviteBody,
  type RecentPlayersBody,
} from "@roundtable/protocol/matchmaking";
import type { Matchmaker } from "./matchmaker.ts";
import type { Tables } from "../live/tables.ts";
import type { Refusal } from "@roundtable/host/refusal";
import type { People } from "../people/people.ts";
import type { Store } from "../store/store.ts";
import { recentPlayersOf } from "../recent-players/recent-player-repository.ts";
import { RequestedPage } from "../lobby/table-list-routes.ts";
import { limited, READ_OWN, TAKE_PART } from "../wire/policy.ts";
import type { Routes } from "../wire/routes.ts";

interface Parts {
  readonly store: Store;
  readonly people: People;
  readonly matchmaker: Matchmaker;
  readonly tables: Tables;
}

/** Matchmaking, and invitations to recent players. */
export function serveMatchmaking(routes: Routes, { store, people, matchmaker, tables }: Parts): void {
  routes.route("GET /api/finding", READ_OWN, async ({ me }) => matchmaker.stateOf(me.person.id));

  const search = { ...TAKE_PART, rate: limited("searchesPerAddress"), body: MatchmakingRequest } as const;
  routes.route("POST /api/finding", search, async ({ me, body }): Promise<MatchmakingBody | Refusal> => {
    await people.save(me.person);
    return await matchmaker.find(me.person, body);
  });

  const answering = { ...TAKE_PART, bodyLimit: "no-body" } as const;
  routes.route("POST /api/finding/ready", answering, async ({ me }) => matchmaker.ready(me.person.id));

  routes.route("DELETE /api/finding", answering, async ({ me }) => matchmaker.cancel(me.person.id));

  routes.route("GET /api/companions", { ...READ_OWN, query: RequestedPage }, async ({ me, query }) => {
    const { items: companions, more } = await recentPlayersOf(store.db, me.person.id, query.after);
    return { companions, more } satisfies RecentPlayersBody;
  });

  const invite = { ...TAKE_PART, rate: limited("invitationsPerAddress"), body: InviteBody } as const;
  routes.route("POST /api/tables/:id/invite", invite, async ({ me, params, body }) => {
    const refusal = await tables.invitations.invite(me.person.id, params.id, body.person);
    return refusal ?? {};
  });

  const decline = { ...answering, bots: "allowed" } as const;
  routes.route("POST /api/tables/:id/decline", decline, async ({ me, params }) => {
    const refusal = await tables.invitations.decline(me.person.id, params.id);
    return refusal ?? {};
  });
}
