import { useMeasured } from "@roundtable/kit";
import type { RefObject } from "preact";
import { useCallback } from "preact/hooks";
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
  const measure = useCallback(
    (width: number, height: number) => {
      const isTable = map.current?.closest("[data-room='board']") != null;
      const { clientWidth, clientHeight } = document.documentElement;
      return sheetFor(width, height, isTable ? frameInWindow(clientWidth, clientHeight) : undefined);
    },
    [map],
  );
  return useMeasured<Sheet | null>(map, null, measure);
}

export function sheetFor(width: number, height: number, frame = frameFor(width, height)): Sheet {
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

/**
 * The shape of the map in a window, by about the room that it has there while it is played. A replay leaves it other room,
 * and shows the same shape: who knows a map finds the way on it again.
 */
function frameInWindow(width: number, height: number): Frame {
  const isWide = width / height >= 1.2 && width >= 544;
  if (!isWide) return frameFor(width, height * 0.74 - (width < 544 ? 215 : 260));
  const board = width - Math.min(384, Math.max(248, width * 0.25));
  const map = { width: board - Math.min(208, Math.max(138, board * 0.16)), height: height * 0.91 };
  return isBeside(board, height) ? frameFor(map.width, map.height) : frameFor(board, map.height - 134);
}

function frameFor(width: number, height: number): Frame {
  const unlike = (frame: Frame) => Math.abs(Math.log((frame.width / frame.height) * (height / width)));
  return [BROAD, SQUARE, TALL].reduce((best, frame) => (unlike(frame) < unlike(best) ? frame : best), WIDE);
}
