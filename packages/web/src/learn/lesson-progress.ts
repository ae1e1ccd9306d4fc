/** A lesson, as its address names it. */
export interface LessonName {
  readonly game: string;
  readonly lesson: string;
}

/** The step at which this lesson was left on this device; 0 if it was not started or was finished. */
export function savedStep(of: LessonName, steps: number): number {
  const step = Number(read(of));
  return Number.isInteger(step) && step > 0 && step < steps - 1 ? step : 0;
}

export function saveStep(of: LessonName, step: number): void {
  try {
    localStorage.setItem(keyOf(of), String(step));
  } catch {
    // A private window may have no storage; the lesson then starts over.
  }
}

function read(of: LessonName): string | null {
  try {
    return localStorage.getItem(keyOf(of));
  } catch {
    return null;
  }
}

function keyOf({ game, lesson }: LessonName): string {
  return `lesson ${game} ${lesson}`;
}
