import {
  ContinueBody,
  CreateBody,
  type CreatedBody,
  type MeBody,
  MeQuery,
  type Person,
  type ProgressBody,
  RenameBody,
  type TablesBody,
} from "@roundtable/protocol";
import { ReportBody } from "@roundtable/protocol/report";
import type { Locale } from "@roundtable/language";
import type { Tables } from "../live/tables.ts";
import type { Services } from "../services.ts";
import { preferredLocale } from "../people/locale.ts";
import { madeUpIn } from "../people/made-up-name.ts";
import { isReserved } from "../people/reserved-names.ts";
import { isRefusal, refused } from "../refusal.ts";
import type { SummaryPage } from "../store/lists.ts";
import { hasWayIn } from "../store/account-rows.ts";
import { achievementsOf } from "../store/achievement-rows.ts";
import { created, download } from "./answer.ts";
import type { Identity, Known } from "./identity.ts";
import { limited, limitedWhenUsed, READ_OPEN, READ_OWN, TAKE_PART } from "./policy.ts";
import type { Routes } from "./routes.ts";

/** What is not live: who I am, lists, new tables, the log of a match, progress. */
export function serveApi(
  routes: Routes,
  { lobby, people, sessions, store }: Services,
  tables: Tables,
  identity: Identity,
  renamed: (person: Person, before: string) => Promise<void>,
): void {
  const whoAmI = { ...READ_OPEN, rate: limitedWhenUsed("guestsPerAddress"), query: MeQuery } as const;
  routes.route("GET /api/me", whoAmI, async ({ me: before, query, headers, withinRate, setCookie }) => {
    // A bot keeps its token, and needs no cookie.
    if (before?.person.botOf !== undefined) return meBody(before.person, false);
    // What this browser sent was replaced while it was on its way: a new guest would overwrite what it has by now.
    if (before === null && (await identity.wasReplaced({ headers }))) return refused("try-again");
    if (before === null && !withinRate()) return refused("too-fast");
    const { locale } = query;
    const known =
      before === null
        ? identity.stranger(locale ?? preferredLocale(headers["accept-language"]))
        : await identity.inSession(await calledIn(locale, before), { headers });
    if (known === null) return refused("try-again");
    await people.saw(known.person);
    const isToLast = known.session !== null && (await sessions.saw(known.session));
    for (const header of await identity.remember(known, { headers }, { isToLast })) setCookie(header);
    return meBody(known.person, known.isKept && (await hasWayIn(store.db, known.person.id)));
  });

  /** Who changes his language takes a made-up name along into it. */
  const calledIn = async (locale: Locale | undefined, me: Known): Promise<Known> => {
    if (locale === undefined) return me;
    if (!me.isKept) return identity.stranger(locale, me.person.id);
    const person = await people.nameIn(locale, me.person);
    if (person === null) return me;
    await renamed(person, me.person.name);
    return { ...me, person };
  };

  routes.route("PATCH /api/me", { ...TAKE_PART, body: RenameBody }, async ({ me, body }) => {
    if (isReserved(body.name)) return refused("name-reserved");
    const person = await people.rename(me.person.id, body.name);
    await renamed(person, me.person.name);
    return meBody(person, await hasWayIn(store.db, person.id));
  });

  routes.route("GET /api/tables", READ_OPEN, async ({ me }) => {
    const none: SummaryPage = { items: [], more: null };
    const [open, mine] = await Promise.all([lobby.open(), me === null ? none : lobby.mine(me.person.id)]);
    const more = { open: open.more, mine: mine.more };
    return { open: open.items, mine: mine.items, more } satisfies TablesBody;
  });

  const newTable = { ...TAKE_PART, rate: limited("tablesPerAddress") } as const;
  const create = { ...newTable, bots: "allowed", body: CreateBody } as const;
  routes.route("POST /api/tables", create, async ({ me, body }) => {
    await people.keep(me.person);
    const made = await tables.making.create(me.person, body);
    return isRefusal(made) ? made : created(made satisfies CreatedBody);
  });

  const goOn = { ...newTable, body: ContinueBody } as const;
  routes.route("POST /api/tables/:id/continue", goOn, async ({ me, params, body }) => {
    await people.keep(me.person);
    const made = await tables.making.continueFrom(me.person, params.id, body);
    return isRefusal(made) ? made : created(made satisfies CreatedBody);
  });

  const readOwn = { ...READ_OWN, bots: "allowed" } as const;
  routes.route("GET /api/progress/:game", readOwn, async ({ me, params }) => {
    const achieved = await achievementsOf(store.db, me.person.id, params.game);
    return { achieved } satisfies ProgressBody;
  });

  const report = { ...TAKE_PART, rate: limited("reportsPerAddress"), body: ReportBody } as const;
  routes.route("POST /api/tables/:id/report", report, async ({ me, params, body }) => {
    const reported = await tables.report(me.person.id, params.id, body);
    return isRefusal(reported) ? reported : created(reported);
  });

  routes.route("GET /api/tables/:id/since", readOwn, async ({ me, params }) =>
    tables.since(me.person.id, params.id),
  );

  routes.route("GET /api/tables/:id/log", READ_OPEN, async ({ params }) => {
    const file = await tables.matchFile(params.id);
    return isRefusal(file) ? file : download(`roundtable-${file.table}.json`, file);
  });
}

export function meBody(me: Person, hasAccount: boolean): MeBody {
  return { me, named: madeUpIn(me.name) === null, hasAccount };
}
