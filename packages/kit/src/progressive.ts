import { useEffect, useState } from "preact/hooks";

/** A frame that came no later than this has left time for more in the next. */
const IN_TIME_MS = 25;
const MOST_AT_ONCE = 4;

/**
 * How many of so many parts of a large drawing are to be drawn by now: the first at once, the others frame by frame, so
 * that none of them keeps anybody from answering. What was once drawn whole is drawn whole again.
 */
export function useProgressiveCount(parts: number): number {
  const [drawn, draw] = useState(1);
  const isWhole = drawn >= parts;
  useEffect(() => {
    if (isWhole) return;
    let atOnce = 1;
    let last = performance.now();
    const next = (now: number) => {
      atOnce = now - last < IN_TIME_MS ? Math.min(2 * atOnce, MOST_AT_ONCE) : 1;
      last = now;
      draw((before) => before + atOnce);
      frame = requestAnimationFrame(next);
    };
    let frame = requestAnimationFrame(next);
    return () => cancelAnimationFrame(frame);
  }, [isWhole]);
  return Math.min(drawn, parts);
}
