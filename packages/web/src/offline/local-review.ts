import { Review, type ReviewLine } from "@roundtable/protocol/reviews";
import * as v from "valibot";
import { device, localLog } from "./device.ts";

/** What a worker says that reviews a match; the review as JSON. */
type FromWorker = Exclude<ReviewLine, { kind: "review" | "waiting" }> | { kind: "review"; review: string };

/** The review that is kept on this device; null where there is none. */
export async function storedReview(table: string): Promise<Review | null> {
  const kept = await device.ask("review", table);
  return kept === null ? null : v.parse(Review, JSON.parse(kept));
}

/** Makes it in a worker of its own, which ends with it or when it is no longer wanted. */
export async function makeLocalReview(
  table: string,
  signal: AbortSignal,
  heard: (line: ReviewLine) => void,
): Promise<void> {
  const { log, told = null } = await localLog(table);
  if (signal.aborted) return;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const worker = new Worker(new URL("./host/device.worker.ts", import.meta.url), {
    type: "module",
    name: "reviewer",
  });
  signal.addEventListener("abort", () => resolve());
  worker.addEventListener("error", () => reject(new Error("The review went wrong.")));
  worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === "review") {
      void keep(table, data.review);
      heard({ kind: "review", review: v.parse(Review, JSON.parse(data.review)) });
    } else heard(data);
    if (data.kind !== "progress") resolve();
  });
  worker.postMessage({ table, log, told });
  await promise.finally(() => worker.terminate());
}

/** Where the browser does not keep it, it is made again another time. */
async function keep(id: string, review: string): Promise<void> {
  await device.ask("reviewed", { id, review }).catch(() => null);
}
