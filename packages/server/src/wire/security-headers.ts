import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import { PERMISSIONS_POLICY } from "./permissions-policy.ts";

/** For an answer that is no page and shows nothing, where the headers below are not set. */
export const BARE_HEADERS = {
  "cross-origin-resource-policy": "same-origin",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "permissions-policy": PERMISSIONS_POLICY,
};

/**
 * The Content-Security-Policy and the other headers that bind a browser. Nothing comes from elsewhere, and there is no
 * inline script or style; what the page sets through the CSSOM (`element.style`, animations) is none. Over plain http in
 * a local network it must work as well: no upgrade to https, and strict transport only where people come by https.
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
        objectSrc: ["'none'"],
        // No text becomes script or HTML. The page's one policy lets its own workers through: web/src/offline/trusted-scripts.ts.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ["default"],
      },
    },
    strictTransportSecurity: publicUrl?.protocol === "https:" ? { maxAge: 31_536_000 } : false,
    // Browsers ignore both outside a secure context, and warn about it on every page.
    crossOriginOpenerPolicy: publicUrl?.protocol === "https:",
    originAgentCluster: publicUrl?.protocol === "https:",
  });
  app.addHook("onRequest", async (_request, reply) => {
    void reply.header("permissions-policy", PERMISSIONS_POLICY);
  });
}
