import {
  BUILD,
  type ClientErrorBody,
  ERROR_MESSAGE,
  ERROR_NAME,
  type ErrorPlace,
  LONGEST_STACK,
  STACK_FRAME,
} from "@roundtable/protocol/client-errors";

/** The part of an error that is read. An error from a worker has no more. */
export interface Thrown {
  readonly name: string;
  readonly message: string;
  readonly stack?: string | undefined;
}

/** An exception in a worker, as the page receives it: “Uncaught TypeError: …”, and where. */
export function thrownIn({ message, filename, lineno, colno }: ErrorEvent): Thrown {
  const [, name = "Error", said = ""] = /^(?:Uncaught )?(?:([A-Z]\w*): )?(.*)$/s.exec(message ?? "") ?? [];
  return { name, message: said, stack: `at ${filename}:${lineno}:${colno}` };
}

/** A stack frame as Chrome writes it, and as Firefox and Safari do. */
const FRAMES = [/^\s*at (?:.*\()?(?<at>[^()\s]+:\d+:\d+)\)?$/, /^[^@\s]*@(?<at>\S+:\d+:\d+)$/];

/**
 * The part of an error that the server may get: where in the code it happened. An error's message may quote a name or a
 * card, so only the engine's own messages about an unexpected `undefined` are kept.
 */
export function errorReport(
  { name, message, stack = "" }: Thrown,
  where: ErrorPlace,
  build: string,
): ClientErrorBody {
  return {
    where,
    name: ERROR_NAME.test(name) ? name : "Error",
    message: harmless(message),
    stack: stack
      .split("\n")
      .flatMap((line) => frameIn(line) ?? [])
      .slice(0, LONGEST_STACK),
    build: BUILD.test(build) ? build : "",
  };
}

function harmless(message: string): string {
  const parts = [
    message.replace(/ \((?:reading|setting|evaluating) .*$/s, ""),
    /is (?:undefined|null)$|is not (?:a function|a constructor|defined|iterable)$/.exec(message)?.[0] ?? "",
  ];
  return parts.find((part) => ERROR_MESSAGE.test(part)) ?? "";
}

/**
 * Our own file without its path, since an address may name a table. Function names are dropped, since they may be any
 * word.
 */
function frameIn(line: string): string | null {
  for (const shape of FRAMES) {
    const { at = "" } = shape.exec(line)?.groups ?? {};
    const [, file, row, column] = /([^/]+?)(?:\?[^:]*)?:(\d+):(\d+)$/.exec(at) ?? [];
    const frame = `${file}:${row}:${column}`;
    if (STACK_FRAME.test(frame)) return frame;
  }
  return null;
}
