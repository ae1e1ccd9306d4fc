import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, test } from "vitest";
import { mergeGuest } from "../../src/account/guest-sign-in.ts";
import {
  addPasskey,
  ANN,
  copied,
  home,
  reply,
  servicesAt,
  SOMEWHERE,
  withPassword,
} from "../support/account.ts";
import { Visitor } from "../support/client.ts";
import { isOnPostgres } from "../support/servers/test-store.ts";
import { newFolder } from "../support/servers/new-folder.ts";
import { closeServers, openServer, type TestServer } from "../support/servers/test-server.ts";

afterEach(closeServers);

const COME_AGAIN = 1012;

/** A guest with a session, and somebody else who has the same cookie. */
async function sharedGuest(server: TestServer): Promise<{ victim: Visitor; thief: Visitor; table: string }> {
  const victim = await Visitor.to(home(server));
  const table = await victim.create();
  await victim.fetch("/api/me");
  return { victim, thief: copied(victim), table };
}

/** A request of which the body is kept back; `finish` sends it and says with which status it was answered. */
async function held(
  { port }: TestServer,
  { visitor, method, path, body }: { visitor: Visitor; method: string; path: string; body: object },
): Promise<{ finish: () => Promise<string> }> {
  const json = JSON.stringify(body);
  const socket = connect(port, "127.0.0.1");
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `Host: localhost:${port}`,
    `Cookie: ${visitor.cookie}`,
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(json)}`,
    "Connection: close",
  ];
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  // What comes later is answered, so this has been let in.
  for (let n = 0; n < 3; n++) await visitor.fetch("/api/me/sessions");
  return {
    finish: async () => {
      socket.write(json);
      return (await text(socket)).slice(9, 12);
    },
  };
}

describe("a socket that was opened by a cookie ends when the cookie is replaced", () => {
  test("by the first way in of a guest", async () => {
    const server = await openServer();
    const { victim, thief, table } = await sharedGuest(server);
    const socket = await thief.enter(table);
    expect(await addPasskey(victim)).toMatchObject({ status: 201 });
    await socket.until(() => socket.closed !== null);
    expect(socket.closed).toEqual({ code: COME_AGAIN });
    expect((await thief.fetch("/api/me/sessions")).status).toBe(401);
    await (await victim.enter(table)).leave();
  });

  test("by a proof", async () => {
    const server = await openServer();
    const owner = await withPassword(home(server));
    const socket = await copied(owner).connect();
    await reply(owner, "POST", "/api/me/proof/password", { password: ANN.password });
    await socket.until(() => socket.closed !== null);
    expect(socket.closed).toEqual({ code: COME_AGAIN });
    await (await owner.connect()).leave();
  });

  test.runIf(isOnPostgres())("at every other node, too", async () => {
    const dataDir = newFolder();
    const [one, other] = [await openServer({ dataDir }), await openServer({ dataDir })];
    const owner = await withPassword(home(one));
    const socket = await owner.at(other.url).connect();
    await reply(owner, "POST", "/api/me/proof/password", { password: ANN.password });
    await socket.until(() => socket.closed !== null);
    expect(socket.closed).toEqual({ code: COME_AGAIN });
  });
});

test("a guest, who could not come back, keeps their cookie, also when an answer is lost", async () => {
  const server = await openServer();
  const { victim: guest, thief: oldCookie } = await sharedGuest(server);
  expect(await reply(guest, "POST", "/api/me/code")).toMatchObject({ status: 201 });
  expect((await reply(oldCookie, "GET", "/api/me")).said).toMatchObject({ me: guest.me });
});

test("a request that was let in as a guest's does nothing once the guest is an account, when its body comes", async () => {
  const server = await openServer();
  const { victim, thief } = await sharedGuest(server);
  const { name } = victim.me;
  const leaving = await held(server, { visitor: thief, method: "DELETE", path: "/api/me", body: { name } });
  const bot = { visitor: thief, method: "POST", path: "/api/me/bots", body: { name: "Spy" } };
  const making = await held(server, bot);
  const rename = { visitor: thief, method: "PATCH", path: "/api/me", body: { name: "Spy" } };
  const renaming = await held(server, rename);
  const opening = await held(server, {
    visitor: thief,
    method: "POST",
    path: "/api/tables",
    body: { id: "9b2f6c1e-0000-4000-8000-000000000001", game: "sealed", seats: 2 },
  });
  expect(await addPasskey(victim)).toMatchObject({ status: 201 });
  expect(await renaming.finish()).toBe("401");
  expect(await opening.finish()).toBe("401");
  expect((await reply(victim, "GET", "/api/me")).said).toMatchObject({ me: { name } });
  expect(await making.finish()).toBe("401");
  expect(await leaving.finish()).toBe("401");
  expect(await reply(victim, "GET", "/api/me/bots")).toEqual({ status: 200, said: { bots: [] } });
});

test("who signs in as a guest takes nothing of an account that was made of the guest meanwhile", async () => {
  const server = await openServer();
  const { store, tables } = server;
  const { victim, table } = await sharedGuest(server);
  const thief = await withPassword(home(server));
  expect(await addPasskey(victim)).toMatchObject({ status: 201 });
  const merge = { guest: victim.me.id, account: thief.me.id, source: SOMEWHERE };
  expect(await mergeGuest(servicesAt(store), tables, merge)).toBe(false);
  expect((await reply(victim, "GET", "/api/me/account")).said).toMatchObject({
    email: null,
    passkeys: [{ name: "Laptop" }],
  });
  expect((await reply(thief, "GET", "/api/me/account")).said).toMatchObject({ passkeys: [] });
  expect((await victim.enter(table)).table?.host).toBe(victim.me.id);
});

test("the cookie by which an account knows a device goes when the account does", async () => {
  const { url } = await openServer();
  const [ann, bob] = [await withPassword(url), await withPassword(url, { ...ANN, email: "bob@example.org" })];
  expect(ann.deviceCookie).not.toBe("");
  // Both have signed in on this device.
  bob.deviceCookie = ann.deviceCookie;
  await reply(bob, "POST", "/api/me/proof/password", { password: ANN.password });
  ann.deviceCookie = bob.deviceCookie;
  const accounts = ({ deviceCookie }: Visitor) => deviceCookie.split(".")[0]?.split("-").slice(2).length;
  expect(accounts(ann)).toBe(2);
  expect(await reply(ann, "DELETE", "/api/me", { name: ann.me.name })).toMatchObject({ status: 204 });
  expect(accounts(ann)).toBe(1);
  bob.deviceCookie = ann.deviceCookie;
  expect(await reply(bob, "DELETE", "/api/me", { name: bob.me.name })).toMatchObject({ status: 204 });
  expect(bob.deviceCookie).toBe("roundtable-device=");
});
