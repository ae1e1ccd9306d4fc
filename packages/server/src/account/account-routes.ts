import {
  type AccountBody,
  type AccountEventsBody,
  type CodeBody,
  SendConfirmationBody,
  PasskeySignInBody,
  NewPasskeyBody,
  PasskeyNameBody,
  PasswordBody,
  ProofBody,
  type SessionsBody,
} from "@roundtable/protocol/account";
import type { Actor, ChangeResult } from "./account-changes.ts";
import type { Clock } from "@roundtable/host/clock";
import type { Logger } from "pino";
import type { GuestBots } from "../guest-bots/guest-bots.ts";
import type { AttemptCounter } from "../login-attempts/attempt-counter.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { People } from "../people/people.ts";
import type { Sessions } from "../sessions/sessions.ts";
import type { Store } from "../store/store.ts";
import type { AccountServices } from "./account-services.ts";
import type { Passkeys } from "./passkeys.ts";
import { hasSignInMethod } from "../people/account-repository.ts";
import { refused } from "@roundtable/host/refusal";
import { accountRefusal, type Answer, answer, created, json, NO_CONTENT } from "../wire/answer.ts";
import type { DeviceCookie } from "../sessions/device-cookie.ts";
import type { Identity } from "../sessions/identity.ts";
import type { CurrentPerson } from "../people/session.ts";
import { CHANGE_OWN, limited, READ_OWN } from "../wire/policy.ts";
import type { CallBy, Routes } from "../wire/routes.ts";
import { siteOf } from "./site.ts";
import { sourceOf } from "../account-log/source.ts";

/** Routes that change sign-in methods. An account must have given a recent proof of identity. */
const CHANGE_WAYS_IN = { ...CHANGE_OWN, recentSignIn: true } as const;
const REMOVE_WAYS_IN = { ...READ_OWN, recentSignIn: true } as const;

export interface AccountParts {
  readonly services: AccountServices & {
    readonly store: Store;
    readonly clock: Clock;
    readonly log: Logger;
    readonly mailer: Mailer;
    readonly people: People;
    readonly sessions: Sessions;
    readonly guestBots: GuestBots;
    readonly passkeys: Passkeys;
    readonly attemptCounter: AttemptCounter;
  };
  readonly identity: Identity;
  readonly devices: DeviceCookie;
  readonly publicUrl: URL | null;
}

/** Sign-in methods, sessions and the log of an account. */
export function serveAccount(routes: Routes, parts: AccountParts): void {
  const { services, identity, devices, publicUrl } = parts;
  const { accountLog, changes, confirmation, mailer, passkeys, people, recentProof } = services;
  const { sessions, signIn, store, attemptCounter, signInMethods } = services;

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

  /** The same for routes that make a guest known to the server: they are stored first. */
  const kept = async (call: CallBy<CurrentPerson>): Promise<CurrentPerson | null> => {
    await people.save(call.me.person);
    return await inSession({ ...call, me: { ...call.me, isStored: true } });
  };

  const accountOf = async (
    { person, session }: CurrentPerson,
    { headers }: CallBy<CurrentPerson>,
  ): Promise<AccountBody> => ({
    ...(await signInMethods.of(person.id)),
    needsProof: !(await recentProof.isGiven(person.id, session?.id ?? null)),
    canMakePasskeys: siteOf({ headers }, publicUrl) !== null,
    canReset: mailer.isOn && siteOf({ headers }, publicUrl) !== null,
  });

  /** Sends the new cookie, and makes this device known to the account. */
  const answered = async (
    changed: ChangeResult,
    me: CurrentPerson,
    call: CallBy<CurrentPerson>,
    status: 200 | 201 | 202 = 200,
  ): Promise<Answer> => {
    if ("refused" in changed) return accountRefusal(changed.refused);
    if (changed.cookie !== null) call.setCookie(identity.cookieFor({ cookie: changed.cookie }));
    if (await hasSignInMethod(store.db, me.person.id))
      call.setCookie(devices.remember(call.headers, me.person.id));
    return answer(status, await accountOf(me, call));
  };

  routes.route("GET /api/me/account", READ_OWN, async (call) => {
    const me = await inSession(call);
    if (me === null) return refused("try-again");
    return await accountOf(me, call);
  });

  routes.route("GET /api/me/account/events", READ_OWN, async ({ me }): Promise<AccountEventsBody> =>
    accountLog.of(me.person.id),
  );

  routes.route("POST /api/me/proof/password", { ...CHANGE_OWN, body: ProofBody }, async (call) => {
    const me = await inSession(call);
    if (me === null) return refused("try-again");
    const guessing = { ...sourceOf(call), deviceKnownTo: devices.knownTo(call.headers) };
    return await answered(await signIn.prove(actorIn(me, call), call.body.password, guessing), me, call);
  });

  const challenged = { rate: limited("signInsPerAddress") } as const;
  routes.route("POST /api/me/proof/passkey/options", { ...READ_OWN, ...challenged }, async (call) => {
    const site = siteOf(call, publicUrl);
    if (site === null) return accountRefusal("no-passkeys-here");
    return json(await passkeys.proofOptions(call.me.person.id, site));
  });

  const proveByKey = { ...CHANGE_OWN, ...challenged, body: PasskeySignInBody } as const;
  routes.route("POST /api/me/proof/passkey", proveByKey, async (call) => {
    const site = siteOf(call, publicUrl);
    if (site === null) return accountRefusal("no-passkeys-here");
    const me = await inSession(call);
    if (me === null) return refused("try-again");
    const actor = actorIn(me, call);
    if (!(await passkeys.proves(me.person.id, call.body, site))) {
      await accountLog.failed("proof-failed", me.person.id, actor.source);
      return accountRefusal("bad-passkey");
    }
    const proved = { happened: [{ kind: "proved" }], proves: true } as const;
    return await answered(await changes.carryOut(actor, async () => proved), me, call);
  });

  routes.route("POST /api/me/passkeys/options", REMOVE_WAYS_IN, async (call) => {
    const site = siteOf(call, publicUrl);
    if (site === null) return accountRefusal("no-passkeys-here");
    if (!(await attemptCounter.may("newAccountFromAddress", call.address)))
      return accountRefusal("too-many-tries");
    const me = await kept(call);
    if (me === null) return refused("try-again");
    return json(await passkeys.registrationOptions(me.person, site));
  });

  routes.route("POST /api/me/passkeys", { ...CHANGE_WAYS_IN, body: NewPasskeyBody }, async (call) => {
    const me = await inSession(call);
    if (me === null) return refused("try-again");
    const site = siteOf(call, publicUrl);
    if (site === null) return accountRefusal("no-passkeys-here");
    const made = await passkeys.verifyRegistration(me.person.id, call.body, site);
    if (made === null) return accountRefusal("bad-passkey");
    return await answered(
      await signInMethods.addPasskey(actorIn(me, call), call.body.name, made),
      me,
      call,
      201,
    );
  });

  routes.route("PATCH /api/me/passkeys/:id", { ...CHANGE_WAYS_IN, body: PasskeyNameBody }, async (call) => {
    const me = await inSession(call);
    if (me === null) return refused("try-again");
    const renamed = await signInMethods.renamePasskey(actorIn(me, call), call.params.id, call.body.name);
    return await answered(renamed, me, call);
  });

  routes.route("DELETE /api/me/passkeys/:id", REMOVE_WAYS_IN, async (call) => {
    const me = await inSession(call);
    if (me === null) return refused("try-again");
    return await answered(await signInMethods.removePasskey(actorIn(me, call), call.params.id), me, call);
  });

  routes.route("PUT /api/me/password", { ...CHANGE_WAYS_IN, body: PasswordBody }, async (call) => {
    const site = siteOf(call, publicUrl);
    if (mailer.isOn && site === null) return accountRefusal("no-mail");
    const me = await kept(call);
    if (me === null) return refused("try-again");
    const origin = mailer.isOn ? (site?.origin ?? null) : null;
    const actor = spokenIn(actorIn(me, call), call.body.locale);
    const set = await signInMethods.setPassword(actor, call.body, origin);
    return await answered(set, me, call, set.isPending === true ? 202 : 200);
  });

  routes.route("DELETE /api/me/password", REMOVE_WAYS_IN, async (call) => {
    const me = await inSession(call);
    if (me === null) return refused("try-again");
    return await answered(await signInMethods.removePassword(actorIn(me, call)), me, call);
  });

  const confirmAgain = { ...CHANGE_WAYS_IN, body: SendConfirmationBody } as const;
  routes.route("POST /api/me/email/confirmation", confirmAgain, async (call) => {
    const site = siteOf(call, publicUrl);
    if (site === null || !mailer.isOn) return accountRefusal("no-mail");
    const me = await inSession(call);
    if (me === null) return refused("try-again");
    const actor = spokenIn(actorIn(me, call), call.body.locale);
    return await answered(await confirmation.askAgain(actor, site.origin), me, call, 202);
  });

  routes.route("POST /api/me/code", REMOVE_WAYS_IN, async (call) => {
    const me = await kept(call);
    if (me === null) return refused("try-again");
    const made = await signIn.newCode(actorIn(me, call));
    if ("refused" in made) return accountRefusal(made.refused);
    const { cookie, ...code } = made;
    if (cookie !== null) call.setCookie(identity.cookieFor({ cookie }));
    return created(code satisfies CodeBody);
  });

  routes.route("GET /api/me/sessions", READ_OWN, async (call) => {
    const me = await inSession(call);
    if (me === null) return refused("try-again");
    const all = me.isStored ? await sessions.of(me.person.id) : [];
    return {
      sessions: all.map((one) => ({ ...one, here: one.id === me.session?.id })),
    } satisfies SessionsBody;
  });

  routes.route("DELETE /api/me/session", { ...READ_OWN, who: "account" }, async (call) => {
    const { person, session } = call.me;
    if (session !== null) await sessions.end(person.id, session.id);
    await accountLog.note({ person: person.id, kind: "signed-out", source: sourceOf(call) });
    call.setCookie(identity.noCookie);
    return NO_CONTENT;
  });

  routes.route("DELETE /api/me/sessions/:id", REMOVE_WAYS_IN, async (call) => {
    const me = await inSession(call);
    if (me === null) return refused("try-again");
    const { id } = call.params;
    const session = (await sessions.of(me.person.id)).find((one) => one.id === id);
    const isHere = me.session?.id === id;
    if (isHere && !(await hasSignInMethod(store.db, me.person.id))) return accountRefusal("no-way-back");
    if (!(await sessions.end(me.person.id, id))) return accountRefusal("no-such-session");
    const kind = isHere ? "signed-out" : "signed-out-elsewhere";
    await accountLog.note({ person: me.person.id, kind, source: sourceOf(call), what: session?.device });
    if (isHere) call.setCookie(identity.noCookie);
    return NO_CONTENT;
  });

  routes.route("DELETE /api/me/sessions", { ...REMOVE_WAYS_IN, who: "account" }, async (call) => {
    const { person } = call.me;
    await sessions.endAll(person.id);
    await accountLog.note({ person: person.id, kind: "signed-out-everywhere", source: sourceOf(call) });
    call.setCookie(identity.noCookie);
    return NO_CONTENT;
  });
}

/** The caller as the actor of a change. */
export function actorIn(
  { person, session, cookie }: CurrentPerson,
  call: Pick<CallBy<unknown>, "headers" | "address">,
): Actor {
  const source = sourceOf(call);
  return { person: person.id, session: session === null ? null : { id: session.id, cookie }, source };
}

/** With the language of the page in place of the browser's. */
function spokenIn(actor: Actor, locale: Actor["source"]["locale"] | undefined): Actor {
  return locale === undefined ? actor : { ...actor, source: { ...actor.source, locale } };
}
