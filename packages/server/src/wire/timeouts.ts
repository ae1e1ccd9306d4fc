/** How long the server waits for slow clients. */
export interface Timeouts {
  /** For the headers of a request, from when the connection was opened. */
  readonly headersMs: number;
  /** For a whole request. */
  readonly requestMs: number;
  /** For clients that do not read their answer, or send no further request. */
  readonly idleMs: number;
  readonly checkedEveryMs: number;
}

export const TIMEOUTS: Timeouts = {
  headersMs: 10_000,
  requestMs: 20_000,
  idleMs: 60_000,
  checkedEveryMs: 2000,
};

/** How long the other end has to close the connection. */
export const CLOSE_TIMEOUT_MS = 1000;
