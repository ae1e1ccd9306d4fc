import { FromClient, LIMITS } from "@roundtable/protocol";
import * as v from "valibot";

export type Reading =
  | { readonly command: FromClient }
  /** What is wrong, and the message's id if it has one. */
  | { readonly command: null; readonly id: string | null; readonly detail: string };

/** Parses a message: a command of the protocol, or what is wrong with it. */
export function readMessage(text: string): Reading {
  if (Buffer.byteLength(text) > LIMITS.message)
    return unreadable(null, `A message has at most ${LIMITS.message} bytes.`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return unreadable(null, "A message is one JSON object.");
  }
  const { success, output, issues } = v.safeParse(schemaFor(value), value);
  if (success) return { command: output };
  const [issue] = issues;
  const path = v.getDotPath(issue);
  return unreadable(idOf(value), path === null ? issue.message : `${path}: ${issue.message}`);
}

/** Schemas by kind. Trying one after another would take longer than everything else. */
const SCHEMAS: ReadonlyMap<unknown, v.GenericSchema<unknown, FromClient>> = new Map(
  FromClient.options.map((schema) => [schema.entries.kind.literal, schema] as const),
);

function schemaFor(value: unknown): v.GenericSchema<unknown, FromClient> {
  const kind = typeof value === "object" && value !== null && "kind" in value ? value.kind : undefined;
  return SCHEMAS.get(kind) ?? FromClient;
}

function unreadable(id: string | null, detail: string): Reading {
  return { command: null, id, detail: detail.slice(0, 300) };
}

function idOf(value: unknown): string | null {
  if (typeof value !== "object" || value === null || !("id" in value)) return null;
  return typeof value.id === "string" && value.id.length <= 64 ? value.id : null;
}
