import type { AccountEventsBody } from "@roundtable/protocol/account";
import type { MadeBotBody } from "@roundtable/protocol/guest-bots";
import { afterEach, describe, expect, test } from "vitest";
import { saveBan } from "../../src/moderation/ban-repository.ts";
import { addPasskey, ANN, copied, home, reply, withPassword } from "../support/account.ts";
import { Visitor } from "../support/client.ts";
import { type MailSink, mailSink } from "../support/test-mail-server.ts";
import { PushBrowser } from "../support/webhook-server.ts";
import { outsideSink } from "../support/test-webhook-server.ts";
import { closeServers, openServer, type TestServer } from "../support/servers/test-server.ts";

afterEach(closeServers);

const EVES = "eve@example.net";
const NO_MORE = { push: { browsers: 0 }, mail: { address: null, isConfirmed: false }, hook: null };

async function withMail(): Promise<{ server: TestServer; sink: MailSink }> {
  const sink = await mailSink();
  const mail = { smtpUrl: sink.url, from: { name: "Roundtable", address: "games@example.org" } };
  return { server: await openServer({ settings: { callsLoopback: true, mail } }), sink };
}

/** A browser in which somebody else has been a guest, and has set up all that sends something out or lets somebody in. */
async function plantedGuest(server: TestServer): Promise<{ victim: Visitor; token: string }> {
  const victim = await Visitor.to(home(server));
  await victim.create();
  await victim.fetch("/api/me");
  const eve = copied(victim);
  const { said } = await reply(eve, "POST", "/api/me/bots", { name: "Spy" });
  const { subscription } = new PushBrowser(await outsideSink());
  await reply(eve, "POST", "/api/notices/browsers", { subscription, locale: "en" });
  await reply(eve, "PUT", "/api/notices/hook", { url: "http://127.0.0.1:9/hook", locale: "en" });
  await server.store.write(async (db) => {
    await db.updateTable("notice_settings").set({ mail: EVES, mail_confirmed: 1 }).execute();
  });
  expect((await reply(eve, "GET", "/api/notices")).said).toMatchObject({
    push: { browsers: 1 },
    mail: { address: EVES, isConfirmed: true },
    hook: { url: "http://127.0.0.1:9/hook" },
  });
  return { victim, token: (said as MadeBotBody).token };
}

async function isBot(server: TestServer, token: string): Promise<boolean> {
  const answer = await fetch(`${server.url}/api/me`, { headers: { authorization: `Bearer ${token}` } });
  return answer.status === 200;
}

async function eventsOf(visitor: Visitor): Promise<readonly string[]> {
  const { said } = await reply(visitor, "GET", "/api/me/account/events");
  return (said as AccountEventsBody).events.map(({ kind, what }) =>
    what === "" ? kind : `${kind}: ${what}`,
  );
}

describe("what a guest has set up to let somebody in or to send something out", () => {
  test("ends when the guest becomes an account; the log says so, and no mail tells the guest's address", async () => {
    const { server, sink } = await withMail();
    const { victim, token } = await plantedGuest(server);
    expect(await isBot(server, token)).toBe(true);
    expect(await addPasskey(victim)).toMatchObject({ status: 201 });
    expect(await isBot(server, token)).toBe(false);
    expect((await reply(victim, "GET", "/api/notices")).said).toMatchObject(NO_MORE);
    const events = await eventsOf(victim);
    expect(events).toContain("bot-revoked: Spy");
    expect(events).toContain("notifications-removed");
    await server.notified();
    expect(sink.mails.filter(({ to }) => to.includes(EVES))).toEqual([]);
  });

  test("ends when the guest is merged with an account that has set up nothing; its log says so", async () => {
    const { server } = await withMail();
    const account = await Visitor.to(home(server));
    const { key } = await addPasskey(account);
    const { victim, token } = await plantedGuest(server);
    const socket = await (await Visitor.byToken(server.url, token)).connect();
    const { said } = await reply(victim, "POST", "/api/sign-in/passkey/options", {});
    const response = key.answer(said as { challenge: string }, victim.url);
    expect(await reply(victim, "POST", "/api/sign-in/passkey", { response })).toMatchObject({
      said: { me: account.me },
    });
    expect(await isBot(server, token)).toBe(false);
    await socket.until(() => socket.closed !== null);
    expect((await reply(victim, "GET", "/api/notices")).said).toMatchObject(NO_MORE);
    const events = await eventsOf(victim);
    expect(events).toContain("bot-revoked: Spy");
    expect(events).toContain("notifications-removed");
    expect(events).not.toContain("bot-made: Spy");
  });
});

test("a banned guest is not merged with the account that signs in: the ban stays on the guest, with all that is theirs", async () => {
  const server = await openServer();
  const account = await withPassword(home(server));
  const guest = await Visitor.to(home(server));
  const table = await guest.create();
  await guest.fetch("/api/me");
  const { id } = guest.me;
  const { clock } = server.store;
  const ban = { id: "ban", person: id, addresses: null, why: "cheating", at: clock.now(), until: null };
  await server.store.write((db) => saveBan(db, ban));
  const before = copied(guest);
  expect(await reply(guest, "POST", "/api/sign-in/password", ANN)).toMatchObject({
    said: { me: account.me },
  });
  const bans = await server.store.db.selectFrom("bans").select("person").execute();
  expect(bans).toEqual([{ person: id }]);
  expect((await reply(guest, "GET", "/api/tables")).said).toMatchObject({ mine: [] });
  expect((await guest.enter(table)).table?.host).toBe(id);
  await guest.create();
  // The session in that browser has ended.
  expect((await before.fetch("/api/me/sessions")).status).toBe(401);
});

test("a guest confirms an address only with the password that was chosen with it: another may have the same cookie", async () => {
  const { server, sink } = await withMail();
  const victim = await Visitor.to(home(server));
  await victim.create();
  await victim.fetch("/api/me");
  const eve = copied(victim);
  await reply(victim, "PUT", "/api/me/password", ANN);
  await reply(eve, "PUT", "/api/me/password", { ...ANN, password: "what Eve has chosen" });
  const [, mailed] = await sink.arrived(2);
  const secret = /#confirm=(\S+)/.exec(mailed?.text ?? "")?.[1] ?? "";
  const confirm = (password?: string) => reply(victim, "POST", "/api/sign-in/confirm", { secret, password });
  expect(await confirm()).toEqual({ status: 403, said: { reason: "password-needed" } });
  expect(await confirm(ANN.password)).toEqual({ status: 403, said: { reason: "wrong-password" } });
  expect((await reply(victim, "GET", "/api/me/account")).said).toMatchObject({ email: null });
});
