import { AsyncLocalStorage } from "node:async_hooks";
import { type DestinationStream, type Logger, pino } from "pino";

/** The request that is being handled. */
interface RequestContext {
  /** The id of an HTTP request, or of a connection with the number of the command. */
  readonly request: string;
  /** The kind of the command, if it is one. */
  readonly command?: string;
}

/** The numbers of pino's levels. */
const ERROR = 50;
const FATAL = 60;

/**
 * Matches within a line of JSON and leaves escapes whole. A domain has a dot, so package names such as `@fastify/static`
 * stay.
 */
const MAIL_ADDRESS =
  /\\(?:u[\da-f]{4}|.)|[^\s"<>()[\]{}:;,/\\@]{1,64}(?:@|%40)[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu;

const requestContext = new AsyncLocalStorage<RequestContext>();

/** Every line logged during the task, however deep, names the request. */
export function withRequest<Result>(of: RequestContext, task: () => Result): Result {
  return requestContext.run(of, task);
}

/** For work that a request set off but that is not part of it. */
export function inBackground<Result>(task: () => Result): Result {
  return requestContext.exit(task);
}

/** Only what our code and its libraries say. Other fields of an error may hold a row, a mail or user input. */
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

/** Removes everything that looks like an e-mail address, from any line. */
function withoutMailAddresses(line: string): string {
  return line.replaceAll(MAIL_ADDRESS, (found) => (found.startsWith("\\") ? found : "(address)"));
}

/** Writes lines of JSON. `failed` is called for each error and fatal line. */
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
