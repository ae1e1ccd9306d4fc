import type { IncomingMessage } from "node:http";
import type { ErrorBody } from "@roundtable/protocol";
import { refused } from "@roundtable/host/refusal";
import { hasSignInMethod } from "../people/account-repository.ts";
import type { PersonId } from "@roundtable/host/tables/table";
import type { Store } from "../store/store.ts";
import { Buckets } from "@roundtable/host/token-bucket";
import { accountRefusal, type Answer, answer, NOT_FOUND, refusalAnswer, text } from "./answer.ts";
import type { CurrentPerson } from "../people/session.ts";
import { isByToken } from "./bearer-token.ts";
import { isSameOrigin } from "./same-origin.ts";
import type { Policy } from "./policy.ts";
import type { RateLimitName, RateLimits } from "./rate-limits.ts";

/** What a policy needs to know about a request; not where it goes. */
export interface Caller {
  readonly request: IncomingMessage;
  /** The request changes nothing, so links from other sites may lead here. */
  readonly isReading: boolean;
  /** The unit of addresses that rate limits count by. */
  readonly address: string;
}

export interface AccessParts {
  readonly identity: { known(request: IncomingMessage): Promise<CurrentPerson | null> };
  /** Whether this person or this address is banned. */
  readonly isBanned: (person: PersonId, address: string) => Promise<boolean>;
  readonly isOperator: (person: PersonId) => Promise<boolean>;
  readonly store: Store;
  readonly rateLimits: RateLimits;
  readonly publicUrl: URL | null;
  /** Whether a request comes from this machine, or has the token for metrics. */
  readonly isMachine: (request: IncomingMessage) => boolean;
  /** Whether this person has signed in within the last minutes. */
  readonly isRecent: (known: CurrentPerson) => Promise<boolean>;
}

/** The caller's identity, or the answer that refuses them. */
export type Admission = { readonly me: CurrentPerson | null } | { readonly refusal: Answer };

const TOO_FAST = refusalAnswer(refused("too-fast"));

/** Checks every request against the policy of its route. It does not know the path. */
export class Access {
  readonly #parts: AccessParts;
  readonly #buckets = new Map<RateLimitName, Buckets>();

  constructor(parts: AccessParts) {
    this.#parts = parts;
  }

  /** `general` are the rate limits of all routes of this kind. */
  async admit(policy: Policy, caller: Caller, general: readonly RateLimitName[]): Promise<Admission> {
    const { request, isReading, address } = caller;
    const { of: rateLimits, spent } = policy.rate ?? { of: [], spent: "always" };
    if (!this.#take(general, null, address)) return { refusal: TOO_FAST };
    if (!isReading && !isSameOrigin(request.headers, this.#parts.publicUrl)) return { refusal: OTHER_ORIGIN };
    if (spent === "first" && !this.#take(rateLimits, null, address)) return { refusal: TOO_FAST };
    const admission = await this.#admitPerson(policy, caller);
    if ("refusal" in admission || spent !== "always") return admission;
    return this.#take(rateLimits, admission.me, address) ? admission : { refusal: TOO_FAST };
  }

  /**
   * Checks again when the body has arrived, which may take long: a guest may have become an account, and the cookie may
   * have been replaced. Nothing is counted again.
   */
  async admitAgain(policy: Policy, caller: Caller): Promise<Admission> {
    return await this.#admitPerson(policy, caller);
  }

  /** Whether the rate limits that the handler spends allow one more. */
  withinRate(policy: Policy, me: CurrentPerson | null, address: string): boolean {
    return this.#take(policy.rate?.of ?? [], me, address);
  }

  async #admitPerson(policy: Policy, { request, address }: Caller): Promise<Admission> {
    const { identity, isBanned, isOperator, store, isMachine, isRecent } = this.#parts;
    if (policy.who === "public") return { me: null };
    if (policy.who === "machine") return isMachine(request) ? { me: null } : { refusal: NOT_THIS_MACHINE };
    const me = await identity.known(request);
    if (isByToken(request)) {
      if (me === null) return { refusal: UNKNOWN_TOKEN };
      if (policy.bots === "refused") return { refusal: NOT_FOR_BOTS };
    }
    if (policy.who === "operator" && !(me !== null && (await isOperator(me.person.id))))
      return { refusal: NOT_FOUND };
    if (me === null) return policy.who === "anyone" ? { me } : { refusal: STRANGER };
    if (policy.who === "account" && !(await hasSignInMethod(store.db, me.person.id)))
      return { refusal: accountRefusal("no-way-back") };
    if (policy.banned === "refused" && (await isBanned(me.person.id, address)))
      return { refusal: refusalAnswer(refused("banned")) };
    if (policy.recentSignIn && !(await isRecent(me))) return { refusal: accountRefusal("proof-needed") };
    return { me };
  }

  #take(rateLimits: readonly RateLimitName[], me: CurrentPerson | null, address: string): boolean {
    const now = performance.now();
    return rateLimits.every((rate) => {
      const whose = rate.endsWith("PerAddress") ? address : (me?.person.id ?? address);
      return this.#bucketsOf(rate).take(whose, now);
    });
  }

  #bucketsOf(rate: RateLimitName): Buckets {
    const buckets = this.#buckets.get(rate) ?? new Buckets(this.#parts.rateLimits[rate]);
    this.#buckets.set(rate, buckets);
    return buckets;
  }
}

function forbidden(status: number, detail: string): Answer {
  return answer(status, { reason: "unreadable", detail } satisfies ErrorBody);
}

const STRANGER = forbidden(401, "There is no cookie yet: ask GET /api/me first.");
const UNKNOWN_TOKEN = forbidden(401, "This token is not known.");
const NOT_FOR_BOTS = forbidden(403, "This is not for bots.");
const OTHER_ORIGIN = forbidden(403, "Only our own pages may do this.");
const NOT_THIS_MACHINE = text(403, "Only from this machine, or with the token.\n");
