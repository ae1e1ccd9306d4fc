import { useEffect, useState } from "preact/hooks";

/** A value that is read again at this interval, while `runs` is true and the page is visible. */
export function useTicking<T>(read: () => T, ms: number, runs = true): T {
  const [now, setNow] = useState(read);
  useEffect(() => {
    if (!runs) return;
    const tick = () => {
      if (!document.hidden) setNow(read);
    };
    tick();
    const timer = setInterval(tick, ms);
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [read, ms, runs]);
  return now;
}
