import type { AccountEventsBody, CodeBody } from "@roundtable/protocol/account";
import { afterEach, describe, expect, test } from "vitest";
import { addPasskey, ANN, home, reply } from "../support/account.ts";
import { Visitor } from "../support/client.ts";
import { type MailSink, mailSink } from "../support/test-mail-server.ts";
import { ManualClock } from "../support/servers/manual-clock.ts";
import { closeServers, openServer, type TestServer } from "../support/servers/test-server.ts";
import { until } from "../support/until.ts";

afterEach(closeServers);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface Post {
  readonly server: TestServer;
  readonly sink: MailSink;
  readonly clock: ManualClock;
}

/** A server that sends mails. */
async function withMail(): Promise<Post> {
  const clock = new ManualClock();
  const sink = await mailSink();
  const mail = { smtpUrl: sink.url, from: { name: "Roundtable", address: "games@example.org" } };
  return { server: await openServer({ clock, settings: { mail } }), sink, clock };
}

function secretIn(text: string | undefined, kind: "confirm" | "reset"): string {
  return new RegExp(`/me#${kind}=(\\S+)`).exec(text ?? "")?.[1] ?? "";
}

/** The secrets of the reset links that have come, when there are so many. */
async function resets({ mails }: MailSink, count: number): Promise<readonly string[]> {
  const found = () => mails.map(({ text }) => secretIn(text, "reset")).filter((secret) => secret !== "");
  await until(() => found().length >= count);
  return found();
}

const signIn = (visitor: Visitor, ways: object = ANN) =>
  reply(visitor, "POST", "/api/sign-in/password", ways);

/** A person whose address is confirmed. */
async function confirmed({ server, sink }: Post, ways = ANN): Promise<Visitor> {
  const visitor = await Visitor.to(home(server));
  const before = sink.mails.length;
  expect(await reply(visitor, "PUT", "/api/me/password", ways)).toMatchObject({ status: 202 });
  const mails = await sink.arrived(before + 1);
  const secret = secretIn(mails[before]?.text, "confirm");
  expect(
    await reply(visitor, "POST", "/api/sign-in/confirm", { secret, password: ways.password }),
  ).toMatchObject({ status: 200 });
  await sink.arrived(before + 3);
  return visitor;
}

/** As if all accounts were from before there were links. */
async function withoutConfirmation({ store }: TestServer): Promise<void> {
  await store.write(async (db) => {
    await db.updateTable("passwords").set({ confirmed: null }).execute();
  });
}

describe("an address", () => {
  test("is a way in when the link in its mail is followed, and no sooner", async () => {
    const { server, sink } = await withMail();
    const ann = await Visitor.to(home(server));
    const put = await reply(ann, "PUT", "/api/me/password", { ...ANN, locale: "fr" });
    expect(put).toMatchObject({
      status: 202,
      said: { email: null, pendingEmail: ANN.email, emailConfirmed: false, needsProof: false },
    });
    const other = await Visitor.to(home(server));
    expect(await signIn(other)).toMatchObject({ status: 403 });
    const [mail] = await sink.arrived(1);
    expect(mail).toMatchObject({ to: [ANN.email] });
    expect(mail?.headers.get("subject")).toBe("Confirmez votre adresse e-mail pour Roundtable");
    const secret = secretIn(mail?.text, "confirm");
    const confirm = await reply(ann, "POST", "/api/sign-in/confirm", { secret, password: ANN.password });
    expect(confirm).toMatchObject({ status: 200, said: { me: ann.me, hasAccount: true } });
    expect(await reply(ann, "GET", "/api/me/account")).toMatchObject({
      said: { email: ANN.email, pendingEmail: null, emailConfirmed: true, needsProof: false },
    });
    expect(await signIn(other)).toMatchObject({ status: 200, said: { me: ann.me } });
    const again = await reply(ann, "POST", "/api/sign-in/confirm", { secret });
    expect(again).toEqual({ status: 403, said: { reason: "bad-link" } });
  });

  test("that nobody has confirmed is reserved for nobody: who reads its mails gets it", async () => {
    const { server, sink } = await withMail();
    const squatter = await Visitor.to(home(server));
    await reply(squatter, "PUT", "/api/me/password", { ...ANN, password: "squatting on it" });
    const [planted] = await sink.arrived(1);
    const ann = await Visitor.to(home(server));
    expect(await reply(ann, "PUT", "/api/me/password", ANN)).toMatchObject({ status: 202 });
    const mails = await sink.arrived(2);
    // Who is asked by a mail that they did not ask for does not know the password that goes with it.
    const secret = secretIn(planted?.text, "confirm");
    const confirm = (by: Visitor, body: object) => reply(by, "POST", "/api/sign-in/confirm", body);
    expect(await confirm(ann, { secret })).toEqual({ status: 403, said: { reason: "password-needed" } });
    const wrong = await confirm(ann, { secret, password: ANN.password });
    expect(wrong).toEqual({ status: 403, said: { reason: "wrong-password" } });
    const mine = { secret: secretIn(mails[1]?.text, "confirm"), password: ANN.password };
    expect(await confirm(ann, mine)).toMatchObject({ status: 200 });
    // The address is Ann's now, and the squatter's link worth nothing, even with their own password.
    const late = await confirm(squatter, { secret, password: "squatting on it" });
    expect(late).toEqual({ status: 403, said: { reason: "bad-link" } });
    const other = await Visitor.to(home(server));
    expect(await signIn(other, { ...ANN, password: "squatting on it" })).toMatchObject({ status: 403 });
    expect(await signIn(other)).toMatchObject({ said: { me: ann.me } });
  });

  test("that has an account gets a mail that says so; the caller gets the same answer as for any other", async () => {
    const post = await withMail();
    const { server, sink } = post;
    await confirmed(post);
    const before = sink.mails.length;
    const bob = await Visitor.to(home(server));
    const taken = await reply(bob, "PUT", "/api/me/password", { ...ANN, password: "mine, they say" });
    const eve = await Visitor.to(home(server));
    const free = await reply(eve, "PUT", "/api/me/password", {
      email: "eve@example.org",
      password: "mine, they say",
    });
    const withoutAddress = ({ status, said }: typeof free) => ({
      status,
      said: { ...(said as object), pendingEmail: "" },
    });
    expect(withoutAddress(taken)).toEqual(withoutAddress(free));
    const mails = (await sink.arrived(before + 2)).slice(before);
    const toAnn = mails.find(({ to }) => to.includes(ANN.email));
    expect(toAnn?.headers.get("subject")).toBe("You already have a Roundtable account");
    expect(secretIn(toAnn?.text, "confirm")).toBe("");
  });

  test("is confirmed on another device with the password, which signs that device in", async () => {
    const { server, sink } = await withMail();
    const ann = await Visitor.to(home(server));
    await reply(ann, "PUT", "/api/me/password", ANN);
    const secret = secretIn((await sink.arrived(1))[0]?.text, "confirm");
    const phone = await Visitor.to(home(server));
    const body = { secret, password: ANN.password };
    expect(await reply(phone, "POST", "/api/sign-in/confirm", body)).toMatchObject({ said: { me: ann.me } });
    expect(await reply(phone, "GET", "/api/me/account")).toMatchObject({ said: { email: ANN.email } });
  });

  test("has its link sent once more, which ends the one before; a link lasts a day", async () => {
    const { server, sink, clock } = await withMail();
    const ann = await Visitor.to(home(server));
    const confirm = (secret: string) => reply(ann, "POST", "/api/sign-in/confirm", { secret });
    await reply(ann, "PUT", "/api/me/password", ANN);
    const first = secretIn((await sink.arrived(1))[0]?.text, "confirm");
    const again = () => reply(ann, "POST", "/api/me/email/confirmation", { locale: "ru" });
    expect(await again()).toMatchObject({ status: 202, said: { pendingEmail: ANN.email } });
    const [, mail] = await sink.arrived(2);
    expect(mail?.headers.get("subject")).toBe("Подтвердите адрес для Roundtable");
    expect(await confirm(first)).toMatchObject({ status: 403 });
    clock.jump(24 * HOUR);
    expect(await confirm(secretIn(mail?.text, "confirm"))).toEqual({
      status: 403,
      said: { reason: "bad-link" },
    });
    await reply(ann, "PUT", "/api/me/password", ANN);
    for (let n = 0; n < 5; n++) expect(await again()).toMatchObject({ status: 202 });
    expect(await again()).toEqual({ status: 429, said: { reason: "too-many-tries" } });
  });

  test("that changes is mailed at both ends, and the old one counts until the new one is confirmed", async () => {
    const post = await withMail();
    const { server, sink } = post;
    const ann = await confirmed(post);
    const before = sink.mails.length;
    const next = { email: "ann@example.net", password: "three seats, no dragon" };
    const put = await reply(ann, "PUT", "/api/me/password", next);
    expect(put).toMatchObject({ status: 202, said: { email: ANN.email, pendingEmail: next.email } });
    const other = await Visitor.to(home(server));
    expect(await signIn(other, next)).toMatchObject({ status: 403 });
    expect(await signIn(other)).toMatchObject({ status: 200 });
    const secret = secretIn((await sink.arrived(before + 1))[before]?.text, "confirm");
    await reply(ann, "POST", "/api/sign-in/confirm", { secret });
    const told = (await sink.arrived(before + 5)).slice(before + 1);
    const changed = told.filter(({ text }) => text.includes(`is now ${next.email}`));
    expect(changed.flatMap(({ to }) => to).toSorted()).toEqual([next.email, ANN.email].toSorted());
    expect((await other.fetch("/api/me/account")).status).toBe(401);
  });

  test("that an account has without having confirmed it goes to who reads its mails; the account loses its password", async () => {
    const post = await withMail();
    const { server, sink } = post;
    const squatting = { ...ANN, password: "squatting on it" };
    const squatter = await confirmed(post, squatting);
    await withoutConfirmation(server);
    const before = sink.mails.length;
    const ann = await Visitor.to(home(server));
    expect(await reply(ann, "PUT", "/api/me/password", ANN)).toMatchObject({ status: 202 });
    const mail = (await sink.arrived(before + 1))[before];
    expect(mail?.text).toContain("already uses this address");
    const body = { secret: secretIn(mail?.text, "confirm"), password: ANN.password };
    expect(await reply(ann, "POST", "/api/sign-in/confirm", body)).toMatchObject({ said: { me: ann.me } });
    const other = await Visitor.to(home(server));
    expect(await signIn(other, squatting)).toMatchObject({ status: 403 });
    expect(await signIn(other)).toMatchObject({ said: { me: ann.me } });
    expect(await reply(squatter, "GET", "/api/me/account")).toMatchObject({ said: { email: null } });
    const { said } = await reply(squatter, "GET", "/api/me/account/events");
    expect((said as AccountEventsBody).events.filter(({ kind }) => kind === "email-lost")).toMatchObject([
      { device: "", place: "" },
    ]);
  });

  test("that its account confirms before the other link is followed stays where it is", async () => {
    const post = await withMail();
    const { server, sink } = post;
    const owner = await confirmed(post);
    await withoutConfirmation(server);
    const before = sink.mails.length;
    const late = await Visitor.to(home(server));
    const wanted = { ...ANN, password: "a little too late" };
    await reply(late, "PUT", "/api/me/password", wanted);
    const [asked] = (await sink.arrived(before + 1)).slice(before);
    await reply(owner, "POST", "/api/me/email/confirmation", { locale: "en" });
    const [own] = (await sink.arrived(before + 2)).slice(before + 1);
    const confirm = (by: Visitor, text: string | undefined, password: string) =>
      reply(by, "POST", "/api/sign-in/confirm", { secret: secretIn(text, "confirm"), password });
    expect(await confirm(owner, own?.text, ANN.password)).toMatchObject({ status: 200 });
    expect(await confirm(late, asked?.text, wanted.password)).toMatchObject({ said: { reason: "bad-link" } });
    expect(await signIn(late)).toMatchObject({ said: { me: owner.me } });
  });

  test("of an account from before there were links signs in, and is confirmed when its owner wants", async () => {
    const post = await withMail();
    const { server, sink } = post;
    const ann = await confirmed(post);
    await withoutConfirmation(server);
    const phone = await Visitor.to(home(server));
    expect(await signIn(phone)).toMatchObject({ said: { me: ann.me } });
    expect(await reply(phone, "GET", "/api/me/account")).toMatchObject({
      said: { email: ANN.email, emailConfirmed: false, pendingEmail: null },
    });
    const before = sink.mails.length;
    await reply(phone, "POST", "/api/me/email/confirmation", { locale: "en" });
    const secret = secretIn((await sink.arrived(before + 1))[before]?.text, "confirm");
    expect(await reply(phone, "POST", "/api/sign-in/confirm", { secret })).toMatchObject({ status: 200 });
    expect(await reply(phone, "GET", "/api/me/account")).toMatchObject({ said: { emailConfirmed: true } });
    expect((await ann.fetch("/api/me/account")).status).toBe(200);
  });
});

describe("a forgotten password", () => {
  test("is chosen anew by a link in a mail: once, within an hour, and nobody learns whether there is an account", async () => {
    const post = await withMail();
    const { server, sink, clock } = post;
    const ann = await confirmed(post);
    const before = sink.mails.length;
    const phone = await Visitor.to(home(server));
    const forget = (email: string) => reply(phone, "POST", "/api/sign-in/forgotten", { email, locale: "fr" });
    const reset = (secret: string, password = "three seats, no dragon") =>
      reply(phone, "POST", "/api/sign-in/reset", { secret, password });
    for (const email of [ANN.email, "bob@example.org", `${ANN.email}\r\nBcc: eve@example.org`])
      expect(await forget(email)).toEqual({ status: 204, said: null });
    const first = (await sink.arrived(before + 1))[before];
    expect(first).toMatchObject({ to: [ANN.email] });
    expect(first?.headers.get("subject")).toBe("Un nouveau mot de passe pour Roundtable");
    const secret = secretIn(first?.text, "reset");
    const tickets = JSON.stringify(await server.store.db.selectFrom("tickets").selectAll().execute());
    expect(tickets).not.toContain(secret);
    const bad = { status: 403, said: { reason: "bad-reset" } };
    for (const wrong of ["", "x", secret.slice(1), `${secret}x`]) expect(await reset(wrong)).toEqual(bad);
    expect(await reset(secret, "password")).toMatchObject({ said: { reason: "weak-password" } });
    expect(await reset(secret, "short")).toMatchObject({ status: 400 });
    expect((await ann.fetch("/api/me/account")).status).toBe(200);
    expect(await reset(secret)).toMatchObject({ status: 200, said: { me: ann.me } });
    expect((await ann.fetch("/api/me/account")).status).toBe(401);
    expect(await reset(secret)).toEqual(bad);
    const other = await Visitor.to(home(server));
    expect(await signIn(other)).toMatchObject({ status: 403 });
    expect(await signIn(other, { ...ANN, password: "three seats, no dragon" })).toMatchObject({
      status: 200,
    });
    await forget(ANN.email);
    const [, late = ""] = await resets(sink, 2);
    clock.jump(60 * MINUTE);
    expect(await reset(late)).toEqual(bad);
    // At most three an hour, from any address, and not a mail more.
    for (let n = 0; n < 6; n++) await forget(ANN.email);
    await server.notified();
    expect(sink.mails.filter(({ text }) => text.includes("#reset=")).length).toBeLessThanOrEqual(5);
  });

  test("ends devices, codes, links and bots, and shows which passkeys there are", async () => {
    const post = await withMail();
    const { server, sink } = post;
    const squatter = await confirmed(post);
    await addPasskey(squatter, "Squatter’s key");
    const { token } = (await reply(squatter, "POST", "/api/me/bots", { name: "Robin" })).said as {
      token: string;
    };
    const { said: code } = await reply(squatter, "POST", "/api/me/code");
    await reply(squatter, "PUT", "/api/me/password", {
      email: "eve@example.org",
      password: "squatting on it",
    });
    await server.notified();
    const pending = sink.mails.find(({ to }) => to.includes("eve@example.org"));
    const bot = await Visitor.byToken(home(server), token);
    const socket = await bot.connect();

    const ann = await Visitor.to(home(server));
    await reply(ann, "POST", "/api/sign-in/forgotten", { email: ANN.email, locale: "en" });
    const [secret = ""] = await resets(sink, 1);
    const reset = await reply(ann, "POST", "/api/sign-in/reset", { secret, password: "it is mine now" });
    expect(reset).toMatchObject({
      status: 200,
      said: { me: squatter.me, passkeys: [{ name: "Squatter’s key" }], revokedBots: 1 },
    });
    await socket.until(() => socket.closed !== null);
    expect((await squatter.fetch("/api/me/account")).status).toBe(401);
    expect((await bot.fetch("/api/me")).status).toBe(401);
    const again = await Visitor.to(home(server));
    expect(await reply(again, "POST", "/api/sign-in/code", code as CodeBody)).toMatchObject({ status: 403 });
    const link = { secret: secretIn(pending?.text, "confirm"), password: "squatting on it" };
    expect(await reply(again, "POST", "/api/sign-in/confirm", link)).toMatchObject({ status: 403 });
    // The link was proof enough to remove what the owner does not know.
    const { passkeys } = reset.said as { passkeys: { id: string }[] };
    const removed = await reply(ann, "DELETE", `/api/me/passkeys/${passkeys[0]?.id}`);
    expect(removed).toMatchObject({ status: 200, said: { passkeys: [] } });
  });
});
