import { isRefusal, refused } from "@roundtable/host/refusal";
import type { MatchFiles, ReviewNews, Reviews } from "./reviews.ts";
import { json, line, Lines } from "../wire/answer.ts";
import { limitedWhenUsed, READ_OPEN, TAKE_PART } from "../wire/policy.ts";
import type { Routes } from "../wire/routes.ts";

/** How often an empty line keeps the connection alive. */
const PULSE_MS = 15_000;

/** Reviews of finished matches, for everyone who may replay them. */
export function serveReviews(routes: Routes, reviews: Reviews, matchFile: MatchFiles): void {
  routes.route("GET /api/tables/:id/review", READ_OPEN, async ({ params: { id } }) => {
    const review = await reviews.stored(id);
    if (review === null) {
      const file = await matchFile(id);
      if (isRefusal(file)) return file;
    }
    return json(`{"review":${review ?? "null"}}`);
  });

  const make = { ...TAKE_PART, bodyLimit: "no-body", rate: limitedWhenUsed("reviewsPerAddress") } as const;
  routes.route("POST /api/tables/:id/review", make, async ({ me, params: { id }, withinRate }) => {
    const kept = await reviews.stored(id);
    if (kept !== null) return line(lineOf({ kind: "review", review: kept }));
    if (!withinRate()) return refused("too-fast");
    const lines = new Lines();
    const leave = await reviews.make(id, {
      person: me.person.id,
      tell(news) {
        lines.write(lineOf(news));
        if (news.kind === "review" || news.kind === "failed") lines.end();
      },
    });
    return isRefusal(leave) ? leave : lines.answer(PULSE_MS, leave);
  });
}

function lineOf(news: ReviewNews): string {
  // The review is JSON already.
  if (news.kind === "review") return `{"kind":"review","review":${news.review}}\n`;
  return `${JSON.stringify(news)}\n`;
}
