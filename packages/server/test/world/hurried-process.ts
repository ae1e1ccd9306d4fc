import { join } from "node:path";
import { pino } from "pino";
import type { Cancel, Clock } from "../../src/clock.ts";
import { startServer } from "../../src/server.ts";
import { readSettings } from "../../src/settings.ts";

// A server in a process of its own whose clock can be put forward, for tests in a browser: what would be due by then is
// due at once. It says its address as any other does.

interface Timer {
  readonly at: number;
  readonly ring: () => void;
  timeout: NodeJS.Timeout;
}

class HurriedClock implements Clock {
  #ahead: number;
  readonly #timers = new Set<Timer>();

  constructor(ahead: number) {
    this.#ahead = ahead;
  }

  now(): number {
    return Date.now() + this.#ahead;
  }

  after(ms: number, then: () => void): Cancel {
    const ring = (): void => {
      if (this.#timers.delete(timer)) then();
    };
    const timer: Timer = { at: this.now() + ms, ring, timeout: this.#wait(ms, ring) };
    this.#timers.add(timer);
    return () => {
      clearTimeout(timer.timeout);
      this.#timers.delete(timer);
    };
  }

  advance(ms: number): void {
    this.#ahead += ms;
    for (const timer of this.#timers) {
      clearTimeout(timer.timeout);
      timer.timeout = this.#wait(timer.at - this.now(), timer.ring);
    }
  }

  #wait(ms: number, then: () => void): NodeJS.Timeout {
    return setTimeout(then, Math.min(Math.max(0, ms), 2 ** 31 - 1));
  }
}

const clock = new HurriedClock(Number(process.env["AHEAD_MS"] ?? 0));
const settings = readSettings(process.env, join(import.meta.dirname, "../../../.."));
const server = await startServer(settings, { log: pino({ level: "warn" }, pino.destination(2)), clock });
process.on("message", (ms) => {
  clock.advance(Number(ms));
  process.send?.({ now: clock.now() });
});
process.on("disconnect", () => process.exit(0));
process.stdout.write(`http://127.0.0.1:${server.port}\n`);
