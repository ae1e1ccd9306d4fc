import { ErrorBody } from "@roundtable/protocol";
import { type Review, ReviewBody, ReviewLine } from "@roundtable/protocol/reviews";
import * as v from "valibot";
import { ask, fetchInSession, Refused } from "../connection/http.ts";
import { isLocal } from "../offline/local-id.ts";

/** The stored review of this match; null if nobody has asked for one yet. */
export async function fetchReview(table: string): Promise<Review | null> {
  if (isLocal(table)) return await (await import("../offline/local-review.ts")).storedReview(table);
  return (await ask(ReviewBody, `/api/tables/${table}/review`)).review;
}

/** Has the review made. `tell` gets each line as it arrives; the last one has the review, or why there is none. */
export async function makeReview(
  table: string,
  signal: AbortSignal,
  heard: (line: ReviewLine) => void,
): Promise<void> {
  if (isLocal(table)) {
    const { makeLocalReview } = await import("../offline/local-review.ts");
    return await makeLocalReview(table, signal, heard);
  }
  const response = await fetchInSession(`/api/tables/${table}/review`, { method: "POST", signal });
  if (!response.ok || response.body === null) throw await refusalIn(response);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line !== "") heard(v.parse(ReviewLine, JSON.parse(line)));
  }
}

async function refusalIn(response: Response): Promise<Error> {
  const body: unknown = await response.json().catch(() => null);
  const error = v.safeParse(ErrorBody, body);
  return error.success ? new Refused(error.output.reason) : new Error(`It answered ${response.status}.`);
}
