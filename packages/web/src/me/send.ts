import { AccountErrorBody } from "@roundtable/protocol/account";
import { GuestBotsErrorBody } from "@roundtable/protocol/guest-bots";
import * as v from "valibot";
import { accountChanged } from "./account-data.ts";

const ErrorBody = v.union([AccountErrorBody, GuestBotsErrorBody]);

/** The server said no, and why. */
export class AccountRefused extends Error {
  readonly reason: v.InferOutput<typeof ErrorBody>["reason"];
  constructor(reason: AccountRefused["reason"]) {
    super(reason);
    this.reason = reason;
  }
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Asks for something about the account. After a change, everything that is shown of it is fetched again. */
export async function send(method: Method, address: string, body?: object): Promise<unknown> {
  const said = await answerOf(method, address, body);
  if (method !== "GET") accountChanged();
  return said;
}

/** For what signs in or out here: another person, for whom the page must begin anew. */
export async function sendToSwitchPerson(method: Method, address: string, body?: object): Promise<unknown> {
  return await answerOf(method, address, body);
}

/** The one way in which this page talks to the server about the account. */
async function answerOf(method: Method, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  });
  if (response.status === 204) return null;
  const said: unknown = await response.json();
  if (response.ok) return said;
  const error = v.safeParse(ErrorBody, said);
  throw error.success
    ? new AccountRefused(error.output.reason)
    : new Error(`${address} answered ${response.status}.`);
}
