import type { Point } from "./layout.ts";

/** The stylesheet turns units of the map into pixels. Nearer pieces stand before farther ones. */
export function placed({ x, y }: Point, size: number, above = 0) {
  return { "--x": x, "--y": y, "--size": size, zIndex: Math.round(y) + above };
}
