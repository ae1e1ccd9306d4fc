import { signal } from "@preact/signals";
import type { ErrorPlace } from "@roundtable/protocol/client-errors";
import { Refused } from "../connection/http.ts";
import { reasonText, t } from "../i18n/index.ts";
import type { Thrown } from "./error-report.ts";

/** One page reports at most this many errors: after the first, an error in every frame is known. */
const MOST_REPORTS = 5;

/** An error occurred that no part of the page has handled: the person sees a notice. */
export const hasFailed = signal(false);

/** Restarts the open table without reloading the page; null if no table is open. */
export const reloadInPlace = signal<(() => void) | null>(null);

const known = new WeakSet<object>();
const reported = new Set<string>();

/** The error of a request in the reader's language, to be shown where the request was made. */
export function errorText(error: unknown): string {
  return error instanceof Refused ? reasonText(error.reason) : t.value.failed;
}

/** Reports an exception that was caught where it does no harm. It is still logged to the console. */
export function reportCaught(error: unknown, where: ErrorPlace): void {
  if (typeof error === "object" && error !== null) known.add(error);
  if (error instanceof Error) report(error, where);
  reportError(error);
}

/** Reports an exception in a worker, of which only the message is known. */
export function onWorkerError(error: Thrown, where: "worker" | "service-worker"): void {
  report(error, where);
  if (where === "worker") hasFailed.value = true;
}

/** Listens for uncaught exceptions: in event handlers, effects, timers and promises. */
export function listenForErrors(): void {
  addEventListener("error", ({ error }) => onUncaught(error));
  addEventListener("unhandledrejection", ({ reason }) => onUncaught(reason));
}

function onUncaught(error: unknown): void {
  if (!(error instanceof Error) || known.has(error) || isNetwork(error)) return;
  report(error, "page");
  hasFailed.value = true;
}

/**
 * Network errors are not reported: a lost connection has its own notice, and refusals are shown where the request was
 * made.
 */
function isNetwork({ name, message, stack = "" }: Error): boolean {
  if (name === "AbortError" || name === "TimeoutError") return true;
  return /Failed to fetch|NetworkError|Load failed|dynamically imported module|Importing a module/.test(
    message + stack,
  );
}

function report(thrown: Thrown, where: ErrorPlace): void {
  if (thrown instanceof Refused) return;
  // A report that cannot be sent must not become another error.
  send(thrown, where).catch(() => {});
}

/** The code for reports is loaded with the first error. */
async function send(thrown: Thrown, where: ErrorPlace): Promise<void> {
  const { errorReport } = await import("./error-report.ts");
  const entry = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src ?? "";
  const body = JSON.stringify(errorReport(thrown, where, entry.split("/").at(-1) ?? ""));
  if (reported.has(body) || reported.size >= MOST_REPORTS) return;
  reported.add(body);
  const headers = { "content-type": "application/json" };
  await fetch("/api/errors", { method: "POST", headers, body, keepalive: true });
}
