import {
  BUILD,
  type ClientErrorBody,
  ERROR_MESSAGE,
  ERROR_NAME,
  type ErrorPlace,
  LONGEST_STACK,
  STACK_FRAME,
} from "@roundtable/protocol/client-errors";

/** The part of an error that is read; one that comes from a worker has no more. */
export interface Thrown {
  readonly name: string;
  readonly message: string;
  readonly stack?: string | undefined;
}

/** What the page hears of an exception in a worker: “Uncaught TypeError: …”, and where. */
export function thrownIn({ message, filename, lineno, colno }: ErrorEvent): Thrown {
  const [, name = "Error", said = ""] = /^(?:Uncaught )?(?:([A-Z]\w*): )?(.*)$/s.exec(message ?? "") ?? [];
  return { name, message: said, stack: `at ${filename}:${lineno}:${colno}` };
}

/** As Chrome writes a frame, and as Firefox and Safari do. */
const FRAMES = [/^\s*at (?:.*\()?(?<at>[^()\s]+:\d+:\d+)\)?$/, /^[^@\s]*@(?<at>\S+:\d+:\d+)$/];

/**
 * What the server may be told of an error: where in the code it happened. An error's own words may quote a name or a card, so
 * of them only what engines say of an unexpected `undefined` is kept.
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

/** The file, if it is one of ours, without the way to it: an address may name a table. Names of functions may be any word. */
function frameIn(line: string): string | null {
  for (const shape of FRAMES) {
    const { at = "" } = shape.exec(line)?.groups ?? {};
    const [, file, row, column] = /([^/]+?)(?:\?[^:]*)?:(\d+):(\d+)$/.exec(at) ?? [];
    const frame = `${file}:${row}:${column}`;
    if (STACK_FRAME.test(frame)) return frame;
  }
  return null;
}
