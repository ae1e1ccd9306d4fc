import { once } from "node:events";
import { connect, type Socket } from "node:net";

export const TEXT = 1;
export const PING = 9;
export const PONG = 10;

interface Flaws {
  readonly fin?: boolean;
  readonly masked?: boolean;
  /** The length in the header, whatever the real one is. */
  readonly length?: number;
}

/** One WebSocket frame as a client sends it, or a broken one. The mask is zero, which changes nothing. */
export function frame(opcode: number, payload: string | Buffer = "", flaws: Flaws = {}): Buffer {
  const body = Buffer.from(payload);
  const { fin = true, masked = true, length = body.length } = flaws;
  const header = Buffer.alloc(length < 126 ? 2 : 4);
  header[0] = (fin ? 0x80 : 0) | opcode;
  header[1] = (masked ? 0x80 : 0) | (length < 126 ? length : 126);
  if (length >= 126) header.writeUInt16BE(length & 0xffff, 2);
  return Buffer.concat([header, masked ? Buffer.alloc(4) : Buffer.alloc(0), body]);
}

export type Headers = Readonly<Record<string, string>>;

/** Opens a connection and sends this text; null if it was refused. */
export async function saying(port: number, words: string): Promise<Socket | null> {
  const socket = connect({ port, host: "127.0.0.1" });
  socket.on("error", () => {});
  try {
    await once(socket, "connect");
  } catch {
    return null;
  }
  socket.write(words);
  return socket;
}

export function upgrade(path: string, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return (
    `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
    `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n${lines.join("")}\r\n`
  );
}

/** Opens a raw WebSocket that follows none of the protocol's rules by itself; null if it was refused. */
export async function opened(port: number, headers: Headers): Promise<Socket | null> {
  const socket = await saying(port, upgrade("/ws", headers));
  if (socket === null) return null;
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once("data", (data) => resolve(data.toString("latin1").startsWith("HTTP/1.1 101")));
    socket.once("close", () => resolve(false));
  });
  if (!isOpen) {
    socket.destroy();
    return null;
  }
  socket.resume();
  return socket;
}

/** Resolves when the data was sent, or the other end is gone. */
export async function written(socket: Socket, data: Buffer): Promise<void> {
  if (socket.destroyed || socket.write(data)) return;
  await new Promise<void>((resolve) => {
    const done = (): void => {
      socket.off("drain", done);
      socket.off("close", done);
      resolve();
    };
    socket.once("drain", done);
    socket.once("close", done);
  });
}
