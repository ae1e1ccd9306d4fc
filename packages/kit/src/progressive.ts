import { useEffect, useState } from "preact/hooks";

/** A frame that took no longer than this leaves time for more parts in the next one. */
const IN_TIME_MS = 25;
const MOST_AT_ONCE = 4;

/**
 * Progressive rendering: how many parts of a large drawing to draw by now. The first is drawn at once, the others frame
 * by frame, so that the page stays responsive. Once the drawing is complete, it stays complete.
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
