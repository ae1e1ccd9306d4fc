/** Milliseconds since 1970. */
export type Moment = number;
/** Neither engine's own: 0 or 1. */
export type Flag = number;
/** A value as JSON text. */
export type Json = string;
