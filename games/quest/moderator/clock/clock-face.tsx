import { play } from "@roundtable/kit";
import { useEffect, useState } from "preact/hooks";
import { asMinutes, leftAt, started, stopped, wound } from "./clock.ts";
import type { Display } from "../screens/display.ts";
import { useTimeOver } from "./time-over.ts";

/** A timer that the host starts and stops. It keeps running while the page is closed. */
export function ClockFace({ display, of, seconds }: { display: Display; of: string; seconds: number }) {
  const { sitting, words, enter } = display;
  const clock = sitting.clock?.of === of ? sitting.clock : wound(of, seconds);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (clock.since === null) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [clock.since]);
  const left = leftAt(clock, Math.max(now, clock.since ?? now));
  const isOver = left === 0;
  const runs = clock.since !== null && !isOver;
  useTimeOver(display, clock);
  const says = words.discussion;
  return (
    <div class={`qm-clock ${isOver ? "qm-over-time" : ""}`} style={{ "--left": left / (seconds * 1000) }}>
      <time role="timer" aria-label={says.left(asMinutes(left))}>
        {asMinutes(left)}
      </time>
      <p role="alert" class="qm-time-over">
        {isOver && says.over}
      </p>
      {!isOver && (
        <button
          type="button"
          class="large"
          onClick={() => {
            const time = Date.now();
            // A browser plays sounds only after one that followed a touch: so a timer that ends with chimes starts with
            // a knock.
            if (!runs) play("wood");
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
