import type { CurrentPerson } from "../people/session.ts";
import type { RateLimitName } from "./rate-limits.ts";

/** Where an answer may be cached. Answers of 400 and above never are. */
export const CACHE_CONTROL = {
  "no-store": "no-store",
  /** Cached, but revalidated at each request. */
  "no-cache": "no-cache",
  /** For files that never change under the same name. */
  immutable: "public, max-age=31536000, immutable",
} as const;

/** Rate limits beyond the general one, which holds for every route below `/api/`. */
export interface RateLimit {
  readonly of: readonly RateLimitName[];
  /**
   * `first`: before the caller is identified. `always`: for callers that the policy admits. `when-used`: the handler calls
   * `withinRate` before the costly part.
   */
  readonly spent: "first" | "always" | "when-used";
}

interface Limits {
  readonly rate: RateLimit | null;
  /** In bytes. A route without a body ignores what is sent. */
  readonly bodyLimit: number | "no-body";
  readonly cache: keyof typeof CACHE_CONTROL;
}

/** Callers are not identified: pages, files, health. */
interface PublicPolicy extends Limits {
  readonly who: "public";
  readonly bots: "allowed";
  readonly banned: "allowed";
  readonly recentSignIn: false;
}

/** This machine itself, or a request with METRICS_TOKEN. */
interface MachinePolicy extends Limits {
  readonly who: "machine";
  readonly bots: "refused";
  readonly banned: "allowed";
  readonly recentSignIn: false;
}

interface PersonPolicy extends Limits {
  /**
   * Who may call. `anyone`: the handler gets the person or null. `guest`: with a cookie or token. `account`: with a sign-in
   * method. `operator`: everyone else gets a 404.
   */
  readonly who: "anyone" | "guest" | "account" | "operator";
  /** Bots with a token. */
  readonly bots: "allowed" | "refused";
  /** Banned people and addresses. */
  readonly banned: "allowed" | "refused";
  /** Whether the person must have signed in within the last minutes. */
  readonly recentSignIn: boolean;
}

/** Everything that is decided about a request before its handler runs. */
export type Policy = PublicPolicy | MachinePolicy | PersonPolicy;

/** The caller, as the handler of a route with this policy sees them. */
export type CallerOf<P extends Policy> = P["who"] extends "public" | "machine"
  ? null
  : P["who"] extends "anyone"
    ? CurrentPerson | null
    : CurrentPerson;

export function limited(...of: readonly RateLimitName[]): RateLimit {
  return { of, spent: "always" };
}

export function limitedFirst(...of: readonly RateLimitName[]): RateLimit {
  return { of, spent: "first" };
}

export function limitedWhenUsed(...of: readonly RateLimitName[]): RateLimit {
  return { of, spent: "when-used" };
}

/** The body of an ordinary request. */
export const BODY_LIMIT = 64 * 1024;

/** Reading one's own data. */
export const READ_OWN = {
  who: "guest",
  bots: "refused",
  banned: "allowed",
  rate: null,
  bodyLimit: "no-body",
  cache: "no-store",
  recentSignIn: false,
} as const satisfies Policy;

/** Changing one's own data. */
export const CHANGE_OWN = { ...READ_OWN, bodyLimit: BODY_LIMIT } as const satisfies Policy;

/** Actions that others see. Banned people may not do them. */
export const TAKE_PART = { ...CHANGE_OWN, banned: "refused" } as const satisfies Policy;

/** Public data, for bots too. */
export const READ_OPEN = { ...READ_OWN, who: "anyone", bots: "allowed" } as const satisfies Policy;

/** Pages, files and the like. */
export const PUBLIC = {
  ...READ_OPEN,
  who: "public",
  cache: "no-cache",
} as const satisfies Policy;
