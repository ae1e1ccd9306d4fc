import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Standing } from "../people/standing.ts";
import { sendRefusal } from "./api.ts";
import type { Identity } from "./identity.ts";

/** What stays open to somebody who is banned: his sessions, his data and taking them with him, whom he mutes. */
const OPEN = ["/api/me/", "/api/account", "/api/sign", "/api/sessions", "/api/regards", "/api/operator"];

/** Who is banned changes nothing for others; to look on, to take his data along and to go he is free. */
export function keepOutBanned(
  app: FastifyInstance,
  standing: Standing,
  identity: Identity,
  placeOf: (request: FastifyRequest) => string,
): void {
  app.addHook("preHandler", async (request, reply) => {
    const { method, url } = request;
    const isReading = method === "GET" || method === "HEAD";
    const isLeaving = method === "DELETE" && url === "/api/me";
    if (isReading || isLeaving || !url.startsWith("/api/") || OPEN.some((path) => url.startsWith(path)))
      return;
    const me = await identity.of(request.raw);
    if (me !== null && (await standing.banOn(me.id, placeOf(request))) !== null)
      await sendRefusal(reply, { reason: "banned" });
  });
}
