import * as v from "valibot";
import { list, Timestamp } from "./primitives.ts";

// An error report of a page. It says where in the code something broke, and nothing else: no text in it can hold a name, a
// position, a log or an address.

export const ERROR_PLACES = ["board", "animation", "table", "page", "worker", "service-worker"] as const;
export type ErrorPlace = (typeof ERROR_PLACES)[number];

export const LONGEST_STACK = 20;

/** The class, such as `TypeError`. */
export const ERROR_NAME = /^[A-Z][A-Za-z]{0,39}$/;

/** The place in one of our files, as built (`base-Bx1-Yz_4.js:1:2345`) or as source. */
export const STACK_FRAME =
  /^(?:[\w-]{1,60}-[\w-]{8}\.js|(?:service-worker|push)\.mjs|[\w-]{1,60}\.tsx?):\d{1,7}:\d{1,7}$/;

/** Older pages still send the function's name first, which may be any word, so it is dropped. */
const StackFrame = v.pipe(
  v.string(),
  v.transform((frame) => frame.replace(/^[\w$.<>#]{0,60} /, "")),
  v.regex(STACK_FRAME),
);

/** Messages of engines about `undefined` and the like, without names. Other messages are not sent. */
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

/** The entry file of the page, whose name differs in every build. */
export const BUILD = /^(?:[\w-]{1,60}\.(?:js|tsx?))?$/;

const fields = {
  where: v.picklist(ERROR_PLACES),
  name: v.pipe(v.string(), v.regex(ERROR_NAME)),
  /** Empty unless the message is known to be harmless. */
  message: v.union([v.literal(""), v.pipe(v.string(), v.regex(ERROR_MESSAGE))]),
  /** Innermost first. */
  stack: v.pipe(list(StackFrame), v.maxLength(LONGEST_STACK)),
  build: v.pipe(v.string(), v.regex(BUILD)),
};

/** `POST /api/errors`: reports an error in the page. */
export const ClientErrorBody = v.object(fields);
export type ClientErrorBody = v.InferOutput<typeof ClientErrorBody>;

/** An error with how often it was reported, for operators. */
export const ClientError = v.object({
  ...fields,
  id: v.string(),
  count: v.number(),
  first: Timestamp,
  last: Timestamp,
});
export type ClientError = v.InferOutput<typeof ClientError>;
