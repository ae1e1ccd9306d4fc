import type { MatchAtTable } from "../table/frame.tsx";
import { lazy } from "../parts/lazy.ts";

const VotedOut = lazy(() => import("./vote-out.tsx"), "VotedOut");
const VotesOut = lazy(() => import("./vote-out.tsx"), "VotesOut");

/** Votes to remove a player, loaded when there is one. A player who was voted out is told so. */
export function VoteOutNotices({ match }: { match: Pick<MatchAtTable, "session" | "info" | "me"> }) {
  const { session, info, me } = match;
  const mine = info.seats[session.mySeat.value ?? -1];
  if (mine?.kind === "person" && mine.isOut === true) return <VotedOut />;
  const isVoting = info.seats.some((at) => at.kind === "person" && (at.voteOut ?? at.isOut) !== undefined);
  return isVoting ? <VotesOut session={session} info={info} me={me} /> : null;
}
