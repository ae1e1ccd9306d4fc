import type { Seat } from "@roundtable/kernel";
import type { TableInfo } from "@roundtable/protocol";

/**
 * The consequence of leaving a running match: a bot takes over; the match is lost, with or without ending; or it is
 * won.
 */
export type Leaving = "handedOver" | "lost" | "lostAndOver" | "won";

/** At a rated table leaving loses the match. The last person there has won against those who left before. */
export function leavingOf({ rated, seats }: Pick<TableInfo, "rated" | "seats">, me: Seat): Leaving {
  if (!rated) return "handedOver";
  const others = seats.filter((_, seat) => seat !== me);
  if (others.every((at) => at.kind === "person" && at.forfeited)) return "won";
  const mine = seats[me];
  const isAlone = others.every((at) => at.kind !== "person" || at.playedBy === "bot");
  if (isAlone) return "lostAndOver";
  return mine?.kind === "person" && mine.forfeited ? "handedOver" : "lost";
}

/** Whether ending the match is the same as leaving it: nobody else is asked, and the result counts. */
export function endsByLeaving({ rated, seats }: Pick<TableInfo, "rated" | "seats">, me: Seat): boolean {
  const isAsked = (at: TableInfo["seats"][number]): boolean =>
    at.kind === "person" && at.playedBy === "person" && at.person.botOf === undefined;
  return rated && !seats.some((at, seat) => seat !== me && isAsked(at));
}
