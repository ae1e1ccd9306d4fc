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

/** Method and path, as one looks for it: `GET /api/tables/:id/log`. */
export type RouteName = `${Method} /${string}`;

/** A policy, and the shape of what is sent. */
export type Declaration = Policy & {
  readonly query?: v.GenericSchema;
  /** Without a schema, the handler reads the body itself. */
  readonly body?: v.GenericSchema;
};

/** A route as the server's own table has it. */
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

/** What a handler is told of a request that was let in. It never sees the address that was asked for. */
export interface Call<Name extends RouteName, D extends Declaration> {
  readonly me: CallerOf<D>;
  readonly params: Readonly<Record<ParamOf<Name>, string>>;
  readonly query: Parsed<D["query"]>;
  readonly body: Parsed<D["body"]>;
  readonly headers: IncomingHttpHeaders;
  /** The address, or its network, that counts as one. */
  readonly address: string;
  /** For a rate that is spent when used: whether there is one more. */
  withinRate(this: void): boolean;
  /** Sends a cookie along with whatever is answered. */
  setCookie(this: void, header: string): void;
}

/** What all handlers are told, where a function is to serve several of them. */
export type CallBy<Who> = Pick<Call<RouteName, Declaration>, "headers" | "address" | "setCookie"> & {
  readonly me: Who;
};

/** A handler returns the body of a 200, a refusal, or an `Answer`. */
type Result<R> = R extends Answer ? R : R & Sendable<R>;

const GENERAL: readonly RateLimitName[] = ["requestsPerAddress"];
/** What a route without a body reads of it, to throw it away. */
const IGNORED_BODY = 1024;

/**
 * The only way to add a route to the server: together with its policy, which is held against every request before its body is
 * read. It belongs to the route that the router has found, so however an address is written, it meets the same policy.
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
          // A slash behind the last word is no parameter.
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
          // The policy decides whether `me` can be null, and the schemas what was sent: so the types hold.
          const result: unknown = await handle(call as Call<Name, D>);
          return give(reply, answerFrom(result), policy.cache);
        },
      });
    };
    if (hasBody) addTo(this.#app);
    else this.#withoutBodies(addTo);
  }

  /** A socket, by the policy of its upgrade. */
  socket(path: `/${string}`, policy: SocketPolicy, opened: (upgrade: Upgrade) => void): void {
    this.#declared.push({ name: `SOCKET ${path}`, policy });
    this.#upgrades.serve(path, policy, opened);
  }

  async #refusalOf(
    request: FastifyRequest,
    policy: Policy,
    general: readonly RateLimitName[],
  ): Promise<Answer | null> {
    // No store keeps a zero in a text, and one of them takes offence at the question.
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

  /** Whatever comes with a request that needs nothing is not looked at. */
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

/** Not for handlers: only the server itself has a `reply`. */
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
