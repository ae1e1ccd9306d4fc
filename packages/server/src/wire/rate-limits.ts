import type { Rate } from "@roundtable/host/token-bucket";

/** How much one may ask of the server. A house full of people behind one router must not notice. */
export interface RateLimits {
  readonly messagesPerConnection: Rate;
  /** Over all his connections. */
  readonly messagesPerPerson: Rate;
  readonly messagesPerAddress: Rate;
  readonly connectionsPerAddress: Rate;
  /** How many sockets may be open at the same time. */
  readonly socketsPerAddress: number;
  /** Of the API; files may be asked for at will. */
  readonly requestsPerAddress: Rate;
  readonly guestsPerAddress: Rate;
  readonly tablesPerAddress: Rate;
  readonly reportsPerAddress: Rate;
  /** Errors that pages report: each page stops after a few by itself. */
  readonly clientErrorsPerAddress: Rate;
  /** Matches that are handed over: each is played again. */
  readonly matchesPerAddress: Rate;
  /** Reviews that are wanted of matches of which none is kept. */
  readonly reviewsPerAddress: Rate;
  readonly signInsPerAddress: Rate;
  /** Tokens for bots that may be made. */
  readonly botsPerAddress: Rate;
  /** Mails and other messages that are sent outside because somebody presses a button. */
  readonly messagesOutPerAddress: Rate;
  readonly messagesOutPerPerson: Rate;
  /** Codes of tables that may be tried: whoever guesses must not get far. */
  readonly codesPerAddress: Rate;
  /** Hints: each is a long thought. */
  readonly hintsPerPerson: Rate;
  /** How often one may begin to look for a game, and how often ask others to come. */
  readonly searchesPerAddress: Rate;
  readonly invitationsPerAddress: Rate;
  /** What an operator may do. */
  readonly actionsPerOperator: Rate;
  /** How often one may change whom one mutes and blocks. */
  readonly blocksPerAddress: Rate;
  /** Messages refused for their pace before the connection is cut. */
  readonly patience: number;
}

/** Each name ends with what it is counted by. */
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
