import type { Pace } from "@roundtable/protocol";
import { between } from "../chance.ts";

const PAUSES: Readonly<Record<Pace, readonly [number, number]>> = {
  human: [600, 1800],
  quick: [150, 400],
  instant: [0, 0],
};

/** How long a bot seems to think. Drawn before it thinks: what it holds or answers has no say in it. */
export function pauseOf(pace: Pace): number {
  return between(PAUSES[pace]);
}
