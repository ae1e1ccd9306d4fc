const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Whether a table is on this device, so that no server knows it. */
export function isLocal(table: string): boolean {
  return table.startsWith("here-");
}

export function newLocalId(): string {
  const letters = Array.from(
    crypto.getRandomValues(new Uint8Array(12)),
    (byte) => LETTERS[byte % LETTERS.length],
  );
  return `here-${letters.join("")}`;
}
