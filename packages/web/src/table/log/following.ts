import { useLayoutEffect, useRef } from "preact/hooks";

const NEAR_END = 60;

/** Keeps a list at its end while it grows. */
export function useFollowing(length: number) {
  const list = useRef<HTMLOListElement>(null);
  const followed = useRef(true);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    if (followed.current) element.scrollTo({ top: element.scrollHeight });
    const watch = () => {
      followed.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END;
    };
    element.addEventListener("scroll", watch, { passive: true });
    return () => element.removeEventListener("scroll", watch);
  }, [length]);
  return list;
}
