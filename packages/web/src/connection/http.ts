import { ErrorBody, MeBody, type Reason } from "@roundtable/protocol";
import type { Locale } from "@roundtable/language";
import * as v from "valibot";

/** A request without an answer after this long has failed. */
const REQUEST_MS = 30_000;
/** The same for the request that everything else waits for. */
const ME_MS = 10_000;

/** The server refused, and why. */
export class Refused extends Error {
  readonly reason: Reason;
  constructor(reason: Reason) {
    super(reason);
    this.reason = reason;
  }
}

interface Answered {
  readonly response: Response;
  readonly body: unknown;
}

declare global {
  /**
   * The response to `/api/me`, requested by the page's first script before any other had arrived; null if it failed.
   */
  var meRequest: Promise<Answered | null> | undefined;
}

export async function fetchMe(locale: Locale): Promise<MeBody> {
  const said = globalThis.meRequest;
  globalThis.meRequest = undefined;
  return told(MeBody, (await said) ?? (await answerOf(`/api/me?locale=${locale}`, {}, ME_MS)));
}

export function rename(name: string): Promise<MeBody> {
  return ask(MeBody, "/api/me", { method: "PATCH", body: JSON.stringify({ name }) });
}

/** Fetches an address and checks the response against a schema. */
export async function ask<Schema extends v.GenericSchema>(
  schema: Schema,
  address: string,
  request: RequestInit = {},
): Promise<v.InferOutput<Schema>> {
  return told(schema, await answerOf(address, request));
}

/** Changes that are on their way: each may replace the session cookie. */
const changing = new Set<Promise<unknown>>();

/**
 * Like `fetch`, for requests that need the session cookie. A concurrent change may replace that cookie while a request is
 * on its way with the old one, which is refused with 401. It is sent once more, when the browser has the new cookie.
 */
export async function fetchInSession(address: string, request: RequestInit = {}): Promise<Response> {
  const first = await sent(address, request);
  if (first.status !== 401) return first;
  await Promise.allSettled(changing);
  return await sent(address, request);
}

async function sent(address: string, request: RequestInit): Promise<Response> {
  const response = fetch(address, request);
  const isChange = request.method !== undefined && request.method !== "GET";
  if (isChange) changing.add(response);
  try {
    return await response;
  } finally {
    changing.delete(response);
  }
}

async function answerOf(address: string, request: RequestInit = {}, ms = REQUEST_MS): Promise<Answered> {
  const headers: HeadersInit = request.body === undefined ? {} : { "content-type": "application/json" };
  const response = await fetchInSession(address, { signal: AbortSignal.timeout(ms), ...request, headers });
  return { response, body: await response.json() };
}

function told<Schema extends v.GenericSchema>(
  schema: Schema,
  { response, body }: Answered,
): v.InferOutput<Schema> {
  if (response.ok) return v.parse(schema, body);
  const error = v.safeParse(ErrorBody, body);
  throw error.success
    ? new Refused(error.output.reason)
    : new Error(`${response.url} answered ${response.status}.`);
}
