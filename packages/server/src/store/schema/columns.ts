/** Milliseconds since 1970. */
export type Moment = number;
/** 0 or 1, because SQLite has no booleans. */
export type Flag = number;
/** A value as JSON text. */
export type Json = string;
