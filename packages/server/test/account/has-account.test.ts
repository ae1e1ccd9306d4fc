import { afterEach, expect, test } from "vitest";
import { Authenticator } from "../support/authenticator.ts";
import { Visitor } from "../support/client.ts";
import { closeServers, openServer } from "../support/servers/test-server.ts";

afterEach(closeServers);

test("the page learns whether a person is a guest or has an account", async () => {
  const { port } = await openServer();
  const address = `http://localhost:${port}`;
  const visitor = await Visitor.to(address);
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
    return (await visitor.fetch(path, init)).json();
  };

  expect(await ask("GET", "/api/me")).toMatchObject({ hasAccount: false });
  expect(await ask("PATCH", "/api/me", { name: "Ann" })).toMatchObject({ hasAccount: false });
  const key = new Authenticator();
  const options = (await ask("POST", "/api/me/passkeys/options", {})) as { challenge: string };
  await ask("POST", "/api/me/passkeys", { name: "Laptop", response: key.make(options, address) });
  expect(await ask("GET", "/api/me")).toMatchObject({ hasAccount: true });
  expect(await ask("PATCH", "/api/me", { name: "Anna" })).toMatchObject({ hasAccount: true });

  const asked = (await ask("POST", "/api/sign-in/passkey/options", {})) as { challenge: string };
  const signedIn = await ask("POST", "/api/sign-in/passkey", { response: key.answer(asked, address) });
  expect(signedIn).toMatchObject({ hasAccount: true, me: { name: "Anna" } });
});
