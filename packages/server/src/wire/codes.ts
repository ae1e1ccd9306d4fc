import { Code, type CodeBody } from "@roundtable/protocol/code";
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { tableWithCode } from "../store/codes.ts";
import type { Store } from "../store/store.ts";
import { Buckets } from "../token-bucket.ts";
import { type ApiSettings, sendRefusal, tooFast, unreadable } from "./api.ts";

/** From the six letters that somebody has read out to the table that is meant. */
export function serveCodes(
  app: FastifyInstance,
  store: Store,
  { rates, addressOf }: Pick<ApiSettings, "rates" | "addressOf">,
): void {
  const tries = new Buckets(rates.codesPerAddress);

  app.get<{ Params: { code: string } }>("/api/codes/:code", async (request, reply) => {
    if (!tries.take(addressOf(request), performance.now())) return tooFast(reply);
    const code = v.safeParse(Code, request.params.code);
    if (!code.success) return sendRefusal(reply, unreadable(code.issues[0]));
    const table = await tableWithCode(store.db, code.output);
    if (table === null) return sendRefusal(reply, { reason: "no-such-table" });
    return reply.header("cache-control", "no-store").send({ table } satisfies CodeBody);
  });
}
