import { useLayoutEffect, useRef } from "preact/hooks";

const NEAR_END = 60;

/** Keeps a list at its end while it grows. */
export function useFollowing(length: number) {
  const list = useRef<HTMLOListElement>(null);
  const followed = useRef(true);
  const top = useRef(0);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const follow = () => {
      if (followed.current) element.scrollTo({ top: element.scrollHeight });
    };
    // Only who scrolls up leaves the end: a list whose height a question takes away is far from it, and has not moved.
    const watch = () => {
      const isNearEnd = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END;
      if (isNearEnd) followed.current = true;
      else if (element.scrollTop < top.current) followed.current = false;
      top.current = element.scrollTop;
    };
    element.addEventListener("scroll", watch, { passive: true });
    // It is told of each new line when the page has been laid out, and of the list's own height: a sheet has none before
    // it is open, and a question takes some of it.
    const sized = new ResizeObserver(follow);
    sized.observe(element);
    return () => {
      element.removeEventListener("scroll", watch);
      sized.disconnect();
    };
  }, [length]);
  return list;
}
