import type { MeBody } from "@roundtable/protocol";
import type { AccountBody, CodeBody } from "@roundtable/protocol/account";
import { afterEach, expect, test } from "vitest";
import { hashOfPassword, isEasilyGuessed, isCorrectPassword } from "../../src/account/password.ts";
import { Authenticator } from "../support/authenticator.ts";
import { Visitor } from "../support/client.ts";
import { ManualClock } from "../support/servers/manual-clock.ts";
import { closeServers, openServer, type TestServer } from "../support/servers/test-server.ts";

afterEach(closeServers);

const MINUTE = 60_000;
const ANN = { email: "ann@example.org", password: "two seats, one dragon" };

async function reply(
  visitor: Visitor,
  method: string,
  path: string,
  body?: object,
): Promise<{ status: number; said: unknown }> {
  const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
  const response = await visitor.fetch(path, init);
  const said: unknown = response.status === 204 ? null : await response.json();
  return { status: response.status, said };
}

/** At an address that keys can be made for. */
function home({ port }: TestServer): string {
  return `http://localhost:${port}`;
}

async function withPassword(url: string, ways = ANN): Promise<Visitor> {
  const visitor = await Visitor.to(url);
  expect(await reply(visitor, "PUT", "/api/me/password", ways)).toMatchObject({ status: 200 });
  return visitor;
}

async function withPasskey(server: TestServer): Promise<{ visitor: Visitor; key: Authenticator }> {
  const visitor = await Visitor.to(home(server));
  const key = new Authenticator();
  const { said } = await reply(visitor, "POST", "/api/me/passkeys/options", {});
  const response = key.make(said as { challenge: string }, home(server));
  expect(await reply(visitor, "POST", "/api/me/passkeys", { name: "Laptop", response })).toMatchObject({
    status: 201,
    said: { passkeys: [{ id: key.id, name: "Laptop" }], canMakePasskeys: true },
  });
  return { visitor, key };
}

async function signInByKey(visitor: Visitor, key: Authenticator, origin = visitor.url) {
  const { said } = await reply(visitor, "POST", "/api/sign-in/passkey/options", {});
  const response = key.answer(said as { challenge: string }, origin);
  return { response, ...(await reply(visitor, "POST", "/api/sign-in/passkey", { response })) };
}

test("of a password nothing is kept by which it could be read, and only the same one fits", async () => {
  const kept = await hashOfPassword(ANN.password);
  expect(kept).toMatch(/^scrypt\$32768\$8\$3\$/);
  expect(kept).not.toContain(ANN.password);
  expect(await hashOfPassword(ANN.password)).not.toBe(kept);
  expect(await isCorrectPassword(ANN.password, kept)).toBe(true);
  expect(await isCorrectPassword("two seats, one Dragon", kept)).toBe(false);
  expect(await isCorrectPassword(ANN.password, null)).toBe(false);
  expect(await isCorrectPassword("", "scrypt$1$1$1$$")).toBe(false);
  const cheaper = await hashOfPassword(ANN.password, { N: 2 ** 10, r: 8, p: 1 });
  expect(await isCorrectPassword(ANN.password, cheaper)).toBe(true);
});

test.each(["password", "PASSWORD", "12345678", "aaaaaaaa", "abababab", "ann@example.org", "йцукенгш"])(
  "“%s” would be guessed at once",
  (password) => {
    expect(isEasilyGuessed(password, "ann@example.org")).toBe(true);
    expect(isEasilyGuessed("a longer sentence", "ann@example.org")).toBe(false);
  },
);

test("a guest sets a password, signs out, and is the same person after signing in again", async () => {
  const { url } = await openServer();
  const visitor = await withPassword(url);
  const table = await visitor.create();
  expect(await reply(visitor, "DELETE", "/api/me/sessions")).toMatchObject({ status: 204 });
  const elsewhere = await Visitor.to(url);
  const before = elsewhere.cookie;
  const { status, said } = await reply(elsewhere, "POST", "/api/sign-in/password", {
    email: " ANN@Example.org ",
    password: ANN.password,
  });
  expect(status).toBe(200);
  expect((said as MeBody).me.id).toBe(visitor.me.id);
  expect(elsewhere.cookie).not.toBe(before);
  const { said: lists } = await reply(elsewhere, "GET", "/api/tables");
  expect(lists).toMatchObject({ mine: [{ id: table }] });
});

test("a wrong password and an address that nobody has get the same answer", async () => {
  const { url } = await openServer();
  await withPassword(url);
  const stranger = await Visitor.to(url);
  for (const [email, password] of [
    [ANN.email, "another sentence"],
    ["bob@example.org", ANN.password],
    ["no address at all", ANN.password],
    [ANN.email, ""],
  ])
    expect(await reply(stranger, "POST", "/api/sign-in/password", { email, password })).toEqual({
      status: 403,
      said: { reason: "wrong-password" },
    });
});

test("what is no single address, and what anybody would guess, is refused, and nobody has an account by it", async () => {
  const server = await openServer();
  const visitor = await Visitor.to(server.url);
  for (const email of [
    "ann@example.org\r\nBcc: all@example.org",
    "ann@example.org,bob@example.org",
    "ann@example.org bob@example.org",
    "Ann <ann@example.org>",
    "ann",
    "<script>@example.org",
  ])
    expect(await reply(visitor, "PUT", "/api/me/password", { ...ANN, email })).toEqual({
      status: 409,
      said: { reason: "bad-email" },
    });
  expect(await reply(visitor, "PUT", "/api/me/password", { ...ANN, password: "password" })).toMatchObject({
    said: { reason: "weak-password" },
  });
  for (const body of [
    { ...ANN, password: "short" },
    { email: 7 },
    {},
    { ...ANN, password: "x".repeat(1000) },
  ])
    expect(await reply(visitor, "PUT", "/api/me/password", body)).toMatchObject({ status: 400 });
  expect(await server.store.db.selectFrom("passwords").selectAll().execute()).toEqual([]);
});

test("without mails an address has one account, the first; another password signs the other devices out", async () => {
  const { url } = await openServer();
  const ann = await withPassword(url);
  const bob = await Visitor.to(url);
  expect(await reply(bob, "PUT", "/api/me/password", { ...ANN, email: "Ann@EXAMPLE.org" })).toEqual({
    status: 409,
    said: { reason: "email-taken" },
  });
  const phone = await Visitor.to(url);
  await reply(phone, "POST", "/api/sign-in/password", ANN);
  const next = { email: ANN.email, password: "three seats, no dragon" };
  expect((await phone.fetch("/api/me/account")).status).toBe(200);
  expect(await reply(ann, "PUT", "/api/me/password", next)).toMatchObject({ status: 200 });
  expect((await phone.fetch("/api/me/account")).status).toBe(401);
  expect((await ann.fetch("/api/me/account")).status).toBe(200);
});

test("a guest makes a passkey and comes back by it; its challenge is good for one answer, and a replayed one for none", async () => {
  const server = await openServer();
  const { visitor, key } = await withPasskey(server);
  const back = await Visitor.to(home(server));
  const { status, said, response } = await signInByKey(back, key);
  expect(status).toBe(200);
  expect((said as MeBody).me).toEqual(visitor.me);
  const thief = await Visitor.to(home(server));
  const replayed = await reply(thief, "POST", "/api/sign-in/passkey", { response });
  expect(replayed).toEqual({ status: 403, said: { reason: "bad-passkey" } });
});

test("a key of another site, of nobody, for another's challenge, or too late, opens nothing", async () => {
  const clock = new ManualClock();
  const server = await openServer({ clock });
  const { key } = await withPasskey(server);
  const other = await Visitor.to(home(server));
  const refused = { status: 403, said: { reason: "bad-passkey" } };
  expect(await signInByKey(other, key, "https://evil.example")).toMatchObject(refused);
  expect(await signInByKey(other, key, "http://localhost:1")).toMatchObject(refused);
  expect(await signInByKey(other, new Authenticator())).toMatchObject(refused);
  const { said } = await reply(other, "POST", "/api/sign-in/passkey/options", {});
  clock.jump(5 * MINUTE);
  const late = { response: key.answer(said as { challenge: string }, home(server)) };
  expect(await reply(other, "POST", "/api/sign-in/passkey", late)).toEqual(refused);
  const [ann, bob] = [await Visitor.to(home(server)), await Visitor.to(home(server))];
  const asked = await reply(ann, "POST", "/api/me/passkeys/options", {});
  await reply(bob, "POST", "/api/me/passkeys/options", {});
  const stolen = new Authenticator().make(asked.said as { challenge: string }, home(server));
  expect(await reply(bob, "POST", "/api/me/passkeys", { name: "x", response: stolen })).toEqual(refused);
  for (const body of [{}, { response: {} }, { response: { id: "<b>" } }, { response: null }])
    expect(await reply(bob, "POST", "/api/sign-in/passkey", body)).toMatchObject({ status: 400 });
  expect(await server.store.db.selectFrom("passkeys").select("id").execute()).toEqual([{ id: key.id }]);
});

test("where the server does not know its name, no key is made for what somebody says it is", async () => {
  const { url } = await openServer();
  const visitor = await Visitor.to(url);
  expect(await reply(visitor, "POST", "/api/me/passkeys/options", {})).toEqual({
    status: 409,
    said: { reason: "no-passkeys-here" },
  });
  expect(await reply(visitor, "POST", "/api/sign-in/forgotten", { email: ANN.email, locale: "en" })).toEqual({
    status: 409,
    said: { reason: "no-mail" },
  });
});

test("somebody has several keys, names them, and takes away all but the last way in, and nobody another's", async () => {
  const server = await openServer();
  const { visitor, key } = await withPasskey(server);
  const id = `/api/me/passkeys/${key.id}`;
  expect(await reply(visitor, "PATCH", id, { name: "Old laptop" })).toMatchObject({
    said: { passkeys: [{ name: "Old laptop" }] },
  });
  expect(await reply(visitor, "DELETE", id)).toEqual({ status: 409, said: { reason: "last-way-in" } });
  const stranger = await Visitor.to(home(server));
  expect(await reply(stranger, "DELETE", id)).toMatchObject({ status: 404 });
  expect(await reply(stranger, "PATCH", id, { name: "Mine" })).toMatchObject({ status: 404 });
  await reply(visitor, "PUT", "/api/me/password", ANN);
  const phone = await Visitor.to(home(server));
  await reply(phone, "POST", "/api/sign-in/password", ANN);
  const [one, other] = await Promise.all([
    reply(visitor, "DELETE", id),
    reply(phone, "DELETE", "/api/me/password"),
  ]);
  expect(new Set([one.status, other.status])).toEqual(new Set([200, 409]));
  const { said } = await reply(visitor, "GET", "/api/me/account");
  const { email, passkeys } = said as AccountBody;
  expect(passkeys.length + (email === null ? 0 : 1)).toBe(1);
});

test("a second device comes in by a code, once, within five minutes", async () => {
  const clock = new ManualClock();
  const { url } = await openServer({ clock });
  const laptop = await Visitor.to(url);
  await laptop.create();
  const { said } = await reply(laptop, "POST", "/api/me/code");
  const { code } = said as CodeBody;
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
  const phone = await Visitor.to(url);
  const typed = `${code.slice(0, 4)}-${code.slice(4).toLowerCase()} `;
  const answer = await reply(phone, "POST", "/api/sign-in/code", { code: typed });
  expect(answer).toMatchObject({ status: 200, said: { me: laptop.me } });
  const thief = await Visitor.to(url);
  expect(await reply(thief, "POST", "/api/sign-in/code", { code })).toEqual({
    status: 403,
    said: { reason: "bad-code" },
  });
  const late = (await reply(laptop, "POST", "/api/me/code")).said as CodeBody;
  clock.jump(5 * MINUTE);
  expect(await reply(thief, "POST", "/api/sign-in/code", { code: late.code })).toMatchObject({ status: 403 });
  for (let n = 0; n < 20; n++) await reply(thief, "POST", "/api/sign-in/code", { code: `GUESS${n}` });
  expect(await reply(thief, "POST", "/api/sign-in/code", { code: late.code })).toMatchObject({ status: 429 });
});

test("preferences follow a person to other devices, and unknown ones are dropped", async () => {
  const { url } = await openServer();
  const laptop = await Visitor.to(url);
  expect(await reply(laptop, "PUT", "/api/me/likes", { theme: "dark" })).toMatchObject({
    said: { likes: null },
  });
  await laptop.create();
  const likes = { locale: "fr", theme: "dark", contrast: "high", palette: "distinct", sounds: true };
  expect(await reply(laptop, "PUT", "/api/me/likes", likes)).toMatchObject({ status: 200, said: { likes } });
  const { said } = await reply(laptop, "POST", "/api/me/code");
  const phone = await Visitor.to(url);
  const guest = phone.me.id;
  await reply(phone, "POST", "/api/sign-in/code", said as CodeBody);
  expect(await reply(phone, "GET", "/api/me/likes")).toMatchObject({ said: { likes } });
  // What a guest chose right before signing in here was meant for the guest.
  expect(await reply(phone, "PUT", `/api/me/likes?of=${guest}`, { theme: "light" })).toMatchObject({
    said: { likes: null, at: 0 },
  });
  expect(await reply(phone, "PUT", `/api/me/likes?of=${laptop.me.id}`, likes)).toMatchObject({ status: 200 });
  expect(await reply(phone, "GET", "/api/me/likes")).toMatchObject({ said: { likes } });
  for (const bad of [{ theme: "<b>" }, { sounds: 1 }, { locale: "de" }, "dark"])
    expect(await reply(phone, "PUT", "/api/me/likes", bad as object)).toMatchObject({ status: 400 });
  expect(await reply(laptop, "PUT", "/api/me/likes", { theme: "light" })).toMatchObject({
    said: { likes: { theme: "light" } },
  });
  expect(await reply(phone, "GET", "/api/me/likes")).toMatchObject({ said: { likes: { theme: "light" } } });
});

test("one address makes no accounts without end, by passwords or by keys", async () => {
  const clock = new ManualClock();
  const server = await openServer({ clock });
  const url = home(server);
  await withPassword(url);
  const bob = await Visitor.to(url);
  const statuses: number[] = [];
  for (let n = 0; n < 60; n++) statuses.push((await reply(bob, "PUT", "/api/me/password", ANN)).status);
  expect(statuses).toEqual([...Array.from({ length: 59 }, () => 409), 429]);
  expect(await reply(bob, "POST", "/api/me/passkeys/options", {})).toMatchObject({ status: 429 });
  expect(await server.store.db.selectFrom("passwords").select("person").execute()).toHaveLength(1);
  clock.jump(60 * MINUTE);
  expect(await reply(bob, "PUT", "/api/me/password", ANN)).toMatchObject({ status: 409 });
});
