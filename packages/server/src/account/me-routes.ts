import { type MeBody, MeQuery, type Person, RenameBody } from "@roundtable/protocol";
import type { Locale } from "@roundtable/language";
import { refused } from "@roundtable/host/refusal";
import { preferredLocale } from "../common/preferred-locale.ts";
import { hasSignInMethod } from "../people/account-repository.ts";
import { localeOfDefaultName } from "../people/default-name.ts";
import type { People } from "../people/people.ts";
import { isReserved } from "../people/reserved-names.ts";
import type { CurrentPerson } from "../people/session.ts";
import type { Identity } from "../sessions/identity.ts";
import type { Sessions } from "../sessions/sessions.ts";
import type { Store } from "../store/store.ts";
import { limitedWhenUsed, READ_OPEN, TAKE_PART } from "../wire/policy.ts";
import type { Routes } from "../wire/routes.ts";

export interface MeParts {
  readonly store: Store;
  readonly people: People;
  readonly sessions: Sessions;
  readonly identity: Identity;
  readonly onRenamed: (person: Person, before: string) => Promise<void>;
}

/** The caller's identity and name. */
export function serveMe(routes: Routes, { store, people, sessions, identity, onRenamed }: MeParts): void {
  const whoAmI = { ...READ_OPEN, rate: limitedWhenUsed("guestsPerAddress"), query: MeQuery } as const;
  routes.route("GET /api/me", whoAmI, async ({ me: before, query, headers, withinRate, setCookie }) => {
    // A bot has its token and needs no cookie.
    if (before?.person.botOf !== undefined) return meBody(before.person, false);
    // The cookie was replaced while this request was on its way. A new guest would overwrite the new one.
    if (before === null && (await identity.wasReplaced({ headers }))) return refused("try-again");
    if (before === null && !withinRate()) return refused("too-fast");
    const { locale } = query;
    const known =
      before === null
        ? identity.newGuest(locale ?? preferredLocale(headers["accept-language"]))
        : await identity.inSession(await calledIn(locale, before), { headers });
    if (known === null) return refused("try-again");
    await people.markSeen(known.person);
    const isToLast = known.session !== null && (await sessions.saw(known.session));
    for (const header of await identity.remember(known, { headers }, { isToLast })) setCookie(header);
    return meBody(known.person, known.isStored && (await hasSignInMethod(store.db, known.person.id)));
  });

  /** A default name is translated when the person changes their language. */
  const calledIn = async (locale: Locale | undefined, me: CurrentPerson): Promise<CurrentPerson> => {
    if (locale === undefined) return me;
    if (!me.isStored) return identity.newGuest(locale, me.person.id);
    const person = await people.translateDefaultName(locale, me.person);
    if (person === null) return me;
    await onRenamed(person, me.person.name);
    return { ...me, person };
  };

  routes.route("PATCH /api/me", { ...TAKE_PART, body: RenameBody }, async ({ me, body }) => {
    if (isReserved(body.name)) return refused("name-reserved");
    const person = await people.rename(me.person.id, body.name);
    await onRenamed(person, me.person.name);
    return meBody(person, await hasSignInMethod(store.db, person.id));
  });
}

export function meBody(me: Person, hasAccount: boolean): MeBody {
  return { me, named: localeOfDefaultName(me.name) === null, hasAccount };
}
