import type { Node } from "./nodes.ts";
import type { Random } from "./random.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** How wrong a clock may be. */
const AHEAD_SECONDS = [7, 90];
const AHEAD_HOURS = [1, 11];
const AHEAD_DAYS = [3, 40, 150];
const AHEAD_YEARS = [2, 5];
const AHEAD_MS = [
  ...AHEAD_SECONDS.map((count) => count * SECOND),
  ...AHEAD_HOURS.map((count) => count * HOUR),
  ...AHEAD_DAYS.map((count) => count * DAY),
  ...AHEAD_YEARS.map((count) => count * 365 * DAY),
];
/** A single server has no other clock to compare with: a jump of a year would rightly sign everybody out. */
const WRONGEST_ALONE_MS = 150 * DAY;

/** Sets the clock of a running server forward or back; every third time it is right again. */
export function setClock(node: Node, random: Random, isAlone: boolean): void {
  const ms = random.oneOf(AHEAD_MS.filter((one) => !isAlone || one <= WRONGEST_ALONE_MS)) ?? 0;
  node.setClock([0, -ms, ms][random.upTo(3)] ?? 0);
}
