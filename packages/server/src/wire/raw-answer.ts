import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { BARE_HEADERS } from "./security-headers.ts";

/** Errors that Node finds before our code sees the request. */
const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers without a body: to an unreadable request, or to a refused upgrade. */
export function answerRaw(socket: Duplex, status: number): void {
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`,
    "Connection: close",
    "Content-Length: 0",
    "Cache-Control: no-store",
    ...Object.entries(BARE_HEADERS).map(([name, value]) => `${name}: ${value}`),
  ];
  // The caller may keep their end open. Ours is closed.
  socket.end(`${lines.join("\r\n")}\r\n\r\n`, () => socket.destroy());
}

/** For requests that cannot be read. */
export function onClientError(error: Error & { readonly code?: string }, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  answerRaw(socket, STATUS_BY_CODE[error.code ?? ""] ?? 400);
}
