import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";
import { withRequest } from "../common/log.ts";
import { isRefusal, type Refusal } from "@roundtable/host/refusal";
import type { Sendable } from "@roundtable/host/disclosure/sendable";
import type { Admission, Caller } from "./access.ts";
import { Answer, answer, NOT_FOUND, refusalAnswer, unreadable, unreadableAt } from "./answer.ts";
import type { CurrentPerson } from "../people/session.ts";
import { CACHE_CONTROL, type CallerOf, type Policy } from "./policy.ts";
import type { RateLimitName } from "./rate-limits.ts";
import { type SocketPolicy, type Upgrade, Upgrades, type UpgradeSettings } from "./upgrades.ts";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "ANY";

/** Method and path, such as `GET /api/tables/:id/log`. */
export type RouteName = `${Method} /${string}`;

/** A policy, and the schemas of query and body. */
export type Declaration = Policy & {
  readonly query?: v.GenericSchema;
  /** Without a schema, the handler reads the body itself. */
  readonly body?: v.GenericSchema;
};

/** An entry of the server's table of routes. */
export interface DeclaredRoute {
  readonly name: RouteName | `SOCKET /${string}`;
  readonly policy: Policy;
}

type ParamOf<Name extends string> = Name extends `${string}:${infer Param}/${infer Rest}`
  ? Param | ParamOf<Rest>
  : Name extends `${string}:${infer Param}`
    ? Param
    : Name extends `${string}*`
      ? "*"
      : never;

type Parsed<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : unknown;

/** What a handler gets of an admitted request. It never sees the raw path. */
export interface Call<Name extends RouteName, D extends Declaration> {
  readonly me: CallerOf<D>;
  readonly params: Readonly<Record<ParamOf<Name>, string>>;
  readonly query: Parsed<D["query"]>;
  readonly body: Parsed<D["body"]>;
  readonly headers: IncomingHttpHeaders;
  /** The unit of addresses that rate limits count by. */
  readonly address: string;
  /** For limits that are spent when used: whether there is one more. */
  withinRate(this: void): boolean;
  /** Adds a Set-Cookie header to the answer. */
  setCookie(this: void, header: string): void;
}

/** The part of a call that helpers of several handlers need. */
export type CallBy<Who> = Pick<Call<RouteName, Declaration>, "headers" | "address" | "setCookie"> & {
  readonly me: Who;
};

/** A handler returns the body of a 200, a refusal, or an `Answer`. */
type Result<R> = R extends Answer ? R : R & Sendable<R>;

const GENERAL: readonly RateLimitName[] = ["requestsPerAddress"];
/** How much of an unwanted body is read and dropped. */
const IGNORED_BODY = 1024;

/**
 * The only way to add a route, together with its policy. The policy is checked before the body is read. It belongs to the
 * route that the router has found, so any spelling of a path meets the same policy.
 */
export class Routes {
  readonly #app: FastifyInstance;
  readonly #settings: UpgradeSettings;
  readonly #declared: DeclaredRoute[] = [];
  readonly #admitted = new WeakMap<FastifyRequest, CurrentPerson | null>();
  readonly #upgrades: Upgrades;

  constructor(app: FastifyInstance, settings: UpgradeSettings) {
    this.#app = app;
    this.#settings = settings;
    this.#upgrades = new Upgrades(app.server, settings);
    app.setNotFoundHandler((_request, reply) => give(reply, NOT_FOUND, "no-store"));
  }

  /** The server's own table of routes. */
  get declared(): readonly DeclaredRoute[] {
    return this.#declared;
  }

  route<const Name extends RouteName, const D extends Declaration, R>(
    name: Name,
    declaration: D,
    handle: (call: Call<Name, D>) => Promise<R & Result<R>>,
  ): void {
    const { query, body } = declaration;
    const policy: Policy = declaration;
    this.#declared.push({ name, policy });
    const [method, url] = splitName(name);
    const general = url.startsWith("/api/") ? GENERAL : [];
    const hasBody = policy.bodyLimit !== "no-body";
    const addTo = (app: FastifyInstance): void => {
      app.route({
        method: method === "ANY" ? app.supportedMethods : method,
        url,
        bodyLimit: hasBody ? policy.bodyLimit : IGNORED_BODY,
        onRequest: async (request, reply) => {
          const refusal = await this.#refusalOf(request, policy, general);
          return refusal === null ? undefined : give(reply, refusal, policy.cache);
        },
        preHandler: async (request, reply) => {
          if (!hasBody) return undefined;
          const refusal = this.#refusalFrom(
            request,
            await this.#settings.access.admitAgain(policy, this.#callerOf(request)),
          );
          return refusal === null ? undefined : give(reply, refusal, policy.cache);
        },
        handler: async (request, reply) => {
          // A trailing slash is not a parameter.
          if (Object.values(request.params as Readonly<Record<string, string>>).includes(""))
            return give(reply, NOT_FOUND, policy.cache);
          const queried = query === undefined ? null : v.safeParse(query, request.query);
          if (queried?.success === false) return give(reply, unreadableAt(queried.issues[0]), policy.cache);
          const sent = body === undefined ? null : v.safeParse(body, request.body);
          if (sent?.success === false) return give(reply, unreadableAt(sent.issues[0]), policy.cache);
          const me = this.#admitted.get(request) ?? null;
          const address = this.#settings.addressOf(request.raw);
          const call = {
            me,
            params: request.params,
            query: queried?.output,
            body: sent === null ? request.body : sent.output,
            headers: request.headers,
            address,
            withinRate: () => this.#settings.access.withinRate(policy, me, address),
            setCookie: (header: string) => void reply.header("set-cookie", header),
          };
          // The policy decides whether `me` can be null, and the schemas what was sent, so the types hold.
          const result: unknown = await handle(call as Call<Name, D>);
          return give(reply, answerFrom(result), policy.cache);
        },
      });
    };
    if (hasBody) addTo(this.#app);
    else this.#withoutBodies(addTo);
  }

  /** Adds a WebSocket route. */
  socket(path: `/${string}`, policy: SocketPolicy, opened: (upgrade: Upgrade) => void): void {
    this.#declared.push({ name: `SOCKET ${path}`, policy });
    this.#upgrades.serve(path, policy, opened);
  }

  async #refusalOf(
    request: FastifyRequest,
    policy: Policy,
    general: readonly RateLimitName[],
  ): Promise<Answer | null> {
    // PostgreSQL rejects texts with a NUL character.
    if (hasZero(request.params) || hasZero(request.query))
      return unreadable("There is a zero in the address.");
    const admission = await withRequest({ request: request.id }, () =>
      this.#settings.access.admit(policy, this.#callerOf(request), general),
    );
    return this.#refusalFrom(request, admission);
  }

  #callerOf(request: FastifyRequest): Caller {
    const isReading = request.method === "GET" || request.method === "HEAD";
    return { request: request.raw, isReading, address: this.#settings.addressOf(request.raw) };
  }

  #refusalFrom(request: FastifyRequest, admission: Admission): Answer | null {
    if ("refusal" in admission) return admission.refusal;
    this.#admitted.set(request, admission.me);
    return null;
  }

  /** Ignores the body of a request that needs none. */
  #withoutBodies(addTo: (app: FastifyInstance) => void): void {
    this.#app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser("*", (_request, payload, done) => {
        payload.resume();
        done(null, null);
      });
      addTo(scope);
    });
  }
}

function splitName(name: RouteName): readonly [Method, string] {
  const [method = "", url = ""] = name.split(" ");
  return [method as Method, url];
}

function hasZero(values: unknown): boolean {
  return Object.values(values as Readonly<Record<string, unknown>>).some((value) =>
    String(value).includes("\0"),
  );
}

function answerFrom(result: unknown): Answer {
  if (result instanceof Answer) return result;
  if (typeof result === "object" && result !== null && isRefusal(result)) return refusalAnswer(result);
  return answer(200, result as Sendable<Refusal>);
}

/** Only the server has a `reply`; handlers return answers. */
export function give(reply: FastifyReply, answered: Answer, cache: Policy["cache"]): FastifyReply {
  const { status, headers, content } = answered;
  void reply.code(status).headers(headers);
  void reply.header("cache-control", status < 400 ? CACHE_CONTROL[cache] : CACHE_CONTROL["no-store"]);
  switch (content.kind) {
    case "none":
      return reply.send();
    case "json":
      return reply.send(content.body);
    case "text":
      return reply.type(content.type).send(content.text);
    case "stream":
      return reply.type(content.type).send(content.stream);
    case "file":
      return reply.sendFile(content.path);
  }
}
