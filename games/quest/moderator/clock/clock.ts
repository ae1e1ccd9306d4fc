/** A clock that can be stopped, as it is stored: after a reload it keeps running. */
export interface ClockReading {
  /** What is timed; everything else has a clock of its own. */
  readonly of: string;
  /** Milliseconds that were left when it was last started or stopped. */
  readonly left: number;
  /** When it was started; null while it stands still. */
  readonly since: number | null;
}

export function wound(of: string, seconds: number): ClockReading {
  return { of, left: seconds * 1000, since: null };
}

export function leftAt({ left, since }: Pick<ClockReading, "left" | "since">, now: number): number {
  return Math.max(0, since === null ? left : left - (now - since));
}

export function started(clock: ClockReading, now: number): ClockReading {
  return clock.since === null ? { ...clock, since: now } : clock;
}

export function stopped(clock: ClockReading, now: number): ClockReading {
  return { ...clock, left: leftAt(clock, now), since: null };
}

/** Formats as 4:59; a second that has begun still counts. */
export function asMinutes(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
