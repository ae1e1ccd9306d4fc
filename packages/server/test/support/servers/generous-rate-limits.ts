import { type RateLimits, RATE_LIMITS } from "../../../src/wire/rate-limits.ts";

const PLENTY = { burst: 1e6, perSecond: 1e6 };

/** Nobody in a test waits for a bucket to fill. */
export const GENEROUS: RateLimits = {
  ...RATE_LIMITS,
  messagesPerConnection: PLENTY,
  messagesPerPerson: PLENTY,
  messagesPerAddress: PLENTY,
  connectionsPerAddress: PLENTY,
  requestsPerAddress: PLENTY,
  guestsPerAddress: PLENTY,
  tablesPerAddress: PLENTY,
  reportsPerAddress: PLENTY,
  clientErrorsPerAddress: PLENTY,
  matchesPerAddress: PLENTY,
  reviewsPerAddress: PLENTY,
  signInsPerAddress: PLENTY,
  messagesOutPerAddress: PLENTY,
  messagesOutPerPerson: PLENTY,
  codesPerAddress: PLENTY,
  hintsPerPerson: PLENTY,
  searchesPerAddress: PLENTY,
  invitationsPerAddress: PLENTY,
};
