/** Why a command was refused. A refused command changes nothing. */
export const MATCH_REASONS = [
  "malformed",
  "match-over",
  "no-such-seat",
  "not-asked",
  "stale-decision",
  "illegal-answer",
  "nothing-to-undo",
  "undo-not-allowed",
  "undo-out-of-reach",
  "no-undo-asked",
  "talk-closed",
  "illegal-statement",
] as const;

export type MatchReason = (typeof MATCH_REASONS)[number];
