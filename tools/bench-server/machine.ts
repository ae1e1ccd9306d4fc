import { readFileSync } from "node:fs";
import { Socket } from "node:net";

const TICKS_PER_SECOND = 100;

/** Seconds of CPU that a process has used, in all its threads, and the memory that it has, in KiB; from Linux's /proc. */
export function usageOf(pid: number): { readonly cpu: number; readonly kib: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const memory = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? "0";
  return { cpu: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND, kib: Number(memory) };
}

/** Counts what comes in over every connection that this process opens, whatever the library: TCP's payload. */
export function countReceived(): () => number {
  const open = new Set<Socket>();
  let closed = 0;
  const connect = Object.getOwnPropertyDescriptor(Socket.prototype, "connect")?.value as Socket["connect"];
  Socket.prototype.connect = function connectCounted(this: Socket, ...args: unknown[]): Socket {
    if (!open.has(this)) {
      open.add(this);
      this.once("close", () => {
        closed += this.bytesRead;
        open.delete(this);
      });
    }
    return Reflect.apply(connect, this, args) as Socket;
  };
  return () => [...open].reduce((sum, socket) => sum + socket.bytesRead, closed);
}
