import { registry } from "@roundtable/games/registry";
import type { Person } from "@roundtable/protocol";
import { thinkingOf } from "@roundtable/host/bots/think";
import type { Thinking, Thought } from "@roundtable/host/bots/bot-pool";
import { clockOf } from "@roundtable/host/clock";
import { Games } from "@roundtable/host/games";
import type { ToReview } from "@roundtable/host/reviews/review-messages";
import { review } from "@roundtable/host/reviews/review-match";
import { allowOwnScripts } from "../trusted-scripts.ts";
import { chanceOf, seeded } from "@roundtable/kernel";
import type { HostLog } from "@roundtable/host/table-host/ports";
import { randomHex } from "../../connection/id.ts";
import { DeviceTables, NotDone } from "./device-tables.ts";
import { openRecords } from "./indexed-db.ts";
import type { FromHost, ToHost } from "./messages.ts";
import { type BotWorker, WorkerBotPool } from "./worker-bot-pool.ts";

// A web worker. The page starts one, which runs rules and tables, and keeps their secrets: it sends the page only what
// its seat may know. That worker starts a second one with the same script, in which bots think. A review starts one
// more for as long as it takes.

const THINKER = "thinker";
const REVIEWER = "reviewer";
const games = new Games(registry);
/** For what bots imagine; never for a match. */
const chance = chanceOf(seeded(randomHex(16)));

/** The page reports what is a fault of ours. What a device has no room for its person is told. */
const log: HostLog = {
  info() {},
  warn() {},
  error(about, message) {
    const cause = "error" in about ? about.error : about;
    const reason = cause instanceof Error ? (cause.cause ?? cause) : cause;
    if (!(reason instanceof DOMException)) reportError(new Error(message, { cause }));
  },
  broken: (table, cause) => reportError(new Error(`Table ${table} cannot be opened.`, { cause })),
  notBroken() {},
  unasked: (task) => task(),
};

allowOwnScripts();
// Makes the page receive every error in this worker, including unhandled rejections.
addEventListener("unhandledrejection", ({ reason }) => reportError(reason));

if (self.name === THINKER) think();
else if (self.name === REVIEWER) reviewMatches();
else keepTables();

function think(): void {
  addEventListener("message", ({ data }: MessageEvent<Thought>) => {
    void thinkingOf(data, games, chance).then((thinking) => postMessage(thinking));
  });
}

function reviewMatches(): void {
  addEventListener("message", ({ data }: MessageEvent<ToReview>) => {
    void review(games, data, (message) => postMessage(message));
  });
}

function keepTables(): void {
  const met = Promise.withResolvers<DeviceTables>();
  let isMet = false;
  let ahead = 0;
  /** Tabs tell each other the version of each table, and nothing else. */
  const tabs = new BroadcastChannel("roundtable-here");
  tabs.addEventListener("message", ({ data }: MessageEvent<Come>) => {
    void met.promise.then((open) => open.hear(data.id, data.version));
  });

  const opened = async (me: Person): Promise<DeviceTables> => {
    const parts = {
      records: await openRecords(),
      clock: clockOf({ now: () => Date.now() + ahead, after }),
      bots: new WorkerBotPool(hired, chance),
      games,
      random: {
        chance,
        id: () => randomHex(16),
        keyBytes: () => crypto.getRandomValues(new Uint8Array(32)),
      },
      log,
      written: (id: string, version: number) => tabs.postMessage({ id, version } satisfies Come),
      send: (text: string) => say({ kind: "wire", text }),
    };
    return new DeviceTables(parts, me);
  };

  addEventListener("message", ({ data }: MessageEvent<ToHost>) => {
    if (data.kind === "hello") {
      ({ ahead } = data);
      if (!isMet) met.resolve(opened(data.me));
      isMet = true;
    }
    // Requests that arrive before the person is known wait for that.
    void met.promise.then((open) => hear(open, data));
  });
}

interface Come {
  readonly id: string;
  readonly version: number;
}

async function hear(host: DeviceTables, message: ToHost): Promise<void> {
  if (message.kind === "hello") return host.meet(message.me);
  if (message.kind === "wire") return await host.receive(message.text);
  const { number } = message;
  try {
    say({ kind: "answer", number, answer: await host.answer(message) });
  } catch (error) {
    say({ kind: "refused", number, reason: error instanceof NotDone ? error.reason : "try-again" });
  }
}

function after(ms: number, then: () => void): () => void {
  const timer = setTimeout(then, Math.max(0, ms));
  return () => clearTimeout(timer);
}

function hired(): BotWorker {
  const worker = new Worker(self.location.href, { type: "module", name: THINKER });
  return {
    postMessage: (question) => worker.postMessage(question),
    terminate: () => worker.terminate(),
    hear(answered, failed) {
      worker.addEventListener("message", ({ data }: MessageEvent<Thinking>) => answered(data));
      worker.addEventListener("error", failed);
    },
  };
}

function say(message: FromHost): void {
  postMessage(message);
}
