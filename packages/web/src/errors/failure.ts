import { signal } from "@preact/signals";
import type { ErrorPlace } from "@roundtable/protocol/client-errors";
import { Refused } from "../connection/http.ts";
import type { Thrown } from "./error-report.ts";

/** One page reports so many errors and no more: what breaks in every frame is known after the first. */
const MOST_REPORTS = 5;

/** Something went wrong that no part of the page has dealt with: the person is told. */
export const hasFailed = signal(false);

/** Begins the table before me anew without reloading the page; null where there is none. */
export const reloadInPlace = signal<(() => void) | null>(null);

const known = new WeakSet<object>();
const reported = new Set<string>();

/** An exception that was caught where it cannot freeze anything. It still belongs in the console. */
export function reportCaught(error: unknown, where: ErrorPlace): void {
  if (typeof error === "object" && error !== null) known.add(error);
  if (error instanceof Error) report(error, where);
  reportError(error);
}

/** An exception in a worker, of which only what it said is known. */
export function onWorkerError(error: Thrown, where: "worker" | "service-worker"): void {
  report(error, where);
  if (where === "worker") hasFailed.value = true;
}

/** Hears of every exception that nobody has caught: in an event handler, an effect, a timer or a promise. */
export function listenForErrors(): void {
  addEventListener("error", ({ error }) => onUncaught(error));
  addEventListener("unhandledrejection", ({ reason }) => onUncaught(reason));
}

function onUncaught(error: unknown): void {
  if (!(error instanceof Error) || known.has(error) || isNetwork(error)) return;
  report(error, "page");
  hasFailed.value = true;
}

/** A lost connection has its own notice, and the part of the page that sent a request shows its refusal. */
function isNetwork({ name, message, stack = "" }: Error): boolean {
  if (name === "AbortError" || name === "TimeoutError") return true;
  return /Failed to fetch|NetworkError|Load failed|dynamically imported module|Importing a module/.test(
    message + stack,
  );
}

function report(thrown: Thrown, where: ErrorPlace): void {
  if (thrown instanceof Refused) return;
  // A report that cannot be sent must not become an error of its own.
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
