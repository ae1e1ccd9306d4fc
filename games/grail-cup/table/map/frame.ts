import { useMeasured } from "@roundtable/kit";
import type { RefObject } from "preact";
import { BROAD, type Frame, SQUARE, TALL, WIDE } from "./layout.ts";

/** From here on a box is broad enough for the hand to lie beside the map, else it lies below. */
const BESIDE = 1.2;

/** The map whose shape is nearest to its box, watched as the box changes. */
export function useFrame(map: RefObject<HTMLElement | null>): Frame {
  return useMeasured(map, WIDE, frameFor);
}

/** How many pixels a unit of the map has. */
export function useScale(map: RefObject<HTMLElement | null>): number {
  return useMeasured(map, 1, scaleFor);
}

function scaleFor(width: number, height: number): number {
  const frame = frameFor(width, height);
  return Math.min(width / frame.width, height / frame.height);
}

export function useHandBeside(box: RefObject<HTMLElement | null>): boolean {
  return useMeasured(box, true, isBeside);
}

function isBeside(width: number, height: number): boolean {
  return width / height > BESIDE;
}

function frameFor(width: number, height: number): Frame {
  const unlike = (frame: Frame) => Math.abs(Math.log((frame.width / frame.height) * (height / width)));
  return [BROAD, SQUARE, TALL].reduce((best, frame) => (unlike(frame) < unlike(best) ? frame : best), WIDE);
}
