// What a match hides until it is over: its state, its log with the draws, its key. Which files may import the values of
// this module is a list in tools/boundaries/layers.ts; everybody may import its types.

/** Holds a value that must not be sent. Written or logged by mistake, it shows nothing of the value. */
export class Secret<Value> {
  readonly #value: Value;

  constructor(value: Value) {
    this.#value = value;
  }

  static reveal<Value>(this: void, secret: Secret<Value>): Value {
    return secret.#value;
  }

  toJSON(): string {
    return "[secret]";
  }
}

export const { reveal } = Secret;

declare const value: unique symbol;

/** A column that holds such a value as JSON. Its text is no `string` to the compiler, so that no query can pass it on. */
export interface StoredSecret<Value> {
  readonly [value]: Value;
}

/** What no response body and no message may contain, at any depth. */
export type Unsendable = Secret<unknown> | StoredSecret<unknown>;

export function stored<Value>(secret: Value): StoredSecret<Value> {
  return storedText(JSON.stringify(secret));
}

/** Reads what `stored` has written: nobody else writes these columns. */
export function revealStored<Value>(column: StoredSecret<Value>): Value {
  return JSON.parse(textOf(column)) as Value;
}

/** For what is already JSON, and for columns whose text is the value. */
export function storedText<Value>(text: string): StoredSecret<Value> {
  return text as string & StoredSecret<Value>;
}

export function textOf(column: StoredSecret<unknown>): string {
  return column as StoredSecret<unknown> & string;
}
