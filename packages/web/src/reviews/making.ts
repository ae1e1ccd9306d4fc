import type { Review } from "@roundtable/protocol/reviews";
import { useEffect, useState } from "preact/hooks";
import { Refused } from "../connection/http.ts";
import { me } from "../connection/index.ts";
import type { ReviewText } from "./i18n/index.ts";
import { fetchReview, makeReview } from "./requests.ts";

/** How far the review of a match is. */
export type Making =
  | { readonly kind: "asking" }
  | { readonly kind: "waiting"; readonly before: number }
  | { readonly kind: "progress"; readonly done: number }
  | { readonly kind: "cancelled" }
  | { readonly kind: "failed"; readonly why: keyof ReviewText["failed"] }
  | { readonly kind: "review"; readonly review: Review };

interface Made {
  readonly making: Making;
  readonly cancel: () => void;
  readonly again: () => void;
}

/** What is kept at once; else it is made as long as this page is open. */
export function useReview(table: string): Made {
  const [making, setMaking] = useState<Making>({ kind: "asking" });
  const [tries, setTries] = useState(0);
  const [stop, setStop] = useState<AbortController | null>(null);
  // The server knows me by a cookie that the first answer brings.
  const isKnown = me.value !== null;
  useEffect(() => {
    if (!isKnown) return;
    const stopping = new AbortController();
    setStop(stopping);
    setMaking({ kind: "asking" });
    const tell = (now: Making) => {
      if (!stopping.signal.aborted) setMaking(now);
    };
    void madeOf(table, stopping.signal, tell);
    return () => stopping.abort();
  }, [table, isKnown, tries]);
  return {
    making,
    cancel() {
      stop?.abort();
      setMaking({ kind: "cancelled" });
    },
    again: () => setTries((before) => before + 1),
  };
}

async function madeOf(table: string, signal: AbortSignal, tell: (making: Making) => void): Promise<void> {
  let isDone = false;
  try {
    const kept = await fetchReview(table);
    if (signal.aborted) return;
    if (kept !== null) return tell({ kind: "review", review: kept });
    await makeReview(table, signal, (line) => {
      isDone = line.kind === "review" || line.kind === "failed";
      tell(line);
    });
    // The server went away on the way.
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
