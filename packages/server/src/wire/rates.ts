import type { Rate } from "./token-bucket.ts";

/** How much one may ask of the server. A house full of people behind one router must not notice. */
export interface Rates {
  readonly messagesPerConnection: Rate;
  readonly messagesPerAddress: Rate;
  readonly connectionsPerAddress: Rate;
  readonly requestsPerAddress: Rate;
  readonly guestsPerAddress: Rate;
  readonly tablesPerAddress: Rate;
  /** Messages refused for their pace before the connection is cut. */
  readonly patience: number;
}

export const RATES: Rates = {
  messagesPerConnection: { burst: 60, perSecond: 15 },
  messagesPerAddress: { burst: 600, perSecond: 150 },
  connectionsPerAddress: { burst: 100, perSecond: 2 },
  requestsPerAddress: { burst: 600, perSecond: 20 },
  guestsPerAddress: { burst: 100, perSecond: 0.1 },
  tablesPerAddress: { burst: 100, perSecond: 0.2 },
  patience: 100,
};
