/**
 * Every message between client and server, as schemas; nothing else crosses the wire. `docs/protocol.md` tells the story.
 *
 */
export * from "./chance.ts";
export { applied, type Changes, type Delta, deltaBetween, NOTHING } from "./delta.ts";
export { Following } from "./following.ts";
export * from "./from-client.ts";
export * from "./from-server.ts";
export * from "./http.ts";
export * from "./matches.ts";
export { listsAfter } from "./lobby-list.ts";
export { LIMITS, PROTOCOL, SIGNED_OUT } from "./limits.ts";
export { ChatLine, LogLine, type Position, type Sight } from "./match.ts";
export { Name, Person } from "./person.ts";
export { PersonId, TableId } from "./plain.ts";
export { Reason } from "./reason.ts";
export * from "./terms.ts";
export { isRatedAt, Pace, PACES, SeatInfo, TableInfo, TableStatus, TableSummary, Watching } from "./table.ts";
