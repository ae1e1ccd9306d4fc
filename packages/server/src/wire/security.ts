import helmet from "@fastify/helmet";
import type { ErrorBody } from "@roundtable/protocol";
import type { FastifyInstance } from "fastify";
import { isSameOrigin } from "./origin.ts";

/**
 * Nothing from elsewhere, no inline script or style. Over plain http in a local network it must work as well: no
 * upgrade to https, and strict transport only where people come by https.
 */
export async function secure(app: FastifyInstance, publicUrl: URL | null): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", "data:", "blob:"],
        fontSrc: ["'self'", "data:"],
        connectSrc: ["'self'"],
        mediaSrc: ["'self'", "data:", "blob:"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: publicUrl?.protocol === "https:" ? { maxAge: 31_536_000 } : false,
    // Browsers ignore both outside a secure context, and warn about it on every page.
    crossOriginOpenerPolicy: publicUrl?.protocol === "https:",
    originAgentCluster: publicUrl?.protocol === "https:",
  });
  app.addHook("onRequest", async (request, reply) => {
    const changesSomething = request.method !== "GET" && request.method !== "HEAD";
    if (!changesSomething || isSameOrigin(request.headers, publicUrl)) return;
    const body: ErrorBody = { reason: "unreadable", detail: "Only our own pages may do this." };
    await reply.code(403).send(body);
  });
}
