import type { Reason } from "@roundtable/protocol";

/** Why something was not done. Errors of people are values; only broken invariants are thrown. */
export interface Refusal {
  readonly refused: Reason;
  readonly problems?: readonly { readonly kind: string }[];
}

export function refused(reason: Reason, problems?: readonly { readonly kind: string }[]): Refusal {
  return problems === undefined ? { refused: reason } : { refused: reason, problems };
}

export function isRefusal(result: object): result is Refusal {
  return "refused" in result;
}
