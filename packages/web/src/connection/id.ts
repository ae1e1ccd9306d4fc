/** `crypto.randomUUID` needs a secure context, which a phone in the local network does not have. */
export function newId(): string {
  return randomHex(16);
}

export function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}
