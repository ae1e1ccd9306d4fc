import { useEffect, useState } from "preact/hooks";
import { asMinutes, leftAt, started, stopped, wound } from "./clock.ts";
import type { Scene } from "./scene.ts";

/** Time for something, that the host starts and stops. It runs on while the page is away. */
export function ClockFace({ scene, of, seconds }: { scene: Scene; of: string; seconds: number }) {
  const { sitting, words, enter } = scene;
  const clock = sitting.clock?.of === of ? sitting.clock : wound(of, seconds);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (clock.since === null) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [clock.since]);
  const left = leftAt(clock, Math.max(now, clock.since ?? now));
  const runs = clock.since !== null && left > 0;
  const says = words.discussion;
  return (
    <div class="qm-clock" style={{ "--left": left / (seconds * 1000) }}>
      <time role="timer" aria-label={says.left(asMinutes(left))}>
        {asMinutes(left)}
      </time>
      <p role="alert" class="qm-time-over">
        {left === 0 && says.over}
      </p>
      {left > 0 && (
        <button
          type="button"
          class="large"
          onClick={() => {
            const time = Date.now();
            setNow(time);
            enter({ ...sitting, clock: runs ? stopped(clock, time) : started(clock, time) });
          }}
        >
          {runs ? says.stop : says.start}
        </button>
      )}
    </div>
  );
}
