/** Every message between client and server, as schemas; nothing else crosses the wire. See `docs/protocol.md`. */
export * from "./matches/chance.ts";
export { applied, type Changes, type Delta, deltaBetween, NOTHING } from "./matches/delta.ts";
export { MatchFollower } from "./matches/match-follower.ts";
export * from "./from-client.ts";
export * from "./from-server.ts";
export * from "./http.ts";
export * from "./matches/match-requests.ts";
export { listsAfter } from "./tables/lobby-list.ts";
export { LIMITS, PROTOCOL, SIGNED_OUT } from "./limits.ts";
export { ChatLine, LogLine, type Position, type Sight } from "./matches/match.ts";
export { Name, Person } from "./person.ts";
export { PersonId, TableId } from "./primitives.ts";
export { Reason } from "./reason.ts";
export * from "./time-controls/time-controls.ts";
export {
  isRatedAt,
  BotSpeed,
  BOT_SPEEDS,
  SeatInfo,
  TableInfo,
  TableStatus,
  TableSummary,
  SpectatorAccess,
} from "./tables/table.ts";
