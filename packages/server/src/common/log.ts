import { AsyncLocalStorage } from "node:async_hooks";
import { type DestinationStream, type Logger, pino } from "pino";

/** On whose request something is done. */
interface RequestContext {
  /** Of a request by HTTP, or of a connection and the number of the command in it. */
  readonly request: string;
  /** For a command: its kind. */
  readonly command?: string;
}

/** As the library numbers them. */
const ERROR = 50;
const FATAL = 60;

/** In a line of JSON, whose escapes stay whole. A domain has a dot: the names of packages, `@fastify/static`, stay. */
const MAIL_ADDRESS =
  /\\(?:u[\da-f]{4}|.)|[^\s"<>()[\]{}:;,/\\@]{1,64}(?:@|%40)[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu;

const requestContext = new AsyncLocalStorage<RequestContext>();

/** Whatever is logged while this is done, however deep, names the request. */
export function withRequest<Result>(of: RequestContext, task: () => Result): Result {
  return requestContext.run(of, task);
}

/** What the server does by itself, though it was a request that set it off. */
export function byItself<Result>(task: () => Result): Result {
  return requestContext.exit(task);
}

/** Of an error only what our code and its libraries say. Its other fields may hold a row, a mail or what somebody typed. */
function errorFields(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error === "string" ? error : typeof error;
  const { name, message, stack, cause } = error;
  return {
    type: name,
    message,
    stack,
    ...("code" in error ? { code: error.code } : {}),
    ...(cause === undefined ? {} : { cause: errorFields(cause) }),
    ...(error instanceof AggregateError ? { errors: error.errors.map(errorFields) } : {}),
  };
}

/** Nothing that looks like somebody's e-mail address gets into a log, whoever has logged it. */
function withoutMailAddresses(line: string): string {
  return line.replaceAll(MAIL_ADDRESS, (found) => (found.startsWith("\\") ? found : "(address)"));
}

/** Lines of JSON. `failed` is told of each that tells of a failure. */
export function newLog(
  level: string,
  destination: DestinationStream,
  failed: (level: "error" | "fatal") => void = () => {},
): Logger {
  return pino(
    {
      level,
      serializers: { error: errorFields },
      mixin: () => ({ ...requestContext.getStore() }),
      hooks: {
        logMethod(args, method, number) {
          if (number >= ERROR) failed(number >= FATAL ? "fatal" : "error");
          return Reflect.apply(method, this, args);
        },
        streamWrite: withoutMailAddresses,
      },
    },
    destination,
  );
}
