import {
  DeleteBody,
  Preferences,
  type PreferencesBody,
  PreferencesQuery,
} from "@roundtable/protocol/account";
import type { Tables } from "../live/tables.ts";
import { personalDataOf } from "./export.ts";
import { type DeletionServices, deleteAccount } from "./delete-account.ts";
import { refused } from "@roundtable/host/refusal";
import type { Clock } from "@roundtable/host/clock";
import type { AttemptCounter } from "../login-attempts/attempt-counter.ts";
import type { People } from "../people/people.ts";
import type { DeviceCookie } from "../sessions/device-cookie.ts";
import type { Identity } from "../sessions/identity.ts";
import { accountRefusal, download, NO_CONTENT } from "../wire/answer.ts";
import type { CurrentPerson } from "../people/session.ts";
import { CHANGE_OWN, READ_OWN } from "../wire/policy.ts";
import type { CallBy, Routes } from "../wire/routes.ts";

interface AccountDataParts {
  readonly services: DeletionServices & {
    readonly clock: Clock;
    readonly people: People;
    readonly attemptCounter: AttemptCounter;
  };
  readonly identity: Identity;
  readonly devices: DeviceCookie;
}

/** A person's own data: preferences, export and deletion of the account. */
export function serveAccountData(
  routes: Routes,
  { services, identity, devices }: AccountDataParts,
  tables: Tables,
): void {
  const { clock, people, store, attemptCounter } = services;

  /** The caller. A stored person gets a session here if their cookie has none yet. */
  const inSession = async ({
    me,
    headers,
    setCookie,
  }: CallBy<CurrentPerson>): Promise<CurrentPerson | null> => {
    const known = await identity.inSession(me, { headers });
    if (known !== null && known !== me) setCookie(identity.cookieFor(known));
    return known;
  };

  routes.route("GET /api/me/likes", READ_OWN, async (call) => {
    const me = await inSession(call);
    if (me === null) return refused("try-again");
    return (await people.preferencesOf(me.person.id)) satisfies PreferencesBody;
  });

  const changeLikes = { ...CHANGE_OWN, query: PreferencesQuery, body: Preferences } as const;
  routes.route("PUT /api/me/likes", changeLikes, async (call) => {
    const me = await inSession(call);
    if (me === null) return refused("try-again");
    const { of = me.person.id } = call.query;
    if (of !== me.person.id) return { likes: null, at: 0 } satisfies PreferencesBody;
    // A guest who is not stored keeps their preferences in the browser alone.
    if (me.isStored) await people.savePreferences(me.person.id, call.body);
    return (await people.preferencesOf(me.person.id)) satisfies PreferencesBody;
  });

  routes.route("GET /api/me/data", READ_OWN, async (call) => {
    const me = await inSession(call);
    if (me === null) return refused("try-again");
    if (!(await attemptCounter.may("exportOfPerson", me.person.id))) return accountRefusal("too-many-tries");
    return download("roundtable-my-data.json", await personalDataOf(store, me.person, clock.now()));
  });

  const leave = { ...CHANGE_OWN, recentSignIn: true, body: DeleteBody } as const;
  routes.route("DELETE /api/me", leave, async (call) => {
    const me = await inSession(call);
    if (me === null) return refused("try-again");
    if (call.body.name.trim() !== me.person.name) return accountRefusal("other-name");
    if (me.isStored) await deleteAccount(services, tables, me.person);
    call.setCookie(identity.noCookie);
    const forgotten = devices.forget(call.headers, me.person.id);
    if (forgotten !== null) call.setCookie(forgotten);
    return NO_CONTENT;
  });
}
