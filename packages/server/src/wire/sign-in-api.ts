import type { MeBody } from "@roundtable/protocol";
import { ForgottenBody, PasskeyAnswer, ResetBody, SignInBody, TypedCode } from "@roundtable/protocol/account";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";
import type { Tables } from "../live/tables.ts";
import type { LetIn } from "../people/accounts.ts";
import { resetLetter } from "../people/reset-letter.ts";
import { takeOverGuest } from "../people/taking-leave.ts";
import type { Services } from "../services.ts";
import { hasWayIn } from "../store/account-rows.ts";
import { Buckets } from "../token-bucket.ts";
import { meBody, tooFast, unreadable } from "./api.ts";
import type { Identity } from "./identity.ts";
import { type MeSettings, refuse } from "./me-api.ts";
import type { Rates } from "./rates.ts";
import { siteOf } from "./site.ts";

export interface SignInSettings extends MeSettings {
  readonly rates: Rates;
}

/** The doors by which somebody comes in who has been here before. */
export function serveSignIn(
  app: FastifyInstance,
  services: Services,
  tables: Tables,
  identity: Identity,
  { publicUrl, addressOf, rates }: SignInSettings,
): void {
  const { accounts, log, mailer, passkeys, people, sessions, store } = services;
  const challenges = new Buckets(rates.signInsPerAddress);

  /**
   * He is let in by a cookie that nobody has had before. A guest who was here until now becomes one with him; the session of
   * anybody else ends on this device.
   */
  const letIn = async (
    entry: LetIn,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<MeBody | FastifyReply> => {
    void reply.header("cache-control", "no-store");
    if ("refused" in entry) return refuse(reply, entry.refused);
    const before = await identity.known(request.raw);
    const person = await people.find(entry.person);
    if (person === null) return refuse(reply, "wrong-password");
    const wasGuest =
      before !== null &&
      before.isKept &&
      before.person.id !== person.id &&
      !(await hasWayIn(store.db, before.person.id));
    if (wasGuest) await takeOverGuest(services, tables, before.person.id, person.id);
    else if (before?.session != null) await sessions.end(before.person.id, before.session.id);
    const known = await identity.open(person, request.raw);
    void reply.header("set-cookie", identity.cookieFor(known));
    return meBody(person, true);
  };

  app.post("/api/sign-in/passkey/options", async (request, reply) => {
    const site = siteOf(request.raw, publicUrl);
    if (site === null) return refuse(reply, "no-passkeys-here");
    if (!challenges.take(addressOf(request), performance.now())) return tooFast(reply);
    return reply.header("cache-control", "no-store").send(await passkeys.offer(site));
  });

  app.post("/api/sign-in/passkey", async (request, reply) => {
    const body = v.safeParse(PasskeyAnswer, request.body);
    if (!body.success) return reply.code(400).send(unreadable(body.issues[0]));
    const site = siteOf(request.raw, publicUrl);
    if (site === null) return refuse(reply, "no-passkeys-here");
    if (!challenges.take(addressOf(request), performance.now())) return tooFast(reply);
    const person = await passkeys.whoAnswers(body.output, site);
    return await letIn(person === null ? { refused: "bad-passkey" } : { person }, request, reply);
  });

  app.post("/api/sign-in/password", async (request, reply) => {
    const body = v.safeParse(SignInBody, request.body);
    if (!body.success) return reply.code(400).send(unreadable(body.issues[0]));
    return await letIn(await accounts.byPassword(body.output, addressOf(request)), request, reply);
  });

  app.post("/api/sign-in/code", async (request, reply) => {
    const body = v.safeParse(TypedCode, request.body);
    if (!body.success) return reply.code(400).send(unreadable(body.issues[0]));
    return await letIn(await accounts.byCode(body.output.code, addressOf(request)), request, reply);
  });

  app.post("/api/sign-in/forgotten", async (request, reply) => {
    const body = v.safeParse(ForgottenBody, request.body);
    if (!body.success) return reply.code(400).send(unreadable(body.issues[0]));
    const site = siteOf(request.raw, publicUrl);
    if (site === null || !mailer.isOn) return refuse(reply, "no-mail");
    const { email, locale } = body.output;
    // Whoever asks is not kept waiting by what it leads to: he could tell from it whether there is such an account.
    const send = async (): Promise<void> => {
      const reset = await accounts.resetFor(email, addressOf(request));
      if (reset === null) return;
      const letter = resetLetter(locale, `${site.origin}/me#reset=${reset.secret}`);
      await mailer.post(reset.email, letter, reset.person);
    };
    send().catch((error: unknown) => log.error({ error }, "A mail for a forgotten password was not kept."));
    return reply.code(204).send();
  });

  app.post("/api/sign-in/reset", async (request, reply) => {
    const body = v.safeParse(ResetBody, request.body);
    if (!body.success) return reply.code(400).send(unreadable(body.issues[0]));
    if (!challenges.take(addressOf(request), performance.now())) return tooFast(reply);
    const reset = await accounts.reset(body.output.secret, body.output.password);
    if ("person" in reset) await sessions.endAll(reset.person);
    return await letIn(reset, request, reply);
  });
}
