import { useLayoutEffect, useState } from "preact/hooks";
import type { RefObject } from "preact";
import { type Frame, SQUARE, TALL, WIDE } from "./layout.ts";

/** The height of the row of calls above the map, about. */
const CALLS = 50;

/** The map whose shape is nearest to the box, watched as the box changes. */
export function useFrame(box: RefObject<HTMLElement | null>): Frame {
  const [frame, setFrame] = useState<Frame>(WIDE);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => setFrame(frameFor(element.clientWidth, element.clientHeight - CALLS));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return frame;
}

function frameFor(width: number, height: number): Frame {
  const unlike = (frame: Frame) => Math.abs(Math.log((frame.width / frame.height) * (height / width)));
  return [SQUARE, TALL].reduce((best, frame) => (unlike(frame) < unlike(best) ? frame : best), WIDE);
}
