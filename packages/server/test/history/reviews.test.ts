import { readdir, readFile } from "node:fs/promises";
import { type ReviewBody, ReviewLine } from "@roundtable/protocol/reviews";
import * as v from "valibot";
import { afterEach, describe, expect, test } from "vitest";
import { Visitor } from "../support/client.ts";
import { liveDays } from "../support/servers/days-pass.ts";
import { ManualClock } from "../support/servers/manual-clock.ts";
import { newFolder } from "../support/servers/new-folder.ts";
import {
  closeServers,
  named,
  openServer,
  play,
  playOut,
  type TestServer,
} from "../support/servers/test-server.ts";
import { until } from "../support/until.ts";

afterEach(closeServers);

/** A match of two that is over, which everybody has left. */
async function finished({ url }: TestServer, game = "sealed"): Promise<string> {
  const clients = await play(url, 2, { game });
  const { table } = named(clients);
  await playOut(clients);
  for (const client of clients) await client.leave();
  return table;
}

/** The lines of a review as they come; it is over when nobody reads on. */
class Asked {
  readonly status: number;
  readonly #reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  readonly #stop: AbortController;
  #text = "";

  constructor(response: Response, stop: AbortController) {
    this.status = response.status;
    this.#reader = response.body?.getReader();
    this.#stop = stop;
  }

  static async by(visitor: Visitor, table: string): Promise<Asked> {
    const stop = new AbortController();
    const address = `/api/tables/${table}/review`;
    return new Asked(await visitor.fetch(address, { method: "POST", signal: stop.signal }), stop);
  }

  /** Until such a line has come, or the last. */
  async until(kind: ReviewLine["kind"] | "end"): Promise<readonly ReviewLine[]> {
    for (;;) {
      const lines = this.#text.split("\n").slice(0, -1);
      const read = lines.filter((line) => line !== "").map((line) => v.parse(ReviewLine, JSON.parse(line)));
      if (read.some((line) => line.kind === kind)) return read;
      const chunk = await this.#reader?.read();
      if (chunk?.value === undefined) return read;
      this.#text += new TextDecoder().decode(chunk.value);
    }
  }

  leave(): void {
    this.#stop.abort();
  }
}

async function keptBy(server: TestServer, table: string): Promise<ReviewBody> {
  const answer = await fetch(`${server.url}/api/tables/${table}/review`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as ReviewBody;
}

describe("a review of a match that is over", () => {
  test("is made with progress, stored, and returned at once to everyone with the link, after a restart, too", async () => {
    const server = await openServer();
    const clients = await play(server.url, 2);
    const { table, host } = named(clients);
    await playOut(clients);
    for (const client of clients) await client.leave();
    const anna = await Visitor.to(server.url);
    expect(await keptBy(server, table)).toEqual({ review: null });
    const lines = await (await Asked.by(anna, table)).until("end");
    expect(lines[0]).toEqual({ kind: "waiting", before: 0 });
    expect(lines.filter(({ kind }) => kind === "progress").length).toBeGreaterThan(3);
    const last = lines.at(-1);
    if (last?.kind !== "review") throw new Error("There is no review.");
    const { sums, winners } = last.review;
    expect(winners).toEqual(host.sight?.outcome?.winners);
    for (const { start, own, others, luck, end } of sums) expect(start + own + others + luck).toBe(end);
    expect(await keptBy(server, table)).toEqual({ review: last.review });
    const again = await (await Asked.by(await Visitor.to(server.url), table)).until("end");
    expect(again).toEqual([last]);
    await server.stop();
    const restarted = await openServer({ dataDir: server.dataDir });
    expect(await keptBy(restarted, table)).toEqual({ review: last.review });
  });

  test("is refused of a match that still runs, of none at all, and to whom nobody knows", async () => {
    const server = await openServer();
    const { table, host } = named(await play(server.url, 2));
    expect((await Asked.by(host.visitor, table)).status).toBe(403);
    expect((await fetch(`${server.url}/api/tables/${table}/review`)).status).toBe(403);
    expect((await Asked.by(host.visitor, "000000000000")).status).toBe(404);
    expect((await fetch(`${server.url}/api/tables/${table}/review`, { method: "POST" })).status).toBe(401);
  });

  test("is said to be impossible where nobody can advise", async () => {
    const server = await openServer();
    const clients = await play(server.url, 2, { game: "torn" });
    const { table } = named(clients);
    for (const client of clients) await client.done({ kind: "end-vote", table, agrees: true });
    const lines = await (await Asked.by(await Visitor.to(server.url), table)).until("end");
    expect(lines.at(-1)).toEqual({ kind: "failed", why: "no-adviser" });
  });
});

describe("one review at a time", () => {
  test("the next waits, says so, and is made when nobody wants the first any more; more than may wait are refused", async () => {
    const server = await openServer({ settings: { reviews: { seconds: 60, waiting: 1 } } });
    const [slow, quick, third] = [
      await finished(server, "unhurried"),
      await finished(server),
      await finished(server),
    ];
    const [anna, ben, cleo] = await Promise.all([0, 1, 2].map(() => Visitor.to(server.url)));
    if (anna === undefined || ben === undefined || cleo === undefined)
      throw new Error("Somebody is missing.");
    const first = await Asked.by(anna, slow);
    await first.until("waiting");
    const second = await Asked.by(ben, quick);
    expect(await second.until("waiting")).toEqual([{ kind: "waiting", before: 1 }]);
    expect((await Asked.by(cleo, third)).status).toBe(503);
    // Nobody can occupy two workers, but reloading the page shows the same review.
    expect((await Asked.by(anna, quick)).status).toBe(429);
    const other = await Asked.by(anna, slow);
    expect(other.status).toBe(200);
    first.leave();
    other.leave();
    expect((await second.until("end")).at(-1)?.kind).toBe("review");
    expect(await keptBy(server, slow)).toEqual({ review: null });
    expect((await (await Asked.by(cleo, third)).until("end")).at(-1)?.kind).toBe("review");
  });

  test("a review that takes too long is given up, and a stopping server tells everyone who waits", async () => {
    const hasty = await openServer({ settings: { reviews: { seconds: 1, waiting: 1 } } });
    const slow = await finished(hasty, "unhurried");
    const lines = await (await Asked.by(await Visitor.to(hasty.url), slow)).until("end");
    expect(lines.at(-1)).toEqual({ kind: "failed", why: "too-long" });
    const server = await openServer();
    const table = await finished(server, "unhurried");
    const asked = await Asked.by(await Visitor.to(server.url), table);
    await asked.until("waiting");
    await server.stop();
    expect((await asked.until("end")).at(-1)).toEqual({ kind: "failed", why: "failed" });
  });

  test("none is made where the server is told so", async () => {
    const server = await openServer({ settings: { reviews: { seconds: 0, waiting: 20 } } });
    const table = await finished(server);
    expect((await Asked.by(await Visitor.to(server.url), table)).status).toBe(503);
  });
});

test.each(["before", "after"])(
  "a review made %s its match goes into the archive is kept there",
  async (when) => {
    const clock = new ManualClock();
    const archiveDir = newFolder();
    const server = await openServer({ clock, settings: { keepDays: 30, archiveDir } });
    const table = await finished(server);
    const made = async () => {
      await (await Asked.by(await Visitor.to(server.url), table)).until("end");
      return await keptBy(server, table);
    };
    const before = when === "before" ? await made() : null;
    await until(async () => {
      clock.advance(60_000);
      await server.tables.forgetIdle();
      return server.tables.inMemory === 0;
    });
    await liveDays(server, clock, 39);
    const there = before ?? (await made());
    expect(await server.store.db.selectFrom("reviews").selectAll().execute()).toEqual([]);
    expect(there.review).not.toBeNull();
    expect(await keptBy(server, table)).toEqual(there);
  },
);

test.runIf(process.platform === "linux")("reviews give way to players", async () => {
  const server = await openServer();
  const table = await finished(server, "unhurried");
  const asked = await Asked.by(await Visitor.to(server.url), table);
  await asked.until("waiting");
  /** By thread, how willingly it gives way: the 19th of what the kernel says of it. */
  const niceness = async (): Promise<Map<string, number>> => {
    const threads = await readdir("/proc/self/task");
    const stats = await Promise.all(
      threads.map((one) => readFile(`/proc/self/task/${one}/stat`, "utf8").catch(() => "")),
    );
    return new Map(threads.map((one, nth) => [one, Number(stats[nth]?.split(") ")[1]?.split(" ")[16] ?? 0)]));
  };
  const own = (await niceness()).get(String(process.pid));
  await until(async () => [...(await niceness()).values()].includes(10));
  expect((await niceness()).get(String(process.pid))).toBe(own);
  asked.leave();
});
