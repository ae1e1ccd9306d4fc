import { useEffect, useState } from "preact/hooks";

/** What a clock shows, read anew each so many milliseconds as long as it runs and somebody sees the page. */
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
