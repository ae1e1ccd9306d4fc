const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Whether a table is on this device; no server knows it. */
export function isLocal(table: string): boolean {
  return table.startsWith("here-");
}

export function newHereId(): string {
  const letters = Array.from(
    crypto.getRandomValues(new Uint8Array(12)),
    (byte) => LETTERS[byte % LETTERS.length],
  );
  return `here-${letters.join("")}`;
}
