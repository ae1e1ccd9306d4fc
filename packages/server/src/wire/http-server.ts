import type { IncomingMessage } from "node:http";
import compress from "@fastify/compress";
import serveFiles from "@fastify/static";
import fastify, { type FastifyError, type FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { withRequest } from "../common/log.ts";
import { refusalForStoreError } from "../store/store-error-to-refusal.ts";
import type { Metrics } from "../common/metrics.ts";
import { messageOf } from "../config/settings.ts";
import { Access, type AccessParts } from "./access.ts";
import { isForwarded } from "../net/request-address.ts";
import { refusalAnswer, unreadable } from "./answer.ts";
import { BODY_LIMIT } from "./policy.ts";
import { answerRaw, onClientError } from "./raw-answer.ts";
import { RefusalLog } from "./refusal-log.ts";
import { give, Routes } from "./routes.ts";
import { BARE_HEADERS, secure } from "./security-headers.ts";
import { CLOSE_TIMEOUT_MS, type Timeouts } from "./timeouts.ts";

export interface HttpSettings extends AccessParts {
  readonly timeouts: Timeouts;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly trustProxy: boolean;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly requestId: (request: IncomingMessage) => string;
  /** The folder with the built web app; null if it is not built. */
  readonly dist: string | null;
}

/** The HTTP server. Other modules only get its `routes`. */
export class HttpServer {
  readonly #app: FastifyInstance;
  readonly routes: Routes;

  static async from(settings: HttpSettings): Promise<HttpServer> {
    const { timeouts, log, metrics, trustProxy, addressOf, requestId, dist, publicUrl } = settings;
    const app = fastify({
      bodyLimit: BODY_LIMIT,
      genReqId: requestId,
      requestTimeout: timeouts.requestMs,
      connectionTimeout: timeouts.idleMs,
      keepAliveTimeout: timeouts.idleMs,
      http: {
        headersTimeout: timeouts.headersMs,
        connectionsCheckingInterval: timeouts.checkedEveryMs,
        // Node's own answer would lack the security headers.
        requireHostHeader: false,
      },
      clientErrorHandler: onClientError,
      // A path that cannot be decoded: no hook runs for it.
      frameworkErrors: (_error, _request, reply) =>
        void give(reply.headers(BARE_HEADERS), unreadable("The address cannot be read."), "no-store"),
    });
    app.addHook("onRequest", async ({ raw }, reply) => {
      if (raw.headers.host === undefined && raw.httpVersion === "1.1")
        return give(reply.headers(BARE_HEADERS), unreadable("The request names no host."), "no-store");
    });
    app.server.on("checkExpectation", ({ socket }) => answerRaw(socket, 417));
    let isWarned = trustProxy;
    app.addHook("onRequest", async ({ raw }) => {
      if (isWarned || !isForwarded(raw)) return;
      isWarned = true;
      log.warn("Requests come through a proxy and count as one address. Set TRUST_PROXY=1.");
    });
    // The request gets its context once its body is there.
    app.addHook("preHandler", (request, _reply, done) => withRequest({ request: request.id }, done));
    app.addHook("onSend", async (request, reply) => void reply.header("x-request-id", request.id));
    const refusals = new RefusalLog(log, metrics);
    app.addHook("onResponse", async ({ id, method, routeOptions, raw }, { statusCode, elapsedTime }) => {
      const answered = { request: id, method, route: routeOptions.url ?? null, status: statusCode };
      refusals.note(answered, addressOf(raw));
      log.debug({ ...answered, ms: Math.round(elapsedTime) }, "A request was answered.");
    });
    app.setErrorHandler((error: FastifyError, request, reply) => {
      // The client is gone before a file was sent completely.
      if (error.code === "ERR_STREAM_PREMATURE_CLOSE") return void request.raw.destroy();
      const isTheirs = (error.statusCode ?? 500) < 500;
      if (isTheirs) return give(reply, unreadable(messageOf(error)), "no-store");
      withRequest({ request: request.id }, () => log.error({ error }, "A request failed."));
      return give(reply, refusalAnswer(refusalForStoreError(error)), "no-store");
    });
    await secure(app, publicUrl);
    // Request bodies are small and never compressed.
    await app.register(compress, { threshold: 1024, globalDecompression: false });
    if (dist !== null)
      await app.register(serveFiles, { root: dist, serve: false, preCompressed: true, cacheControl: false });
    return new HttpServer(app, settings);
  }

  private constructor(app: FastifyInstance, settings: HttpSettings) {
    this.#app = app;
    this.routes = new Routes(app, { ...settings, access: new Access(settings) });
  }

  async listen(host: string, port: number): Promise<void> {
    await this.#app.listen({ host, port });
  }

  /** The port it listens on. */
  get port(): number | null {
    const bound = this.#app.server.address();
    return typeof bound === "object" ? (bound?.port ?? null) : null;
  }

  async close(): Promise<void> {
    const parting = setTimeout(() => this.#app.server.closeAllConnections(), CLOSE_TIMEOUT_MS);
    await this.#app.close();
    clearTimeout(parting);
  }
}
