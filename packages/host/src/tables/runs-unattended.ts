import { isOverDays } from "./over-days.ts";
import { playingPeople, type Table } from "./table.ts";

/**
 * Whether bots play on while nobody looks: over days, so that whose turn it is next is told; and where the result counts,
 * so that nobody's clock stands because he has closed the page. Elsewhere they wait for the people, and where no person
 * plays any more they always do.
 */
export function goesOnByItself(table: Table): boolean {
  return (table.rated || isOverDays(table)) && playingPeople(table).length > 0;
}
