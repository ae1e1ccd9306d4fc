import {
  type AccountBody,
  type CodeBody,
  DeleteBody,
  Likes,
  type LikesBody,
  LikesQuery,
  PasskeyMade,
  PasskeyNameBody,
  PasswordBody,
  type SessionsBody,
} from "@roundtable/protocol/account";
import type { Tables } from "../live/tables.ts";
import { dataOf } from "../people/my-data.ts";
import { takeLeave } from "../people/taking-leave.ts";
import type { Services } from "../services.ts";
import { hasWayIn } from "../store/account-rows.ts";
import { accountRefusal, created, download, NO_CONTENT } from "./answer.ts";
import type { Identity, Known } from "./identity.ts";
import { CHANGE_OWN, READ_OWN } from "./policy.ts";
import type { CallBy, Routes } from "./routes.ts";
import { siteOf } from "./site.ts";

/** What concerns nobody but me: where I am signed in and how, what I like, what is kept of me. */
export function serveMe(
  routes: Routes,
  services: Services,
  tables: Tables,
  identity: Identity,
  publicUrl: URL | null,
): void {
  const { accounts, clock, mailer, passkeys, people, sessions, store, tries } = services;

  /** Whoever asks, in a session if he is kept. */
  const inSession = async ({ me, headers, setCookie }: CallBy<Known>): Promise<Known> => {
    const known = await identity.inSession(me, { headers });
    if (known !== me) setCookie(identity.cookieFor(known));
    return known;
  };

  /** The same for what makes somebody known to the server. */
  const kept = async (call: CallBy<Known>): Promise<Known> => {
    await people.keep(call.me.person);
    return await inSession({ ...call, me: { ...call.me, isKept: true } });
  };

  const accountOf = async ({ person }: Known, { headers }: CallBy<Known>): Promise<AccountBody> => ({
    ...(await accounts.of(person.id)),
    canMakePasskeys: siteOf({ headers }, publicUrl) !== null,
    canReset: mailer.isOn && siteOf({ headers }, publicUrl) !== null,
  });

  routes.route("GET /api/me/sessions", READ_OWN, async (call) => {
    const me = await inSession(call);
    const all = me.isKept ? await sessions.of(me.person.id) : [];
    return {
      sessions: all.map((one) => ({ ...one, here: one.id === me.session?.id })),
    } satisfies SessionsBody;
  });

  routes.route("DELETE /api/me/sessions/:id", READ_OWN, async (call) => {
    const me = await inSession(call);
    const { id } = call.params;
    const isHere = me.session?.id === id;
    if (isHere && !(await hasWayIn(store.db, me.person.id))) return accountRefusal("no-way-back");
    if (!(await sessions.end(me.person.id, id))) return accountRefusal("no-such-session");
    if (isHere) call.setCookie(identity.noCookie);
    return NO_CONTENT;
  });

  routes.route("DELETE /api/me/sessions", { ...READ_OWN, who: "account" }, async ({ me, setCookie }) => {
    await sessions.endAll(me.person.id);
    setCookie(identity.noCookie);
    return NO_CONTENT;
  });

  routes.route("GET /api/me/account", READ_OWN, async (call) => accountOf(await inSession(call), call));

  routes.route("POST /api/me/passkeys/options", READ_OWN, async (call) => {
    const site = siteOf(call, publicUrl);
    if (site === null) return accountRefusal("no-passkeys-here");
    if (!(await tries.may("newAccountFromAddress", call.address))) return accountRefusal("too-many-tries");
    const me = await kept(call);
    return await passkeys.offerNew(me.person, site);
  });

  routes.route("POST /api/me/passkeys", { ...CHANGE_OWN, body: PasskeyMade }, async (call) => {
    const me = await inSession(call);
    const site = siteOf(call, publicUrl);
    if (site === null) return accountRefusal("no-passkeys-here");
    const made = await passkeys.made(me.person.id, call.body, site);
    if (made === null) return accountRefusal("bad-passkey");
    const reason = await accounts.addPasskey(me.person.id, call.body.name, made);
    return reason === null ? created(await accountOf(me, call)) : accountRefusal(reason);
  });

  routes.route("PATCH /api/me/passkeys/:id", { ...CHANGE_OWN, body: PasskeyNameBody }, async (call) => {
    const me = await inSession(call);
    const reason = await accounts.renamePasskey(me.person.id, call.params.id, call.body.name);
    return reason === null ? await accountOf(me, call) : accountRefusal(reason);
  });

  routes.route("DELETE /api/me/passkeys/:id", READ_OWN, async (call) => {
    const me = await inSession(call);
    const reason = await accounts.removePasskey(me.person.id, call.params.id);
    return reason === null ? await accountOf(me, call) : accountRefusal(reason);
  });

  routes.route("PUT /api/me/password", { ...CHANGE_OWN, body: PasswordBody }, async (call) => {
    const me = await kept(call);
    const reason = await accounts.setPassword(me.person, call.body, call.address);
    if (reason !== null) return accountRefusal(reason);
    if (me.session !== null) await sessions.endOthers(me.person.id, me.session.id);
    return await accountOf(me, call);
  });

  routes.route("DELETE /api/me/password", READ_OWN, async (call) => {
    const me = await inSession(call);
    const reason = await accounts.removePassword(me.person.id);
    return reason === null ? await accountOf(me, call) : accountRefusal(reason);
  });

  routes.route("POST /api/me/code", READ_OWN, async (call) => {
    const me = await kept(call);
    return created((await accounts.newCode(me.person.id)) satisfies CodeBody);
  });

  routes.route("GET /api/me/likes", READ_OWN, async (call): Promise<LikesBody> => {
    const me = await inSession(call);
    return await people.likesOf(me.person.id);
  });

  const changeLikes = { ...CHANGE_OWN, query: LikesQuery, body: Likes } as const;
  routes.route("PUT /api/me/likes", changeLikes, async (call): Promise<LikesBody> => {
    const me = await inSession(call);
    const { of = me.person.id } = call.query;
    if (of !== me.person.id) return { likes: null, at: 0 };
    // Who leaves nothing else behind is remembered by his own browser.
    if (me.isKept) await people.likes(me.person.id, call.body);
    return await people.likesOf(me.person.id);
  });

  routes.route("GET /api/me/data", READ_OWN, async (call) => {
    const me = await inSession(call);
    if (!(await tries.may("exportOfPerson", me.person.id))) return accountRefusal("too-many-tries");
    return download("roundtable-my-data.json", await dataOf(store, me.person, clock.now()));
  });

  routes.route("DELETE /api/me", { ...CHANGE_OWN, body: DeleteBody }, async (call) => {
    const me = await inSession(call);
    if (call.body.name.trim() !== me.person.name) return accountRefusal("other-name");
    if (me.isKept) await takeLeave(services, tables, me.person);
    call.setCookie(identity.noCookie);
    return NO_CONTENT;
  });
}
