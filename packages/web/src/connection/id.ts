/** `crypto.randomUUID` wants a secure context; a phone in the local network has none. */
export function newId(): string {
  return randomHex(16);
}

export function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}
