import type { Review } from "@roundtable/protocol/reviews";
import { useEffect, useState } from "preact/hooks";
import { Refused } from "../connection/http.ts";
import { me } from "../connection/index.ts";
import type { ReviewText } from "./i18n/index.ts";
import { fetchReview, makeReview } from "./requests.ts";

/** The progress of a review. */
export type ReviewProgress =
  | { readonly kind: "asking" }
  | { readonly kind: "waiting"; readonly before: number }
  | { readonly kind: "progress"; readonly done: number }
  | { readonly kind: "cancelled" }
  | { readonly kind: "failed"; readonly why: keyof ReviewText["failed"] }
  | { readonly kind: "review"; readonly review: Review };

interface Made {
  readonly progress: ReviewProgress;
  readonly cancel: () => void;
  readonly again: () => void;
}

/** Fetches the stored review of a match. If there is none, it is made while this page is open. */
export function useReview(table: string): Made {
  const [progress, setProgress] = useState<ReviewProgress>({ kind: "asking" });
  const [tries, setTries] = useState(0);
  const [stop, setStop] = useState<AbortController | null>(null);
  // The first response sets the cookie by which the server knows me.
  const isKnown = me.value !== null;
  useEffect(() => {
    if (!isKnown) return;
    const stopping = new AbortController();
    setStop(stopping);
    setProgress({ kind: "asking" });
    const tell = (now: ReviewProgress) => {
      if (!stopping.signal.aborted) setProgress(now);
    };
    void madeOf(table, stopping.signal, tell);
    return () => stopping.abort();
  }, [table, isKnown, tries]);
  return {
    progress,
    cancel() {
      stop?.abort();
      setProgress({ kind: "cancelled" });
    },
    again: () => setTries((before) => before + 1),
  };
}

async function madeOf(
  table: string,
  signal: AbortSignal,
  tell: (progress: ReviewProgress) => void,
): Promise<void> {
  let isDone = false;
  try {
    const kept = await fetchReview(table);
    if (signal.aborted) return;
    if (kept !== null) return tell({ kind: "review", review: kept });
    await makeReview(table, signal, (line) => {
      isDone = line.kind === "review" || line.kind === "failed";
      tell(line);
    });
    // The connection ended before the review was done.
    if (!isDone) tell({ kind: "failed", why: "failed" });
  } catch (error) {
    tell({ kind: "failed", why: whyNot(error) });
  }
}

function whyNot(error: unknown): keyof ReviewText["failed"] {
  const reason = error instanceof Refused ? error.reason : null;
  if (reason === "too-fast") return "another";
  return reason === "try-again" ? "busy" : "failed";
}
