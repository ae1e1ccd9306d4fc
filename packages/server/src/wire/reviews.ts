import { PassThrough } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isRefusal } from "../refusal.ts";
import type { ReviewNews, Reviews } from "../reviews/reviews.ts";
import type { Tables } from "../live/tables.ts";
import { Buckets } from "../token-bucket.ts";
import { bodyOf, sendRefusal, stranger, tooFast } from "./api.ts";
import type { Identity } from "./identity.ts";
import type { Rates } from "./rates.ts";

/** Whoever waits hears so often that somebody is still there. */
const PULSE_MS = 15_000;

type OfTable = FastifyRequest<{ Params: { id: string } }>;

/** What has become of everybody's chances in a match that is over: for all who may look at it again. */
export function serveReviews(
  app: FastifyInstance,
  reviews: Reviews,
  { tables, identity }: { readonly tables: Tables; readonly identity: Identity },
  { rates, addressOf }: { readonly rates: Rates; readonly addressOf: (request: FastifyRequest) => string },
): void {
  const wanted = new Buckets(rates.reviewsPerAddress);

  app.get("/api/tables/:id/review", async (request: OfTable, reply) => {
    const { id } = request.params;
    const review = await reviews.kept(id);
    if (review === null) {
      const file = await tables.matchFile(id);
      if (isRefusal(file)) return sendRefusal(reply, bodyOf(file));
    }
    return asJson(reply, "application/json").send(`{"review":${review ?? "null"}}`);
  });

  // Compressed, a line would wait until there are enough of them.
  app.post("/api/tables/:id/review", { compress: false }, async (request: OfTable, reply) => {
    const { id } = request.params;
    const me = await identity.of(request.raw);
    if (me === null) return stranger(reply);
    const kept = await reviews.kept(id);
    if (kept !== null) return asLines(reply).send(lineOf({ kind: "review", review: kept }));
    if (!wanted.take(addressOf(request), performance.now())) return tooFast(reply);
    const lines = new PassThrough();
    const pulse = setInterval(() => lines.write("\n"), PULSE_MS);
    const leave = await reviews.make(id, {
      person: me.id,
      tell(news) {
        lines.write(lineOf(news));
        if (news.kind === "review" || news.kind === "failed") lines.end();
      },
    });
    if (isRefusal(leave)) {
      clearInterval(pulse);
      return sendRefusal(reply, bodyOf(leave));
    }
    lines.once("close", () => {
      clearInterval(pulse);
      leave();
    });
    return asLines(reply).send(lines);
  });
}

function lineOf(news: ReviewNews): string {
  // A review is JSON already.
  if (news.kind === "review") return `{"kind":"review","review":${news.review}}\n`;
  return `${JSON.stringify(news)}\n`;
}

function asLines(reply: FastifyReply): FastifyReply {
  return asJson(reply, "application/x-ndjson").header("x-accel-buffering", "no");
}

function asJson(reply: FastifyReply, type: string): FastifyReply {
  return reply.type(`${type}; charset=utf-8`).header("cache-control", "no-store");
}
