import { AccountErrorBody } from "@roundtable/protocol/account";
import { GuestBotsErrorBody } from "@roundtable/protocol/guest-bots";
import * as v from "valibot";
import { fetchInSession } from "../connection/http.ts";
import { accountChanged } from "./account-data.ts";
import { askForProof } from "./proof/ask-for-proof.ts";

const ErrorBody = v.union([AccountErrorBody, GuestBotsErrorBody]);

/** The server refused, and why. */
export class AccountRefused extends Error {
  readonly reason: v.InferOutput<typeof ErrorBody>["reason"];
  constructor(reason: AccountRefused["reason"]) {
    super(reason);
    this.reason = reason;
  }
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Sends a request about the account. After a change, all account data is fetched again. */
export async function send(method: Method, address: string, body?: object): Promise<unknown> {
  const said = await answerOf(method, address, body);
  if (method !== "GET") accountChanged();
  return said;
}

/** For requests that change nothing, and for signing in or out here: the page then reloads for another person. */
export async function sendWithoutRefresh(method: Method, address: string, body?: object): Promise<unknown> {
  return await answerOf(method, address, body);
}

/**
 * All requests about the account go through here. If the server wants a recent proof, the person is asked for it, and
 * the request is sent again.
 */
async function answerOf(method: Method, address: string, body?: object): Promise<unknown> {
  try {
    return await answerAtOnce(method, address, body);
  } catch (error) {
    if (!(error instanceof AccountRefused) || error.reason !== "proof-needed") throw error;
    await askForProof();
    return await answerAtOnce(method, address, body);
  }
}

async function answerAtOnce(method: Method, address: string, body?: object): Promise<unknown> {
  const response = await fetchInSession(address, {
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
