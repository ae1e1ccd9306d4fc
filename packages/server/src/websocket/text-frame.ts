const TEXT = "\u0081";
const LONG = "\u007e";

/**
 * A short text as one whole WebSocket frame, each character a byte: the socket writes it in one go, in half the time that the
 * library takes for header and text apart. Null where the library must do it: texts that are long, or not in ASCII.
 */
export function textFrame(text: string): string | null {
  const { length } = text;
  if (length > 0xffff || Buffer.byteLength(text) !== length) return null;
  if (length < 126) return TEXT + String.fromCharCode(length) + text;
  return TEXT + LONG + String.fromCharCode(length >> 8, length & 0xff) + text;
}
