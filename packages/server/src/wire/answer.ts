import { PassThrough, type Readable } from "node:stream";
import type { ErrorBody, Reason } from "@roundtable/protocol";
import type { AccountErrorBody, AccountReason } from "@roundtable/protocol/account";
import * as v from "valibot";
import type { Refusal } from "@roundtable/host/refusal";
import type { Sendable } from "@roundtable/host/disclosure/sendable";

type Content =
  | { readonly kind: "none" }
  | { readonly kind: "json"; readonly body: unknown }
  | { readonly kind: "text"; readonly type: string; readonly text: string }
  | { readonly kind: "stream"; readonly type: string; readonly stream: Readable }
  | { readonly kind: "file"; readonly path: string };

/** An answer that is more than status 200 with JSON. */
export class Answer {
  readonly status: number;
  readonly content: Content;
  readonly headers: Readonly<Record<string, string>>;

  /** Handlers use the functions below, which check what is sent. */
  constructor(status: number, content: Content, headers: Readonly<Record<string, string>> = {}) {
    this.status = status;
    this.content = content;
    this.headers = headers;
  }
}

/** `T` as an argument, if all of it may be sent. */
type Sent<T> = T & Sendable<T>;

export function answer<T>(status: number, body: Sent<T>): Answer {
  return new Answer(status, { kind: "json", body });
}

export function created<T>(body: Sent<T>): Answer {
  return answer(201, body);
}

export const NO_CONTENT = new Answer(204, { kind: "none" });

export const NOT_FOUND = text(404, "There is nothing here.\n");

/** A body that the browser saves as a file. */
export function download<T>(filename: string, body: Sent<T>): Answer {
  return new Answer(
    200,
    { kind: "json", body },
    { "content-disposition": `attachment; filename="${filename}"` },
  );
}

/** For a body that is JSON already. */
export function json<T extends string>(words: Sent<T>): Answer {
  return text(200, words, "application/json; charset=utf-8");
}

export function text<T extends string>(
  status: number,
  words: Sent<T>,
  type = "text/plain; charset=utf-8",
): Answer {
  return new Answer(status, { kind: "text", type, text: words });
}

/** A file of the built web app. */
export function builtFile(path: string): Answer {
  return new Answer(200, { kind: "file", path });
}

const LINES = "application/x-ndjson; charset=utf-8";
/** Without this, a proxy would buffer the lines. */
const UNBUFFERED = { "x-accel-buffering": "no" };

/** JSON lines that are known already. */
export function line<T extends string>(json: Sent<T>): Answer {
  return new Answer(200, { kind: "text", type: LINES, text: json }, UNBUFFERED);
}

/** Lines that are sent one by one. */
export class Lines {
  readonly #stream = new PassThrough();

  write<T extends string>(json: Sent<T>): void {
    this.#stream.write(json);
  }

  end(): void {
    this.#stream.end();
  }

  /** Sends an empty line every `pulseMs`. `closed` is called when the client is gone. */
  answer(pulseMs: number, closed: () => void): Answer {
    const pulse = setInterval(() => this.#stream.write("\n"), pulseMs);
    this.#stream.once("close", () => {
      clearInterval(pulse);
      closed();
    });
    return new Answer(200, { kind: "stream", type: LINES, stream: this.#stream }, UNBUFFERED);
  }
}

/** Status 400 with a detail for programmers. */
export function unreadable(detail: string): Answer {
  return errorAnswer({ reason: "unreadable", detail });
}

export function unreadableAt(issue: v.BaseIssue<unknown>): Answer {
  const path = v.getDotPath(issue);
  return unreadable(path === null ? issue.message : `${path}: ${issue.message}`);
}

export function refusalAnswer({ refused: reason, problems }: Refusal): Answer {
  return errorAnswer(problems === undefined ? { reason } : { reason, problems });
}

/** A refusal with a reason of accounts. */
export function accountRefusal(reason: AccountReason): Answer {
  return answer(statusOfAccount(reason), { reason } satisfies AccountErrorBody);
}

function errorAnswer(body: ErrorBody): Answer {
  return answer(statusOf(body.reason), body);
}

function statusOf(reason: Reason): number {
  switch (reason) {
    case "no-such-game":
    case "no-such-table":
    case "no-such-person":
    case "no-such-report":
      return 404;
    case "too-fast":
    case "too-many-tables":
      return 429;
    case "try-again":
    case "disk-full":
    case "disk-read-only":
    case "disk-failing":
      return 503;
    case "broken-table":
      return 500;
    case "log-closed":
    case "banned":
      return 403;
    case "unreadable":
      return 400;
    default:
      return 409;
  }
}

function statusOfAccount(reason: AccountReason): number {
  switch (reason) {
    case "no-such-session":
    case "no-such-passkey":
      return 404;
    case "too-many-tries":
      return 429;
    case "bad-passkey":
    case "wrong-password":
    case "bad-code":
    case "bad-reset":
    case "bad-link":
    case "proof-needed":
    case "password-needed":
      return 403;
    case "busy":
      return 503;
    default:
      return 409;
  }
}
