/** How far the server's clock is ahead of this device's, by the last welcome. */
let ahead = 0;

/** The time by the server's clock, which deadlines refer to. Nothing else in the page reads a clock. */
export function serverTime(): number {
  return Date.now() + ahead;
}

/** The server has just said what time it is. */
export function setServerTime(now: number): void {
  ahead = now - Date.now();
}

/** For a worker, which reads the device's clock itself. */
export function serverAhead(): number {
  return ahead;
}
