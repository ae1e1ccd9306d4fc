import { useMeasured } from "@roundtable/kit";
import type { RefObject } from "preact";
import { BROAD, type Frame, SQUARE, TALL, WIDE } from "./layout.ts";

/** From here on a box is broad enough for the hand to lie beside the map, else it lies below. */
const BESIDE = 1.2;

/** What a box shows of the map. */
export interface Sheet {
  /** The map whose shape is nearest to the box. */
  readonly frame: Frame;
  /** How many pixels a unit of the map has. */
  readonly scale: number;
  /** So much land is seen on either side of the frame, in units of the map, */
  readonly beside: number;
  /** and so much above and below. */
  readonly above: number;
}

/** As the box is, followed as it changes; null until it has a size. */
export function useSheet(map: RefObject<HTMLElement | null>): Sheet | null {
  return useMeasured<Sheet | null>(map, null, sheetFor);
}

export function sheetFor(width: number, height: number): Sheet {
  const frame = frameFor(width, height);
  const scale = Math.min(width / frame.width, height / frame.height);
  return {
    frame,
    scale,
    beside: inSteps((width / scale - frame.width) / 2),
    above: inSteps((height / scale - frame.height) / 2),
  };
}

/** A window that is drawn larger by a few pixels does not change the land. */
const STEP = 100;

function inSteps(units: number): number {
  return Math.ceil(Math.round(units) / STEP) * STEP;
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
