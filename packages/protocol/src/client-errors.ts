import * as v from "valibot";
import { list, Timestamp } from "./primitives.ts";

// An error in the page, as the page reports it. It says where in the code something broke and nothing else: every text in it
// has a shape that neither a name, a position, a log nor an address fits.

export const ERROR_PLACES = ["board", "animation", "table", "page", "worker", "service-worker"] as const;
export type ErrorPlace = (typeof ERROR_PLACES)[number];

export const LONGEST_STACK = 20;

/** `TypeError` and the like. */
export const ERROR_NAME = /^[A-Z][A-Za-z]{0,39}$/;

/** Where it is in which of our own files, as they are built: `base-Bx1-Yz_4.js:1:2345`; or as they are written. */
export const STACK_FRAME =
  /^(?:[\w-]{1,60}-[\w-]{8}\.js|(?:service-worker|push)\.mjs|[\w-]{1,60}\.tsx?):\d{1,7}:\d{1,7}$/;

/** Pages that have not been loaded again for a while still name the function first; a name may be any word. */
const StackFrame = v.pipe(
  v.string(),
  v.transform((frame) => frame.replace(/^[\w$.<>#]{0,60} /, "")),
  v.regex(STACK_FRAME),
);

/** What engines say of an `undefined` that nobody expected, without the names in it. All else that errors say stays in the page. */
export const ERROR_MESSAGE = new RegExp(
  [
    /Cannot (?:read|set) properties of (?:undefined|null)/,
    /(?:undefined|null) is not an object/,
    /is (?:undefined|null)/,
    /is not (?:a function|a constructor|defined|iterable)/,
    /Maximum call stack size exceeded/,
    /too much recursion/,
  ]
    .map(({ source }) => `^${source}$`)
    .join("|"),
);

/** The file with which the page begins, which has another name in every build. */
export const BUILD = /^(?:[\w-]{1,60}\.(?:js|tsx?))?$/;

const fields = {
  where: v.picklist(ERROR_PLACES),
  name: v.pipe(v.string(), v.regex(ERROR_NAME)),
  /** Empty where what it says is not known to be harmless. */
  message: v.union([v.literal(""), v.pipe(v.string(), v.regex(ERROR_MESSAGE))]),
  /** The innermost first. */
  stack: v.pipe(list(StackFrame), v.maxLength(LONGEST_STACK)),
  build: v.pipe(v.string(), v.regex(BUILD)),
};

/** `POST /api/errors`: something broke in the page. */
export const ClientErrorBody = v.object(fields);
export type ClientErrorBody = v.InferOutput<typeof ClientErrorBody>;

/** The same error as often as it was reported, for an operator. */
export const ClientError = v.object({
  ...fields,
  id: v.string(),
  count: v.number(),
  first: Timestamp,
  last: Timestamp,
});
export type ClientError = v.InferOutput<typeof ClientError>;
