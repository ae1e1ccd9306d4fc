import type { Seat } from "@roundtable/kernel";
import type { TableInfo } from "@roundtable/protocol";

/** What it means to leave a running match: a bot plays on; the match is lost, and over with it or not; or it is won. */
export type Leaving = "handedOver" | "lost" | "lostAndOver" | "won";

/** At a rated table who leaves has lost; who is left there alone has won against those who left before him. */
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
