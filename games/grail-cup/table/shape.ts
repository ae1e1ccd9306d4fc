import { useLayoutEffect, useState } from "preact/hooks";
import type { RefObject } from "preact";
import { type Frame, TALL, WIDE } from "./layout.ts";

/** Halfway between the shapes of the two maps. */
const SQUARISH = Math.sqrt((WIDE.width / WIDE.height) * (TALL.width / TALL.height));

/** The map that fits the box better, watched as the box changes. */
export function useFrame(box: RefObject<HTMLElement | null>): Frame {
  const [frame, setFrame] = useState<Frame>(WIDE);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => {
      const { clientWidth, clientHeight } = element;
      setFrame(clientWidth > clientHeight * SQUARISH ? WIDE : TALL);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return frame;
}
