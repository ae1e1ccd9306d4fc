import type { CurrentPerson } from "../people/session.ts";
import type { RateLimitName } from "./rate-limits.ts";

/** Where an answer may be cached. Answers of 400 and above never are. */
export const CACHE_CONTROL = {
  "no-store": "no-store",
  /** Kept, but the server is asked each time whether it has changed. */
  "no-cache": "no-cache",
  /** For files that never change under the same name. */
  immutable: "public, max-age=31536000, immutable",
} as const;

/** Rates beyond the general one, which holds for every route below `/api/`. */
export interface RateLimit {
  readonly of: readonly RateLimitName[];
  /**
   * `first`: before it is found out who calls. `always`: by those whom the policy admits. `when-used`: the handler asks
   * `withinRate` where the costly part begins.
   */
  readonly spent: "first" | "always" | "when-used";
}

interface Limits {
  readonly rate: RateLimit | null;
  /** In bytes. A route without a body ignores what is sent in it. */
  readonly bodyLimit: number | "no-body";
  readonly cache: keyof typeof CACHE_CONTROL;
}

/** Nobody is asked who they are: pages, files, health. */
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
   * The least that a caller must be. `anyone`: the handler is told who it is, or null. `guest`: has a cookie or a token.
   * `account`: has a way in. `operator`: for everyone else there is nothing here.
   */
  readonly who: "anyone" | "guest" | "account" | "operator";
  /** A guest bot, which comes by its token. */
  readonly bots: "allowed" | "refused";
  /** People who are banned, and people at a banned address. */
  readonly banned: "allowed" | "refused";
  /** Whether the person must have signed in within the last minutes. */
  readonly recentSignIn: boolean;
}

/** Everything that is decided about a request before its handler runs. */
export type Policy = PublicPolicy | MachinePolicy | PersonPolicy;

/** Who has called, as the handler of a route with this policy sees it. */
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

/** What people read about themselves. */
export const READ_OWN = {
  who: "guest",
  bots: "refused",
  banned: "allowed",
  rate: null,
  bodyLimit: "no-body",
  cache: "no-store",
  recentSignIn: false,
} as const satisfies Policy;

/** What people change that concerns nobody else. */
export const CHANGE_OWN = { ...READ_OWN, bodyLimit: BODY_LIMIT } as const satisfies Policy;

/** What others notice: a ban keeps people from it. */
export const TAKE_PART = { ...CHANGE_OWN, banned: "refused" } as const satisfies Policy;

/** What everyone may read, bots too. */
export const READ_OPEN = { ...READ_OWN, who: "anyone", bots: "allowed" } as const satisfies Policy;

/** Pages, files and the like. */
export const PUBLIC = {
  ...READ_OPEN,
  who: "public",
  cache: "no-cache",
} as const satisfies Policy;
