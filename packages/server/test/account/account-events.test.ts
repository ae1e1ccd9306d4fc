import { ACCOUNT_EVENTS, type AccountEventsBody, type CodeBody } from "@roundtable/protocol/account";
import { LOCALES } from "@roundtable/language";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, expect, test } from "vitest";
import { accountChangeEmail } from "../../src/account-log/account-change-email.ts";
import { coarsePlace, networkOf } from "../../src/net/coarse-address.ts";
import { addPasskey, ANN, home, reply, withPassword } from "../support/account.ts";
import { Visitor } from "../support/client.ts";
import { ManualClock } from "../support/servers/manual-clock.ts";
import { mailSink } from "../support/test-mail-server.ts";
import { closeServers, openServer } from "../support/servers/test-server.ts";

afterEach(closeServers);

const DAY = 24 * 60 * 60_000;
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

async function eventsOf(visitor: Visitor): Promise<AccountEventsBody["events"]> {
  return ((await reply(visitor, "GET", "/api/me/account/events")).said as AccountEventsBody).events;
}

test("the owner of an account reads what happened to it: what, when, with what and roughly from where", async () => {
  const clock = new ManualClock();
  const server = await openServer({ clock, settings: { trustProxy: true } });
  const ann = await withPassword(home(server));
  const { key } = await addPasskey(ann, "Laptop");
  await reply(ann, "PATCH", `/api/me/passkeys/${key.id}`, { name: "Old laptop" });
  await reply(ann, "PUT", "/api/me/password", { ...ANN, password: "three seats, no dragon" });
  const { bot } = (await reply(ann, "POST", "/api/me/bots", { name: "Robin" })).said as { bot: string };
  await reply(ann, "DELETE", `/api/me/bots/${bot}`);
  const { said: code } = await reply(ann, "POST", "/api/me/code");
  const phone = await Visitor.to(home(server));
  await reply(phone, "POST", "/api/sign-in/code", code as CodeBody);
  const thief = await Visitor.to(home(server));
  const from = { "x-forwarded-for": "203.0.113.77", "user-agent": FIREFOX };
  for (let n = 0; n < 3; n++) await reply(thief, "POST", "/api/sign-in/password", ANN, from);
  await reply(phone, "POST", "/api/me/proof/password", { password: "a guess" });
  await reply(ann, "DELETE", "/api/me/passkeys/" + key.id);
  await reply(phone, "DELETE", "/api/me/session");
  const events = await eventsOf(ann);
  const told = events.map(({ kind, what, count }) => ({ kind, what, count }));
  const one = (kind: string, what = "") => ({ kind, what, count: 1 });
  expect(told).toEqual(
    expect.arrayContaining([
      one("password-set"),
      one("passkey-added", "Laptop"),
      one("passkey-renamed", "Old laptop"),
      one("password-changed"),
      one("bot-made", "Robin"),
      one("bot-revoked", "Robin"),
      one("code-made"),
      one("signed-in-by-code"),
      { kind: "sign-in-failed", what: "", count: 3 },
      one("proof-failed"),
      one("passkey-removed", "Old laptop"),
      one("signed-out"),
    ]),
  );
  expect(events.find(({ kind }) => kind === "sign-in-failed")).toMatchObject({
    device: "Firefox, Linux",
    place: "203.0.113.0/24",
    at: clock.now(),
  });
  expect(await eventsOf(thief)).toEqual([]);
  const data = await (await ann.fetch("/api/me/data")).text();
  expect(data).toContain("passkey-renamed");
  await reply(ann, "DELETE", "/api/me", { name: ann.me.name });
  expect(await server.store.db.selectFrom("account_events").selectAll().execute()).toEqual([]);
});

test("events are kept for 180 days", async () => {
  const clock = new ManualClock();
  const server = await openServer({ clock });
  const ann = await withPassword(server.url);
  expect(await eventsOf(ann)).toHaveLength(1);
  clock.jump(180 * DAY);
  const back = await Visitor.to(server.url);
  await reply(back, "POST", "/api/sign-in/password", ANN);
  expect(await eventsOf(back)).toMatchObject([{ kind: "signed-in-by-password" }]);
});

test("every change to the ways in is mailed to the owner, in their language", async () => {
  const sink = await mailSink();
  const mail = { smtpUrl: sink.url, from: { name: "Roundtable", address: "games@example.org" } };
  const server = await openServer({ settings: { mail } });
  const ann = await Visitor.to(home(server));
  await reply(ann, "PUT", "/api/me/password", ANN);
  const [first] = await sink.arrived(1);
  const secret = /#confirm=(\S+)/.exec(first?.text ?? "")?.[1];
  await reply(ann, "POST", "/api/sign-in/confirm", { secret, password: ANN.password });
  await sink.arrived(3);
  await reply(ann, "PUT", "/api/me/likes", { locale: "ru" });
  await addPasskey(ann, "Ноутбук");
  const mails = await sink.arrived(4);
  const last = mails.at(-1);
  expect(last).toMatchObject({ to: [ANN.email] });
  expect(last?.headers.get("subject")).toBe("В вашей учётной записи Roundtable произошли изменения");
  expect(last?.text).toContain("добавлен ключ доступа «Ноутбук»");
  expect(last?.text).toContain(`${home(server)}/me#account`);
});

test("every letter about a change is written in every language", () => {
  for (const locale of LOCALES)
    for (const kind of ["passkey-added", "email-confirmed", "reset-done", "signed-in-by-code"] as const) {
      const event = { kind, what: "X", device: "Firefox, Linux", at: 0 };
      const { lines } = accountChangeEmail(locale, event, "http://localhost/me");
      expect(lines.join(" ")).toMatch(/\S/);
      expect(lines.join(" ")).toContain("1970");
    }
});

test("a place is a network and nobody's address", () => {
  expect(["203.0.113.77", "2001:db8:1:2::/64", "", "unix"].map(coarsePlace)).toEqual([
    "203.0.113.0/24",
    "2001:db8:1::/48",
    "",
    "",
  ]);
  expect(networkOf("203.0.113.77")).toBe(null);
});

test("the server's own log has sign-ins and failed tries, and neither addresses nor passwords", async () => {
  const lines: string[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
  const server = await openServer({ log });
  const ann = await withPassword(server.url);
  const phone = await Visitor.to(server.url);
  await reply(phone, "POST", "/api/sign-in/password", { ...ANN, password: "another sentence" });
  await reply(phone, "POST", "/api/sign-in/password", { email: "nobody@example.org", password: "words" });
  await reply(phone, "POST", "/api/sign-in/password", ANN);
  const said = lines.map((line) => JSON.parse(line) as { event?: string; person?: string | null });
  for (const [event, person] of [
    ["password-set", ann.me.id],
    ["sign-in-failed", ann.me.id],
    ["sign-in-failed", null],
    ["signed-in-by-password", ann.me.id],
  ])
    expect(said).toContainEqual(expect.objectContaining({ event, person }));
  expect(lines.join("")).not.toMatch(/example\.org|dragon|sentence|127\.0\.0\.1/);
});

test("the ways in are written in one place, together with their event", () => {
  const sources = join(import.meta.dirname, "../../src");
  const files = readdirSync(sources, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".ts"),
  );
  const writes = /(?:insertInto|updateTable|deleteFrom)\("(?:passkeys|passwords)"\)|savePassword\(/;
  const writing = files.filter((name) => writes.test(readFileSync(join(sources, name), "utf8")));
  expect(writing.toSorted()).toEqual([
    "account/email-confirmation.ts",
    // How often a key was used.
    "account/passkeys.ts",
    "account/sign-in-methods.ts",
    "account/sign-in.ts",
    "people/account-repository.ts",
  ]);
  expect(ACCOUNT_EVENTS.length).toBe(new Set(ACCOUNT_EVENTS).size);
});
