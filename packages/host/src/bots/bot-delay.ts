import type { ChanceSource } from "@roundtable/kernel";
import type { BotSpeed } from "@roundtable/protocol";

const PAUSES: Readonly<Record<BotSpeed, readonly [number, number]>> = {
  human: [600, 1800],
  quick: [150, 400],
  instant: [0, 0],
};

/**
 * How long a bot seems to think, in milliseconds. Drawn before it thinks: what it holds, says or answers has no say in
 * it. The `nth` pause of a thought is for one that was not ready when the pause before it was over.
 */
export function botDelayOf(pace: BotSpeed, source: ChanceSource, nth = 0): number {
  const [least, most] = PAUSES[pace];
  return least + source.pick(nth, most - least + 1);
}
