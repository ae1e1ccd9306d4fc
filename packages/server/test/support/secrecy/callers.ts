import { request } from "node:http";
import { newId } from "../../../src/common/ids.ts";
import { saveBan } from "../../../src/moderation/ban-repository.ts";
import { makeOperator } from "../../../src/moderation/operator-repository.ts";
import { Visitor } from "../client.ts";
import type { TestServer } from "../servers/test-server.ts";

/** Every kind of caller that a policy tells apart. */
export const CALLERS = ["nobody", "guest", "holder", "bot", "banned", "operator", "machine"] as const;
export type CallerKind = (typeof CALLERS)[number];

/** By this token a machine proves what it is. */
export const METRICS_TOKEN = "token-for-metrics";

/** How a caller says who it is. A cookie is replaced by the one that an answer brings. */
export interface TestCaller {
  readonly kind: CallerKind;
  cookie: string | null;
  readonly token: string | null;
}

/** A new caller of this kind. */
export async function callerAt({ url, store }: TestServer, kind: CallerKind): Promise<TestCaller> {
  if (kind === "nobody") return { kind, cookie: null, token: null };
  if (kind === "machine") return { kind, cookie: null, token: METRICS_TOKEN };
  const visitor = await Visitor.to(url);
  const body = JSON.stringify({ name: `One ${newId()}`.slice(0, 20) });
  if (kind === "bot") {
    const made = (await (await visitor.fetch("/api/me/bots", { method: "POST", body })).json()) as {
      readonly token: string;
    };
    return { kind, cookie: null, token: made.token };
  }
  await visitor.fetch("/api/me", { method: "PATCH", body });
  const person = visitor.me.id;
  if (kind === "operator") await store.write((transaction) => makeOperator(transaction, person, 0));
  if (kind === "banned")
    await store.write((transaction) =>
      saveBan(transaction, { id: newId(), person, addresses: null, why: "Loud.", at: 0, until: null }),
    );
  if (kind === "holder") {
    const ways = { email: `${person}@example.org`, password: "a long and quiet evening" };
    await visitor.fetch("/api/me/password", { method: "PUT", body: JSON.stringify(ways) });
  }
  return { kind, cookie: visitor.cookie, token: null };
}

export interface Answered {
  readonly status: number;
  readonly body: string;
}

/** Asks for exactly this target, which `fetch` would tidy up. */
export async function ask(
  { url }: TestServer,
  caller: TestCaller,
  target: string,
  { method = "GET", body, upgrade = false }: { method?: string; body?: string; upgrade?: boolean } = {},
): Promise<Answered> {
  const { hostname, port } = new URL(url);
  const headers: Record<string, string> = {
    connection: upgrade ? "Upgrade" : "close",
    ...(caller.cookie === null ? {} : { cookie: caller.cookie }),
    ...(caller.token === null ? {} : { authorization: `Bearer ${caller.token}` }),
    ...(body === undefined
      ? {}
      : { "content-type": "application/json", "content-length": `${Buffer.byteLength(body)}` }),
    ...(upgrade
      ? {
          upgrade: "websocket",
          "sec-websocket-version": "13",
          "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
        }
      : {}),
  };
  return await new Promise((resolve, reject) => {
    const asking = request({ hostname, port, path: target, method, headers }, (response) => {
      const [cookie] = response.headers["set-cookie"]?.at(-1)?.split(";") ?? [];
      if (cookie !== undefined && caller.cookie !== null) caller.cookie = cookie;
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() });
      });
    });
    asking.on("upgrade", (_response, socket) => {
      socket.destroy();
      resolve({ status: 101, body: "" });
    });
    asking.on("error", reject);
    asking.end(body);
  });
}
