import { ContinueBody, CreateBody, type CreatedBody, type TablesBody } from "@roundtable/protocol";
import { isRefusal } from "@roundtable/host/refusal";
import type { Lobby } from "../live/lobby.ts";
import type { Tables } from "../live/tables.ts";
import type { People } from "../people/people.ts";
import type { SummaryPage } from "../store/tables/table-lists.ts";
import { created, download } from "../wire/answer.ts";
import { limited, READ_OPEN, READ_OWN, TAKE_PART } from "../wire/policy.ts";
import type { Routes } from "../wire/routes.ts";

export interface TableRouteParts {
  readonly lobby: Lobby;
  readonly people: People;
  readonly tables: Tables;
}

/** Lists of tables, new tables, and what is read about one match over HTTP. */
export function serveTables(routes: Routes, { lobby, people, tables }: TableRouteParts): void {
  routes.route("GET /api/tables", READ_OPEN, async ({ me }) => {
    const none: SummaryPage = { items: [], more: null };
    const [open, mine] = await Promise.all([lobby.open(), me === null ? none : lobby.mine(me.person.id)]);
    const more = { open: open.more, mine: mine.more };
    return { open: open.items, mine: mine.items, more } satisfies TablesBody;
  });

  const newTable = { ...TAKE_PART, rate: limited("tablesPerAddress") } as const;
  const create = { ...newTable, bots: "allowed", body: CreateBody } as const;
  routes.route("POST /api/tables", create, async ({ me, body }) => {
    await people.save(me.person);
    const made = await tables.making.create(me.person, body);
    return isRefusal(made) ? made : created(made satisfies CreatedBody);
  });

  const goOn = { ...newTable, body: ContinueBody } as const;
  routes.route("POST /api/tables/:id/continue", goOn, async ({ me, params, body }) => {
    await people.save(me.person);
    const made = await tables.making.continueFrom(me.person, params.id, body);
    return isRefusal(made) ? made : created(made satisfies CreatedBody);
  });

  const readOwn = { ...READ_OWN, bots: "allowed" } as const;
  routes.route("GET /api/tables/:id/since", readOwn, async ({ me, params }) =>
    tables.since(me.person.id, params.id),
  );

  routes.route("GET /api/tables/:id/log", READ_OPEN, async ({ params }) => {
    const file = await tables.matchFile(params.id);
    return isRefusal(file) ? file : download(`roundtable-${file.table}.json`, file);
  });
}
