import type { MeBody } from "@roundtable/protocol";
import {
  type AccountEventKind,
  ConfirmEmailBody,
  ForgottenPasswordBody,
  PasskeySignInBody,
  PasswordResetBody,
  type PasswordResetDoneBody,
  SignInBody,
  CodeSignInBody,
} from "@roundtable/protocol/account";
import { mergeGuest } from "./guest-sign-in.ts";
import type { SignInSource } from "./sign-in.ts";
import type { Tables } from "../live/tables.ts";
import { passwordResetEmail } from "./password-reset-email.ts";
import { hasSignInMethod } from "../people/account-repository.ts";
import type { PersonId } from "@roundtable/host/tables/table";
import { type AccountParts, actorIn } from "./account-routes.ts";
import { accountRefusal, type Answer, answer, json, NO_CONTENT } from "../wire/answer.ts";
import { meBody } from "./me-routes.ts";
import type { CurrentPerson } from "../people/session.ts";
import { BODY_LIMIT, limited, type Policy, READ_OWN } from "../wire/policy.ts";
import type { CallBy, Routes } from "../wire/routes.ts";
import { siteOf } from "./site.ts";
import { sourceOf } from "../account-log/source.ts";

/** Anyone may try to sign in, even when banned. The ban is checked where they act. */
const COME_IN = { ...READ_OWN, who: "anyone", bodyLimit: BODY_LIMIT } as const satisfies Policy;
const LIMITED = { ...COME_IN, rate: limited("signInsPerAddress") } as const satisfies Policy;

type Arrival = Extract<AccountEventKind, `signed-in-${string}`> | "reset-done";

/** The routes for signing in. */
export function serveSignIn(
  routes: Routes,
  { services, identity, devices, publicUrl }: AccountParts,
  tables: Tables,
): void {
  const { accountLog, confirmation, log, mailer, passkeys, people, sessions, signIn, store, signInMethods } =
    services;

  /** Signs the person in with a fresh cookie. A guest who used this browser is merged; any other session ends. */
  const letIn = async (
    call: CallBy<CurrentPerson | null>,
    id: PersonId,
    { how, isProved }: { readonly how: Arrival; readonly isProved: boolean },
  ): Promise<MeBody | null> => {
    // The session may have changed while the credentials were checked.
    const before = await identity.known(call);
    const person = await people.find(id);
    if (person === null) return null;
    const wasGuest =
      before !== null &&
      before.isStored &&
      before.person.id !== person.id &&
      !(await hasSignInMethod(store.db, before.person.id));
    const merge = { guest: before?.person.id ?? "", account: person.id, source: sourceOf(call) };
    const isMerged = wasGuest && (await mergeGuest(services, tables, merge));
    if (!isMerged && before?.session != null) await sessions.end(before.person.id, before.session.id);
    const known = await identity.open(person, call, { isProved });
    call.setCookie(identity.cookieFor(known));
    call.setCookie(devices.remember(call.headers, person.id));
    if (how !== "reset-done") await accountLog.note({ person: person.id, kind: how, source: sourceOf(call) });
    return meBody(person, await hasSignInMethod(store.db, person.id));
  };

  const welcome = async (...arrival: Parameters<typeof letIn>): Promise<Answer> => {
    const body = await letIn(...arrival);
    return body === null ? accountRefusal("wrong-password") : answer(200, body);
  };

  const guessingIn = (call: CallBy<CurrentPerson | null>): SignInSource => ({
    ...sourceOf(call),
    deviceKnownTo: devices.knownTo(call.headers),
  });

  routes.route("POST /api/sign-in/passkey/options", { ...LIMITED, bodyLimit: "no-body" }, async (call) => {
    const site = siteOf(call, publicUrl);
    if (site === null) return accountRefusal("no-passkeys-here");
    return json(await passkeys.signInOptions(site));
  });

  routes.route("POST /api/sign-in/passkey", { ...LIMITED, body: PasskeySignInBody }, async (call) => {
    const site = siteOf(call, publicUrl);
    if (site === null) return accountRefusal("no-passkeys-here");
    const answering = await passkeys.personFor(call.body, site);
    if (answering === null) {
      await accountLog.failed("sign-in-failed", null, sourceOf(call));
      return accountRefusal("bad-passkey");
    }
    const { person, isVerified } = answering;
    return await welcome(call, person, { how: "signed-in-by-passkey", isProved: isVerified });
  });

  routes.route("POST /api/sign-in/password", { ...COME_IN, body: SignInBody }, async (call) => {
    const entry = await signIn.byPassword(call.body, guessingIn(call));
    if ("refused" in entry) return accountRefusal(entry.refused);
    return await welcome(call, entry.person, { how: "signed-in-by-password", isProved: true });
  });

  routes.route("POST /api/sign-in/code", { ...COME_IN, body: CodeSignInBody }, async (call) => {
    const entry = await signIn.byCode(call.body.code, sourceOf(call));
    if ("refused" in entry) return accountRefusal(entry.refused);
    return await welcome(call, entry.person, { how: "signed-in-by-code", isProved: false });
  });

  routes.route("POST /api/sign-in/forgotten", { ...COME_IN, body: ForgottenPasswordBody }, async (call) => {
    const site = siteOf(call, publicUrl);
    if (site === null || !mailer.isOn) return accountRefusal("no-mail");
    const { email, locale } = call.body;
    // Not awaited: the duration would reveal whether the account exists.
    const send = async (): Promise<void> => {
      const reset = await signIn.resetFor(email, sourceOf(call));
      if (reset === null) return;
      const message = passwordResetEmail(locale, `${site.origin}/me#reset=${reset.secret}`);
      await mailer.post(reset.email, message, reset.person);
    };
    send().catch((error: unknown) => log.error({ error }, "A password reset mail could not be queued."));
    return NO_CONTENT;
  });

  routes.route("POST /api/sign-in/reset", { ...LIMITED, body: PasswordResetBody }, async (call) => {
    const { secret, password } = call.body;
    const reset = await signIn.reset(secret, password, sourceOf(call));
    if ("refused" in reset) return accountRefusal(reset.refused);
    const { person, revokedBots } = reset;
    const body = await letIn(call, person, { how: "reset-done", isProved: true });
    if (body === null) return accountRefusal("bad-reset");
    const done: PasswordResetDoneBody = {
      ...body,
      passkeys: await signInMethods.passkeysOf(person),
      revokedBots,
    };
    return answer(200, done);
  });

  routes.route("POST /api/sign-in/confirm", { ...LIMITED, body: ConfirmEmailBody }, async (call) => {
    const { me } = call;
    const here = me === null ? null : actorIn(me, call);
    const { secret, password } = call.body;
    const confirmed = await confirmation.confirm(secret, { me: here, password, guessing: guessingIn(call) });
    if ("refused" in confirmed) return accountRefusal(confirmed.refused);
    if (me === null || me.person.id !== confirmed.person)
      return await welcome(call, confirmed.person, { how: "signed-in-by-password", isProved: true });
    if (confirmed.cookie !== null) call.setCookie(identity.cookieFor({ cookie: confirmed.cookie }));
    call.setCookie(devices.remember(call.headers, me.person.id));
    return answer(200, meBody(me.person, true));
  });
}
