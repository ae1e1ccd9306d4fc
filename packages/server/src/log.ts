import { AsyncLocalStorage } from "node:async_hooks";
import { type DestinationStream, type Logger, pino } from "pino";

/** On whose request something is done. */
interface Asked {
  /** Of a request by HTTP, or of a connection and the number of the command in it. */
  readonly request: string;
  /** For a command: its kind. */
  readonly command?: string;
}

/** As the library numbers them. */
const ERROR = 50;
const FATAL = 60;

const asked = new AsyncLocalStorage<Asked>();

/** Whatever is logged while this is done, however deep, names the request. */
export function onRequest<Result>(of: Asked, task: () => Result): Result {
  return asked.run(of, task);
}

/** What the server does by itself, though it was a request that set it off. */
export function byItself<Result>(task: () => Result): Result {
  return asked.exit(task);
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
      serializers: { error: pino.stdSerializers.err },
      mixin: () => ({ ...asked.getStore() }),
      hooks: {
        logMethod(args, method, number) {
          if (number >= ERROR) failed(number >= FATAL ? "fatal" : "error");
          return Reflect.apply(method, this, args);
        },
      },
    },
    destination,
  );
}
