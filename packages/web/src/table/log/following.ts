import { useLayoutEffect, useRef } from "preact/hooks";

const NEAR_END = 60;

/** Keeps a list at its end while it grows. */
export function useFollowing(length: number) {
  const list = useRef<HTMLOListElement>(null);
  const followed = useRef(true);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const follow = () => {
      if (followed.current) element.scrollTo({ top: element.scrollHeight });
    };
    const watch = () => {
      followed.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END;
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
