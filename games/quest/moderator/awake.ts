import { useEffect } from "preact/hooks";

/** Keeps the screen lit while the table plays, where the browser can. */
export function useAwake(): void {
  useEffect(() => {
    if (!("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    const keep = async () => {
      if (document.hidden) return;
      try {
        lock = await navigator.wakeLock.request("screen");
      } catch {
        // A device that saves its battery says no; the game is kept all the same.
      }
    };
    const keepAgain = () => void keep();
    keepAgain();
    document.addEventListener("visibilitychange", keepAgain);
    return () => {
      document.removeEventListener("visibilitychange", keepAgain);
      void lock?.release();
    };
  }, []);
}
