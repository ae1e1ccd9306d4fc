import type { MeBody } from "@roundtable/protocol";
import { ForgottenBody, PasskeyAnswer, ResetBody, SignInBody, TypedCode } from "@roundtable/protocol/account";
import type { Tables } from "../live/tables.ts";
import type { LetIn } from "../people/accounts.ts";
import { resetLetter } from "../people/reset-letter.ts";
import { takeOverGuest } from "../people/taking-leave.ts";
import type { Services } from "../services.ts";
import { hasWayIn } from "../store/account-rows.ts";
import { accountRefusal, type Answer, NO_CONTENT } from "./answer.ts";
import { meBody } from "./api.ts";
import type { Identity, Known } from "./identity.ts";
import { CHANGE_OWN, limited, type Policy } from "./policy.ts";
import type { CallBy, Routes } from "./routes.ts";
import { siteOf } from "./site.ts";

const SIGN_IN = { ...CHANGE_OWN, who: "anyone" } as const satisfies Policy;
/** Passwords, codes and mails are counted in the store; what is not counted there has this rate. */
const SIGN_IN_BY_RATE = { ...SIGN_IN, rate: limited("signInsPerAddress") } as const satisfies Policy;

/** The doors by which somebody comes in who has been here before. */
export function serveSignIn(
  routes: Routes,
  services: Services,
  tables: Tables,
  identity: Identity,
  publicUrl: URL | null,
): void {
  const { accounts, log, mailer, passkeys, people, sessions, store } = services;

  /**
   * He is let in by a cookie that nobody has had before. A guest who was here until now becomes one with him; the session of
   * anybody else ends on this device.
   */
  const letIn = async (entry: LetIn, call: CallBy<Known | null>): Promise<MeBody | Answer> => {
    if ("refused" in entry) return accountRefusal(entry.refused);
    // A reset has ended the session with which they called.
    const before = await identity.known(call);
    const person = await people.find(entry.person);
    if (person === null) return accountRefusal("wrong-password");
    const wasGuest =
      before !== null &&
      before.isKept &&
      before.person.id !== person.id &&
      !(await hasWayIn(store.db, before.person.id));
    if (wasGuest) await takeOverGuest(services, tables, before.person.id, person.id);
    else if (before?.session != null) await sessions.end(before.person.id, before.session.id);
    const known = await identity.open(person, call);
    call.setCookie(identity.cookieFor(known));
    return meBody(person, true);
  };

  const offer = { ...SIGN_IN_BY_RATE, bodyLimit: "no-body" } as const;
  routes.route("POST /api/sign-in/passkey/options", offer, async (call) => {
    const site = siteOf(call, publicUrl);
    return site === null ? accountRefusal("no-passkeys-here") : await passkeys.offer(site);
  });

  routes.route("POST /api/sign-in/passkey", { ...SIGN_IN_BY_RATE, body: PasskeyAnswer }, async (call) => {
    const site = siteOf(call, publicUrl);
    if (site === null) return accountRefusal("no-passkeys-here");
    const person = await passkeys.whoAnswers(call.body, site);
    return await letIn(person === null ? { refused: "bad-passkey" } : { person }, call);
  });

  routes.route("POST /api/sign-in/password", { ...SIGN_IN, body: SignInBody }, async (call) =>
    letIn(await accounts.byPassword(call.body, call.address), call),
  );

  routes.route("POST /api/sign-in/code", { ...SIGN_IN, body: TypedCode }, async (call) =>
    letIn(await accounts.byCode(call.body.code, call.address), call),
  );

  routes.route("POST /api/sign-in/forgotten", { ...SIGN_IN, body: ForgottenBody }, async (call) => {
    const site = siteOf(call, publicUrl);
    if (site === null || !mailer.isOn) return accountRefusal("no-mail");
    const { email, locale } = call.body;
    // Whoever asks is not kept waiting by what it leads to: he could tell from it whether there is such an account.
    const send = async (): Promise<void> => {
      const reset = await accounts.resetFor(email, call.address);
      if (reset === null) return;
      const letter = resetLetter(locale, `${site.origin}/me#reset=${reset.secret}`);
      await mailer.post(reset.email, letter, reset.person);
    };
    send().catch((error: unknown) => log.error({ error }, "A mail for a forgotten password was not kept."));
    return NO_CONTENT;
  });

  routes.route("POST /api/sign-in/reset", { ...SIGN_IN_BY_RATE, body: ResetBody }, async (call) => {
    const reset = await accounts.reset(call.body.secret, call.body.password);
    if ("person" in reset) await sessions.endAll(reset.person);
    return await letIn(reset, call);
  });
}
