import { Review, type ReviewLine } from "@roundtable/protocol/reviews";
import * as v from "valibot";
import { device, localLog } from "./device.ts";

/** A message of the worker that reviews a match; the review itself is JSON. */
type FromWorker = Exclude<ReviewLine, { kind: "review" | "waiting" }> | { kind: "review"; review: string };

/** The review that is stored on this device; null if there is none. */
export async function storedReview(table: string): Promise<Review | null> {
  const kept = await device.ask("review", table);
  return kept === null ? null : v.parse(Review, JSON.parse(kept));
}

/** Reviews the match in a worker of its own, which ends with the review or when it is cancelled. */
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

/** If the browser cannot store the review, it is made again next time. */
async function keep(id: string, review: string): Promise<void> {
  await device.ask("reviewed", { id, review }).catch(() => null);
}
