import { useEffect } from "preact/hooks";

/** A wake lock: keeps the screen on while the table plays, if the browser supports it. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    const keep = async () => {
      if (document.hidden) return;
      try {
        lock = await navigator.wakeLock.request("screen");
      } catch {
        // A device that saves its battery refuses; the game is stored all the same.
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
