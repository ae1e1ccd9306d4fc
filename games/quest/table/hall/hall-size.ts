import { useMeasured } from "@roundtable/kit";
import type { RefObject } from "preact";
import type { Oval, Reach } from "./seating.ts";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of the hall in pixels, updated when the window changes. */
export function useSize(box: RefObject<HTMLElement | null>): Size {
  return useMeasured(box, BEFORE_MEASURED, sizeOf);
}

const BEFORE_MEASURED = { width: 800, height: 560 };

function sizeOf(width: number, height: number): Size {
  return { width, height };
}

const LEAST = 34;
const MOST = 108;

/** The width of a shield: ten of them fit around the table on the smallest phone. */
export function shieldWidth({ width, height }: Size): number {
  return Math.min(MOST, Math.max(LEAST, Math.min(width, height) * 0.118));
}

/** The height of the name below a shield: one line. */
const NAME = 24;

/** The space that a shield takes with the name below it, and with the leader's crown. */
export function reachOf(size: Size, isLeader: boolean): Reach {
  const shield = shieldWidth(size);
  return { across: shield * 0.8, up: shield * (isLeader ? 1.05 : 0.6), down: shield * 0.6 + NAME };
}

/** The oval on which people sit, with room for their shields and names. */
export function ovalFor(size: Size): Oval {
  const shield = shieldWidth(size);
  // Room for a crown over the shield of the player at the top.
  const above = shield * 1.15;
  const below = shield * 0.75 + NAME;
  return {
    centre: { x: size.width / 2, y: (size.height + above - below) / 2 },
    across: Math.min(size.width / 2 - shield * 1.02, size.height * 0.95),
    down: Math.max(0, size.height - above - below) / 2,
  };
}
