import { useMeasured } from "@roundtable/kit";
import type { RefObject } from "preact";
import { type Frame, SQUARE, TALL, WIDE } from "./layout.ts";

/** The height of the row of calls above the map, about. */
const CALLS = 50;

/** The map whose shape is nearest to the box, watched as the box changes. */
export function useFrame(box: RefObject<HTMLElement | null>): Frame {
  return useMeasured(box, WIDE, frameFor);
}

function frameFor(width: number, boxHeight: number): Frame {
  const height = boxHeight - CALLS;
  const unlike = (frame: Frame) => Math.abs(Math.log((frame.width / frame.height) * (height / width)));
  return [SQUARE, TALL].reduce((best, frame) => (unlike(frame) < unlike(best) ? frame : best), WIDE);
}
