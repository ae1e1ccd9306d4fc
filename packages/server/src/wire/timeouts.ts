/** How long the server waits for those who have begun something and do not go on. */
export interface Timeouts {
  /** For the headers of a request, from when the connection was opened. */
  readonly headersMs: number;
  /** For a whole request. */
  readonly requestMs: number;
  /** For somebody who takes nothing of an answer that he has asked for, or asks nothing more. */
  readonly idleMs: number;
  readonly checkedEveryMs: number;
}

export const TIMEOUTS: Timeouts = {
  headersMs: 10_000,
  requestMs: 20_000,
  idleMs: 60_000,
  checkedEveryMs: 2000,
};

/** Who was told that it is over has so long to hang up. */
export const CLOSE_TIMEOUT_MS = 1000;
