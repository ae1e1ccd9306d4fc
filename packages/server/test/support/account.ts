import { pino } from "pino";
import { type AccountServices, accountServices } from "../../src/account/account-services.ts";
import type { MergeParts } from "../../src/account/guest-sign-in.ts";
import type { Source } from "../../src/account-log/source.ts";
import { Mailer } from "../../src/mail/mailer.ts";
import { Outbox } from "../../src/outbox/outbox.ts";
import { GuestBots } from "../../src/guest-bots/guest-bots.ts";
import { People } from "../../src/people/people.ts";
import { Sessions } from "../../src/sessions/sessions.ts";
import { AttemptCounter } from "../../src/login-attempts/attempt-counter.ts";
import type { Store } from "../../src/store/store.ts";
import type { TestServer } from "./servers/test-server.ts";
import { Authenticator } from "./authenticator.ts";
import { Visitor } from "./client.ts";

export const ANN = { email: "ann@example.org", password: "two seats, one dragon" };
const PROOF_MS = 5 * 60_000;

/** At an address that keys can be made for, and links be mailed. */
export function home({ port }: Pick<TestServer, "port">): string {
  return `http://localhost:${port}`;
}

export interface Said {
  readonly status: number;
  readonly said: unknown;
}

export async function reply(
  visitor: Visitor,
  method: string,
  path: string,
  body?: object,
  headers?: Readonly<Record<string, string>>,
): Promise<Said> {
  const response = await visitor.fetch(path, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(headers === undefined ? {} : { headers }),
  });
  const said: unknown = response.status === 204 ? null : await response.json();
  return { status: response.status, said };
}

/** A person with a password, at a server without mails. */
export async function withPassword(url: string, ways = ANN): Promise<Visitor> {
  const visitor = await Visitor.to(url);
  const { status, said } = await reply(visitor, "PUT", "/api/me/password", ways);
  if (status !== 200) throw new Error(JSON.stringify(said));
  return visitor;
}

export async function addPasskey(visitor: Visitor, name = "Laptop"): Promise<{ key: Authenticator } & Said> {
  const key = new Authenticator();
  const { said } = await reply(visitor, "POST", "/api/me/passkeys/options", {});
  const response = key.make(said as { challenge: string }, visitor.url);
  return { key, ...(await reply(visitor, "POST", "/api/me/passkeys", { name, response })) };
}

/** The same cookie in other hands, without the device that it was copied from. */
export function copied(visitor: Visitor): Visitor {
  return visitor.at(visitor.url);
}

export const SOMEWHERE: Source = { device: "", address: "203.0.113.7", locale: "en" };

/** For requests that were let in before something changed: what they do afterwards. */
export function servicesAt(store: Store): AccountServices & MergeParts {
  const { clock } = store;
  const log = pino({ level: "silent" });
  const mailer = new Mailer(new Outbox(store, clock, log), null);
  const guestBots = new GuestBots(store, clock, new People(store, clock), () => {});
  const parts = { store, clock, sessions: new Sessions(store, clock, () => {}), guestBots };
  const attemptCounter = new AttemptCounter(store, clock);
  return { ...parts, ...accountServices({ ...parts, log, attemptCounter, mailer, base: () => "" }) };
}

/** As if the last proof were too old. */
export async function forgetProofs({ store }: Pick<TestServer, "store">): Promise<void> {
  await store.write(async (db) => {
    await db
      .updateTable("sessions")
      .set({ proved: Date.now() - PROOF_MS })
      .execute();
  });
}
