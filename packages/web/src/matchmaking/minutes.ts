/** Formats a duration as a clock does: 1:05. A negative one is 0:00. */
export function formatMinutes(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
