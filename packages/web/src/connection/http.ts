import {
  type ContinueBody,
  CreatedBody,
  ErrorBody,
  FinishedBody,
  MatchFile,
  MeBody,
  ProgressBody,
  type Reason,
  SinceBody,
  type TableSummary,
} from "@roundtable/protocol";
import type { Locale } from "@roundtable/language";
import * as v from "valibot";
import { newId } from "./id.ts";

/** The server said no, and why. */
export class Refused extends Error {
  readonly reason: Reason;
  constructor(reason: Reason) {
    super(reason);
    this.reason = reason;
  }
}

export function fetchMe(locale: Locale): Promise<MeBody> {
  return ask(MeBody, `/api/me?locale=${locale}`);
}

export function rename(name: string): Promise<MeBody> {
  return ask(MeBody, "/api/me", { method: "PATCH", body: JSON.stringify({ name }) });
}

/** A new table of mine; with `play`, one where bots take the other seats and the match begins at once. */
export async function createTable(game: string, play: boolean, seats?: number): Promise<string> {
  const body = { id: newId(), game, play, ...(seats === undefined ? {} : { seats }) };
  return (await ask(CreatedBody, "/api/tables", { method: "POST", body: JSON.stringify(body) })).table;
}

/** A new table of mine at which the match of that one, which is over, goes on. */
export async function continueFrom(table: string, from: Omit<ContinueBody, "id">): Promise<string> {
  const body = JSON.stringify({ id: newId(), ...from });
  return (await ask(CreatedBody, `/api/tables/${table}/continue`, { method: "POST", body })).table;
}

export function fetchLog(table: string): Promise<MatchFile> {
  return ask(MatchFile, `/api/tables/${table}/log`);
}

/** What I saw right before my last answer at this table, and from which line of my log on all has happened since. */
export async function fetchSince(table: string): Promise<SinceBody["since"]> {
  return (await ask(SinceBody, `/api/tables/${table}/since`)).since;
}

/** The matches that I have played to their end, the newest first. */
export async function fetchFinished(): Promise<readonly TableSummary[]> {
  return (await ask(FinishedBody, "/api/tables/finished")).finished;
}

/** What I have achieved in this game. */
export async function fetchProgress(game: string): Promise<readonly string[]> {
  return (await ask(ProgressBody, `/api/progress/${game}`)).achieved;
}

async function ask<Schema extends v.GenericSchema>(
  schema: Schema,
  address: string,
  request: RequestInit = {},
): Promise<v.InferOutput<Schema>> {
  const response = await fetch(address, {
    ...request,
    headers: request.body === undefined ? {} : { "content-type": "application/json" },
  });
  const body: unknown = await response.json();
  if (response.ok) return v.parse(schema, body);
  const error = v.safeParse(ErrorBody, body);
  throw error.success
    ? new Refused(error.output.reason)
    : new Error(`${address} answered ${response.status}.`);
}
