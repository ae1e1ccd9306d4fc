import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import { PERMISSIONS_POLICY } from "./permissions-policy.ts";

/** For answers that are no page, where the headers below are not set. */
export const BARE_HEADERS = {
  "cross-origin-resource-policy": "same-origin",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "permissions-policy": PERMISSIONS_POLICY,
};

/**
 * The Content-Security-Policy (CSP) and other security headers. Nothing is loaded from elsewhere, and there are no
 * inline scripts or styles; what the page sets through the CSSOM (`element.style`, animations) does not count as
 * inline. It must also work over plain http in a local network: no upgrade to https, and strict transport only with
 * https.
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
        // Trusted Types: no string becomes script or HTML. The page's one policy allows its own workers:
        // web/src/offline/trusted-scripts.ts.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ["default"],
      },
    },
    strictTransportSecurity: publicUrl?.protocol === "https:" ? { maxAge: 31_536_000 } : false,
    // Browsers ignore both outside a secure context, with a warning on every page.
    crossOriginOpenerPolicy: publicUrl?.protocol === "https:",
    originAgentCluster: publicUrl?.protocol === "https:",
  });
  app.addHook("onRequest", async (_request, reply) => {
    void reply.header("permissions-policy", PERMISSIONS_POLICY);
  });
}
