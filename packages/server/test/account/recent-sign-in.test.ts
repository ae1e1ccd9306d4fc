import type { AccountBody, CodeBody } from "@roundtable/protocol/account";
import { afterEach, describe, expect, test } from "vitest";
import { addPasskey, ANN, copied, forgetProofs, home, reply, withPassword } from "../support/account.ts";
import { Authenticator } from "../support/authenticator.ts";
import { Visitor } from "../support/client.ts";
import { ManualClock } from "../support/servers/manual-clock.ts";
import { closeServers, openServer } from "../support/servers/test-server.ts";

afterEach(closeServers);

const MINUTE = 60_000;
const PROOF_NEEDED = { status: 403, said: { reason: "proof-needed" } };

/** What may be changed under `/api/me` without a proof, and why. */
const WITHOUT_PROOF: Readonly<Record<string, string>> = {
  "PATCH /api/me": "a name opens nothing",
  "PUT /api/me/likes": "opens nothing",
  "PUT /api/me/profile": "opens nothing",
  "POST /api/me/proof/password": "is the proof",
  "POST /api/me/proof/passkey/options": "begins the proof",
  "POST /api/me/proof/passkey": "is the proof",
  "DELETE /api/me/session": "only this device loses something",
  "DELETE /api/me/bots/:id": "only a bot loses something",
};

test("every route that changes something about me needs a proof, unless it is said here why not", async () => {
  const { routes } = await openServer();
  const mine = routes.filter(({ name }) => /^(?!GET )\S+ \/api\/me(\/|$)/.test(name));
  const unproved = mine.filter(({ policy }) => !policy.recentSignIn).map(({ name }) => name);
  expect(unproved.toSorted()).toEqual(Object.keys(WITHOUT_PROOF).toSorted());
  const proved = mine.filter(({ policy }) => policy.recentSignIn).map(({ name }) => name);
  expect(proved.toSorted()).toEqual([
    "DELETE /api/me",
    "DELETE /api/me/passkeys/:id",
    "DELETE /api/me/password",
    "DELETE /api/me/sessions",
    "DELETE /api/me/sessions/:id",
    "PATCH /api/me/passkeys/:id",
    "POST /api/me/bots",
    "POST /api/me/code",
    "POST /api/me/email/confirmation",
    "POST /api/me/passkeys",
    "POST /api/me/passkeys/options",
    "PUT /api/me/password",
  ]);
});

test("a copied cookie changes nothing about how its owner comes in, and does not delete them", async () => {
  const server = await openServer();
  const owner = await withPassword(home(server));
  const { key } = await addPasskey(owner);
  const { said } = await reply(owner, "GET", "/api/me/sessions");
  const [{ id } = { id: "" }] = (said as { sessions: { id: string }[] }).sessions;
  await forgetProofs(server);
  const thief = copied(owner);
  const tries: [method: string, path: string, body?: object][] = [
    ["POST", "/api/me/passkeys/options", {}],
    [
      "POST",
      "/api/me/passkeys",
      { name: "Mine", response: new Authenticator().make({ challenge: "x" }, home(server)) },
    ],
    ["PATCH", `/api/me/passkeys/${key.id}`, { name: "Mine" }],
    ["DELETE", `/api/me/passkeys/${key.id}`],
    ["PUT", "/api/me/password", { email: "thief@example.org", password: "my own sentence" }],
    ["PUT", "/api/me/password", { email: ANN.email, password: "my own sentence" }],
    ["DELETE", "/api/me/password"],
    ["POST", "/api/me/email/confirmation", { locale: "en" }],
    ["POST", "/api/me/code"],
    ["POST", "/api/me/bots", { name: "Thief" }],
    ["DELETE", `/api/me/sessions/${id}`],
    ["DELETE", "/api/me/sessions"],
    ["DELETE", "/api/me", { name: owner.me.name }],
  ];
  for (const [method, path, body] of tries)
    expect({ path, ...(await reply(thief, method, path, body)) }).toEqual({ path, ...PROOF_NEEDED });
  const back = await Visitor.to(home(server));
  expect(await reply(back, "POST", "/api/sign-in/password", ANN)).toMatchObject({ said: { me: owner.me } });
});

test("a guest has nothing to prove: their first way in needs none, and their name is enough to leave", async () => {
  const { url } = await openServer();
  const guest = await Visitor.to(url);
  await guest.create();
  expect(await reply(guest, "GET", "/api/me/account")).toMatchObject({ said: { needsProof: false } });
  expect(await reply(guest, "POST", "/api/me/code")).toMatchObject({ status: 201 });
  expect(await reply(guest, "POST", "/api/me/bots", { name: "Robin" })).toMatchObject({ status: 201 });
  expect(await reply(guest, "DELETE", "/api/me", { name: guest.me.name })).toMatchObject({ status: 204 });
});

describe("a proof", () => {
  test("by password lasts five minutes, in this session alone, and replaces its cookie", async () => {
    const clock = new ManualClock();
    const server = await openServer({ clock });
    const owner = await withPassword(server.url);
    const phone = await Visitor.to(server.url);
    await reply(phone, "POST", "/api/sign-in/password", ANN);
    clock.jump(5 * MINUTE);
    expect(await reply(owner, "POST", "/api/me/code")).toEqual(PROOF_NEEDED);
    const thief = copied(owner);
    const wrong = await reply(owner, "POST", "/api/me/proof/password", { password: "another sentence" });
    expect(wrong).toEqual({ status: 403, said: { reason: "wrong-password" } });
    const right = await reply(owner, "POST", "/api/me/proof/password", { password: ANN.password });
    expect(right).toMatchObject({ status: 200, said: { needsProof: false } });
    expect(owner.cookie).not.toBe(thief.cookie);
    expect((await thief.fetch("/api/me/account")).status).toBe(401);
    expect(await reply(owner, "POST", "/api/me/code")).toMatchObject({ status: 201 });
    expect(await reply(phone, "POST", "/api/me/code")).toEqual(PROOF_NEEDED);
    clock.jump(5 * MINUTE);
    expect(await reply(owner, "POST", "/api/me/code")).toEqual(PROOF_NEEDED);
  });

  test("by passkey needs a key of one's own that has made sure who holds it", async () => {
    const server = await openServer();
    const owner = await Visitor.to(home(server));
    const { key } = await addPasskey(owner);
    const stranger = await Visitor.to(home(server));
    const { key: strangers } = await addPasskey(stranger);
    await forgetProofs(server);
    const prove = async (with_: Authenticator, isVerified = true) => {
      const { said } = await reply(owner, "POST", "/api/me/proof/passkey/options");
      expect(said).toMatchObject({ userVerification: "required", allowCredentials: [{ id: key.id }] });
      const response = with_.answer(said as { challenge: string }, home(server), { isVerified });
      return await reply(owner, "POST", "/api/me/proof/passkey", { response });
    };
    const bad = { status: 403, said: { reason: "bad-passkey" } };
    expect(await prove(strangers)).toEqual(bad);
    expect(await prove(key, false)).toEqual(bad);
    expect(await reply(owner, "POST", "/api/me/code")).toEqual(PROOF_NEEDED);
    expect(await prove(key)).toMatchObject({ status: 200, said: { needsProof: false } });
    expect(await reply(owner, "POST", "/api/me/code")).toMatchObject({ status: 201 });
    // Without user verification one comes in, and has proved nothing.
    const { said } = await reply(stranger, "POST", "/api/sign-in/passkey/options");
    expect(said).toMatchObject({ userVerification: "preferred" });
    expect((said as { allowCredentials?: unknown[] }).allowCredentials ?? []).toEqual([]);
    const response = key.answer(said as { challenge: string }, home(server), { isVerified: false });
    await reply(stranger, "POST", "/api/sign-in/passkey", { response });
    expect(await reply(stranger, "GET", "/api/me/account")).toMatchObject({ said: { needsProof: true } });
  });

  test("is no other than that of signing in: a device that came by a code has none", async () => {
    const { url } = await openServer();
    const owner = await withPassword(url);
    const { said } = await reply(owner, "POST", "/api/me/code");
    const phone = await Visitor.to(url);
    await reply(phone, "POST", "/api/sign-in/code", said as CodeBody);
    const account = (await reply(phone, "GET", "/api/me/account")).said as AccountBody;
    expect(account).toMatchObject({ email: ANN.email, needsProof: true });
    expect(await reply(phone, "POST", "/api/me/code")).toEqual(PROOF_NEEDED);
    expect(await reply(phone, "DELETE", "/api/me", { name: owner.me.name })).toEqual(PROOF_NEEDED);
  });

  test("cannot be guessed at will", async () => {
    const server = await openServer();
    const owner = await withPassword(server.url);
    await forgetProofs(server);
    const thief = copied(owner);
    const guess = (password: string) => reply(thief, "POST", "/api/me/proof/password", { password });
    for (let n = 0; n < 10; n++) expect(await guess(`guess number ${n}`)).toMatchObject({ status: 403 });
    expect(await guess(ANN.password)).toMatchObject({ status: 429 });
  });
});
