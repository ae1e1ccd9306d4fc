/** Every text in a dictionary. Functions are called with several numbers, or with several seats. */
export function* sentences(of: unknown): Generator<string> {
  if (typeof of === "string") yield of;
  else if (typeof of === "function") {
    for (const count of [1, 2, 5, 21])
      yield* sentences(spoken((given) => Reflect.apply(of, undefined, given), count));
  } else if (Array.isArray(of)) yield of.map((part) => (typeof part === "string" ? part : "⟨⟩")).join("");
  else if (typeof of === "object" && of !== null) {
    for (const part of Object.values(of)) yield* sentences(part);
  }
}

/** Calls a text function with a number, with seats, or with seats and numbers, until one of them does not throw. */
function spoken(text: (given: readonly unknown[]) => unknown, count: number): unknown {
  const more = [count + 1, count + 2];
  const seats = Array.from({ length: count }, (_, seat) => seat);
  for (const first of [count, seats])
    try {
      return text([first, ...more]);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  return text([seats.map((seat) => [seat, seat + 1]), ...more]);
}
