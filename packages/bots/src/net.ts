/**
 * A small net that says what a thing is worth by what shows of it: `inputs` numbers, with `hidden` thoughts between them and
 * the worth. Things of different kinds have weights of their own.
 */
export interface NetShape {
  readonly inputs: number;
  readonly hidden: number;
  readonly kinds: number;
}

/** How many weights there are for things of one kind. */
export function weightsOfAKind({ inputs, hidden }: NetShape): number {
  return inputs + hidden * (inputs + 2);
}

/**
 * The order of the weights of a kind: first those of everything visible. Then, for each hidden unit, its bias, the weights
 * of everything visible, and its own weight in the result.
 */
export function worthOf(shape: NetShape, weights: Float64Array, shows: Float64Array, kind = 0): number {
  const { inputs, hidden } = shape;
  let at = kind * weightsOfAKind(shape);
  let worth = 0;
  for (let input = 0; input < inputs; input++) worth += (weights[at + input] ?? 0) * (shows[input] ?? 0);
  at += inputs;
  for (let thought = 0; thought < hidden; thought++, at += inputs + 2) {
    const sum = thoughtAt(weights, at, shows, inputs);
    if (sum > 0) worth += sum * (weights[at + 1 + inputs] ?? 0);
  }
  return worth;
}

/** How strong a hidden thought is whose weights begin here; below 0 it is not thought at all. */
export function thoughtAt(weights: Float64Array, at: number, shows: Float64Array, inputs: number): number {
  let sum = weights[at] ?? 0;
  for (let input = 0; input < inputs; input++) sum += (weights[at + 1 + input] ?? 0) * (shows[input] ?? 0);
  return sum;
}

/** Weights as they stand in a source, in thousandths: more digits make no difference. */
export function inThousandths(weights: Float64Array): number[] {
  return Array.from(weights, (weight) => Math.round(1000 * weight));
}

export function ofThousandths(weights: readonly number[]): Float64Array {
  return Float64Array.from(weights, (weight) => weight / 1000);
}

/** Worths as shares of a whole, in the same place: what is worth more is likelier. */
export function asShares(worths: Float64Array): Float64Array {
  let [most, sum] = [Number.NEGATIVE_INFINITY, 0];
  for (const worth of worths) if (worth > most) most = worth;
  for (let index = 0; index < worths.length; index++) {
    const share = Math.exp((worths[index] ?? 0) - most);
    worths[index] = share;
    sum += share;
  }
  for (let index = 0; index < worths.length; index++) worths[index] = (worths[index] ?? 0) / sum;
  return worths;
}
