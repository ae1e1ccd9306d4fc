import type { Rate } from "@roundtable/host/token-bucket";

/** Rate limits, which throttle each client. They are high enough for many people behind one router. */
export interface RateLimits {
  readonly messagesPerConnection: Rate;
  /** Over all connections of the person. */
  readonly messagesPerPerson: Rate;
  readonly messagesPerAddress: Rate;
  readonly connectionsPerAddress: Rate;
  /** Sockets that may be open at the same time. */
  readonly socketsPerAddress: number;
  /** For the API. Files are not limited. */
  readonly requestsPerAddress: Rate;
  readonly guestsPerAddress: Rate;
  readonly tablesPerAddress: Rate;
  readonly reportsPerAddress: Rate;
  /** Errors that pages report. Each page stops after a few by itself. */
  readonly clientErrorsPerAddress: Rate;
  /** Uploads of offline matches, each of which is replayed. */
  readonly matchesPerAddress: Rate;
  /** Requests for reviews that must be made. */
  readonly reviewsPerAddress: Rate;
  readonly signInsPerAddress: Rate;
  /** New bots. */
  readonly botsPerAddress: Rate;
  /** Mails and other messages that a button triggers. */
  readonly messagesOutPerAddress: Rate;
  readonly messagesOutPerPerson: Rate;
  /** Attempts at table codes, against guessing. */
  readonly codesPerAddress: Rate;
  /** Hints, each of which takes long to compute. */
  readonly hintsPerPerson: Rate;
  /** Searches by matchmaking, and invitations. */
  readonly searchesPerAddress: Rate;
  readonly invitationsPerAddress: Rate;
  /** Actions of an operator. */
  readonly actionsPerOperator: Rate;
  /** Changes of blocks and mutes. */
  readonly blocksPerAddress: Rate;
  /** How many rate-limited messages are refused before the connection is closed. */
  readonly patience: number;
}

/** The names of the rates. Each ends with what it is counted by. */
export type RateLimitName = {
  [Name in keyof RateLimits]: RateLimits[Name] extends Rate ? Name : never;
}[keyof RateLimits];

export const RATE_LIMITS: RateLimits = {
  messagesPerConnection: { burst: 60, perSecond: 15 },
  messagesPerPerson: { burst: 120, perSecond: 20 },
  messagesPerAddress: { burst: 600, perSecond: 150 },
  connectionsPerAddress: { burst: 300, perSecond: 5 },
  socketsPerAddress: 500,
  requestsPerAddress: { burst: 600, perSecond: 20 },
  guestsPerAddress: { burst: 300, perSecond: 0.5 },
  tablesPerAddress: { burst: 300, perSecond: 0.5 },
  reportsPerAddress: { burst: 20, perSecond: 1 / 60 },
  clientErrorsPerAddress: { burst: 20, perSecond: 1 / 30 },
  matchesPerAddress: { burst: 40, perSecond: 1 / 60 },
  reviewsPerAddress: { burst: 30, perSecond: 1 / 30 },
  signInsPerAddress: { burst: 60, perSecond: 0.2 },
  botsPerAddress: { burst: 60, perSecond: 1 / 60 },
  messagesOutPerAddress: { burst: 30, perSecond: 1 / 60 },
  messagesOutPerPerson: { burst: 5, perSecond: 1 / 120 },
  codesPerAddress: { burst: 30, perSecond: 1 / 6 },
  hintsPerPerson: { burst: 8, perSecond: 1 / 8 },
  searchesPerAddress: { burst: 100, perSecond: 0.5 },
  invitationsPerAddress: { burst: 60, perSecond: 0.2 },
  actionsPerOperator: { burst: 30, perSecond: 0.5 },
  blocksPerAddress: { burst: 60, perSecond: 0.5 },
  patience: 100,
};
