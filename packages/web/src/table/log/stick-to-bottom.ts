import { useLayoutEffect, useRef } from "preact/hooks";

const NEAR_END = 60;

/** Keeps a list scrolled to its end while it grows (stick to bottom). */
export function useStickToBottom(length: number) {
  const list = useRef<HTMLOListElement>(null);
  const followed = useRef(true);
  const top = useRef(0);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const follow = () => {
      if (followed.current) element.scrollTo({ top: element.scrollHeight });
    };
    // Only scrolling up leaves the end. When a question shrinks the list, it is far from its end without having been
    // scrolled.
    const watch = () => {
      const isNearEnd = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END;
      if (isNearEnd) followed.current = true;
      else if (element.scrollTop < top.current) followed.current = false;
      top.current = element.scrollTop;
    };
    element.addEventListener("scroll", watch, { passive: true });
    // The observer runs after layout for each new line. It also watches the list's own height: a closed sheet has none,
    // and a question takes some of it.
    const sized = new ResizeObserver(follow);
    sized.observe(element);
    return () => {
      element.removeEventListener("scroll", watch);
      sized.disconnect();
    };
  }, [length]);
  return list;
}
