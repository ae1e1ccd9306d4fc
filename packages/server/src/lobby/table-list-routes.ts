import { type FinishedBody, PageQuery, type TablePageBody } from "@roundtable/protocol/table-lists";
import * as v from "valibot";
import type { Lobby } from "../live/lobby.ts";
import type { Store } from "../store/store.ts";
import { finishedTablesOf } from "../store/tables/table-lists.ts";
import { type PageKey, pageKey } from "../store/page-keys.ts";
import { READ_OPEN, READ_OWN } from "../wire/policy.ts";
import type { Routes } from "../wire/routes.ts";

/** The requested page of a list. */
export const RequestedPage = v.pipe(
  PageQuery,
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { game, after } = dataset.value;
    const key: PageKey | null | undefined = after === undefined ? undefined : pageKey(after);
    if (key !== null) return { game, after: key };
    addIssue({ message: "after: no page of this list begins there." });
    return NEVER;
  }),
);

/** Pages of all lists of tables. */
export function serveTableLists(
  routes: Routes,
  { lobby, store }: { readonly lobby: Lobby; readonly store: Store },
): void {
  routes.route("GET /api/tables/open", { ...READ_OPEN, query: RequestedPage }, async ({ query }) => {
    const { items: tables, more } = await lobby.open(query.game, query.after);
    return { tables, more } satisfies TablePageBody;
  });

  const own = { ...READ_OWN, bots: "allowed", query: RequestedPage } as const;
  routes.route("GET /api/tables/mine", own, async ({ me, query }) => {
    const { items: tables, more } = await lobby.mine(me.person.id, query.after);
    return { tables, more } satisfies TablePageBody;
  });

  routes.route("GET /api/tables/finished", own, async ({ me, query }) => {
    const { items: finished, more } = await finishedTablesOf(store.db, me.person.id, query.after);
    return { finished, more } satisfies FinishedBody;
  });
}
