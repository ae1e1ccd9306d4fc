import { isOverDays } from "./over-days.ts";
import { playingPeople, type Table } from "./table.ts";

/**
 * Whether bots play on without spectators. In multi-day matches they do, so that the next player is notified; in rated
 * ones, so that closing the page stops nobody's clock. Elsewhere they wait for people. Without any person playing they
 * always wait.
 */
export function runsUnattended(table: Table): boolean {
  return (table.rated || isOverDays(table)) && playingPeople(table).length > 0;
}
