import type { Node } from "./nodes.ts";
import type { Whim } from "./whim.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** By how much a clock may be wrong. */
const AHEAD_SECONDS = [7, 90];
const AHEAD_HOURS = [1, 11];
const AHEAD_DAYS = [3, 40, 300];
const AHEAD_YEARS = [2, 5];
const AHEAD_MS = [
  ...AHEAD_SECONDS.map((count) => count * SECOND),
  ...AHEAD_HOURS.map((count) => count * HOUR),
  ...AHEAD_DAYS.map((count) => count * DAY),
  ...AHEAD_YEARS.map((count) => count * 365 * DAY),
];
/** Where no other clock says better, everybody is signed out when a year has passed, and rightly. */
const LONGEST_AHEAD_ALONE_MS = 300 * DAY;

/** Sets the clock of a server that runs, forward or back; every third time it is right again. */
export function setClock(node: Node, whim: Whim, isAlone: boolean): void {
  const back = -(whim.oneOf(AHEAD_MS) ?? 0);
  const ahead = whim.oneOf(AHEAD_MS.filter((ms) => !isAlone || ms <= LONGEST_AHEAD_ALONE_MS)) ?? 0;
  node.setClock([0, back, ahead][whim.upTo(3)] ?? 0);
}
