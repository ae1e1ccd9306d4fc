import { join } from "node:path";
import { pino } from "pino";
import type { Cancel, SystemClock } from "@roundtable/host/clock";
import { startServer } from "../../../src/server.ts";
import { readSettings } from "../../../src/config/settings.ts";
import { openMailServer } from "../mail-server.ts";
import { openOutsideServer, PushBrowser } from "../webhook-server.ts";

// A server in a process of its own whose clock can be put forward, for tests in a browser: what would be due by then is
// due at once. It says its address as any other does.

interface Timer {
  readonly at: number;
  readonly ring: () => void;
  timeout: NodeJS.Timeout;
}

class HurriedClock implements SystemClock {
  #ahead: number;
  readonly #timers = new Set<Timer>();

  constructor(ahead: number) {
    this.#ahead = ahead;
  }

  now(): number {
    return Date.now() + this.#ahead;
  }

  elapsed(): number {
    return this.now();
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

/** What it is asked by the test: to put its clock forward, or what it has told those who are away. */
type Asked = { readonly advance: number } | { readonly told: true };

/** A web app of its own. */
const { DIST } = process.env;
const clock = new HurriedClock(Number(process.env["AHEAD_MS"] ?? 0));
const settings = readSettings(process.env, join(import.meta.dirname, "../../../../.."));
// Its mails come to a server of its own, and so does what it sends to the push service of a browser and to somebody's hook.
const mails = await openMailServer();
const outside = await openOutsideServer();
const browser = new PushBrowser(outside);
const called = (path: string) => outside.calls.filter((call) => call.path.startsWith(path));
const server = await startServer(
  {
    ...settings,
    callsLoopback: true,
    mail: { smtpUrl: mails.url, from: { name: "Roundtable", address: "games@example.org" } },
  },
  { log: pino({ level: "warn" }, pino.destination(2)), clock, ...(DIST === undefined ? {} : { dist: DIST }) },
);
process.on("message", (asked: Asked) => {
  if ("advance" in asked) clock.advance(asked.advance);
  process.send?.({
    subscription: browser.subscription,
    mails: mails.mails.map(({ to, headers, text }) => ({ to, subject: headers.get("subject"), text })),
    pushes: called("/push/").map(({ body }) => browser.read(body)),
    hook: `${outside.url}/hook`,
    hooks: called("/hook").map(({ headers, body }) => ({
      signature: headers["roundtable-signature"],
      body: String(body),
    })),
  });
});
process.on("disconnect", () => process.exit(0));
process.stdout.write(`http://127.0.0.1:${server.port}\n`);
