import type { Unsendable } from "./secret.ts";

type Primitive = string | number | boolean | null | undefined;

/** `any` would pass every other check. */
type IsAny<T> = 0 extends 1 & T ? true : false;

/**
 * `T` if it may be sent as JSON. A secret becomes `never`, and so does a value of unknown type (such as `unknown`) and
 * anything that is not plain JSON.
 */
export type Sendable<T> =
  IsAny<T> extends true
    ? never
    : T extends Unsendable
      ? never
      : T extends Primitive
        ? T
        : T extends (...args: never[]) => unknown
          ? never
          : T extends object
            ? [keyof T, string extends T ? true : false] extends [never, false]
              ? never
              : { readonly [Key in keyof T]: Sendable<T[Key]> }
            : never;
