import { readFileSync } from "node:fs";
import { Socket } from "node:net";

const TICKS_PER_SECOND = 100;

/** The CPU seconds that a process has used in all its threads, and its memory in KiB; from Linux's /proc. */
export function usageOf(pid: number): { readonly cpu: number; readonly kib: number } {
  const [utime = 0, stime = 0] = timesOf(pid);
  const memory = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? "0";
  return { cpu: (utime + stime) / TICKS_PER_SECOND, kib: Number(memory) };
}

/** The CPU seconds that these processes have used. */
export function cpuOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + usageOf(pid).cpu, 0);
}

/** The memory of these processes, in KiB. */
export function memoryOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + usageOf(pid).kib, 0);
}

/** The CPU seconds of a process and of all its children, including those that have ended. */
export function cpuOfFamily(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
    .trim()
    .split(" ")
    .filter(Boolean);
  const [, , cutime = 0, cstime = 0] = timesOf(pid);
  return cpuOf([pid, ...children.map(Number)]) + (cutime + cstime) / TICKS_PER_SECOND;
}

/** Ticks in user and system mode: its own, and those of its children that have ended. */
function timesOf(pid: number): number[] {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return fields.slice(11, 15).map(Number);
}

/** Counts the bytes that arrive over every connection of this process, whatever the library: TCP's payload. */
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
