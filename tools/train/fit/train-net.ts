import { asShares, type NetShape, thoughtAt, weightsOfAKind, worthOf } from "@roundtable/bots";
import { type Chance, chanceOf, seeded } from "@roundtable/kernel";
import type { Samples } from "./samples.ts";

/** The learning rate, and the decay rates of Adam with their usual values. */
const STEP = 0.003;
const REMEMBERED = 0.9;
const SIZES_REMEMBERED = 0.999;
/** The batch size. */
const AT_ONCE = 64;

/** Trains a network by Adam: minimises the cross entropy of the chosen options over this many epochs. */
export function trainNet(shape: NetShape, lessons: Samples, times: number, seed: string): Float64Array {
  const chance = chanceOf(seeded(seed));
  const weights = atFirst(shape, chance);
  const [slope, mean, size] = [weights.map(() => 0), weights.map(() => 0), weights.map(() => 0)];
  const steps = times * Math.ceil(lessons.count / AT_ONCE);
  let step = 0;
  for (let time = 0; time < times; time++) {
    const order = chance.order(lessons.count);
    for (let from = 0; from < order.length; from += AT_ONCE) {
      const some = order.slice(from, from + AT_ONCE);
      slope.fill(0);
      for (const nth of some) addSlope(shape, weights, lessons, nth, slope);
      // The learning rate decays linearly to zero.
      const length = STEP * (1 - step++ / steps);
      const [young, younger] = [1 - REMEMBERED ** step, 1 - SIZES_REMEMBERED ** step];
      for (let at = 0; at < weights.length; at++) {
        const down = (slope[at] ?? 0) / some.length;
        mean[at] = REMEMBERED * (mean[at] ?? 0) + (1 - REMEMBERED) * down;
        size[at] = SIZES_REMEMBERED * (size[at] ?? 0) + (1 - SIZES_REMEMBERED) * down * down;
        const by = (mean[at] ?? 0) / young / (Math.sqrt((size[at] ?? 0) / younger) + 1e-8);
        weights[at] = (weights[at] ?? 0) - length * by;
      }
    }
  }
  return weights;
}

/** Initial weights: the output weights are zero, and the hidden ones are random. */
function atFirst(shape: NetShape, chance: Chance): Float64Array {
  const ofAKind = weightsOfAKind(shape);
  const spread = Math.sqrt(1 / shape.inputs);
  return Float64Array.from({ length: shape.kinds * ofAKind }, (_, at) =>
    at % ofAKind < shape.inputs ? 0 : spread * (chance.pick(2001) / 1000 - 1),
  );
}

/** Adds the gradient of the cross entropy. */
function addSlope(
  shape: NetShape,
  weights: Float64Array,
  lessons: Samples,
  nth: number,
  slope: Float64Array,
): void {
  const { inputs, hidden } = shape;
  const shows = new Float64Array(inputs);
  const likely = likelyIn(shape, weights, lessons, nth, shows);
  for (let thing = 0; thing < likely.length; thing++) {
    const blame = (likely[thing] ?? 0) - (thing === lessons.chosenIn(nth) ? 1 : 0);
    lessons.showsOf(nth, thing, shows);
    let at = lessons.kindOf(nth, thing) * weightsOfAKind(shape);
    addTimes(slope, at, blame, shows);
    at += inputs;
    for (let thought = 0; thought < hidden; thought++, at += inputs + 2) {
      const strong = thoughtAt(weights, at, shows, inputs);
      if (strong <= 0) continue;
      const counts = weights[at + 1 + inputs] ?? 0;
      slope[at] = (slope[at] ?? 0) + blame * counts;
      addTimes(slope, at + 1, blame * counts, shows);
      slope[at + 1 + inputs] = (slope[at + 1 + inputs] ?? 0) + blame * strong;
    }
  }
}

function addTimes(slope: Float64Array, at: number, factor: number, shows: Float64Array): void {
  for (let input = 0; input < shows.length; input++)
    slope[at + input] = (slope[at + input] ?? 0) + factor * (shows[input] ?? 0);
}

function likelyIn(
  shape: NetShape,
  weights: Float64Array,
  lessons: Samples,
  nth: number,
  shows: Float64Array,
): Float64Array {
  const worths = new Float64Array(lessons.sizeOf(nth));
  for (let thing = 0; thing < worths.length; thing++)
    worths[thing] = worthOf(shape, weights, lessons.showsOf(nth, thing, shows), lessons.kindOf(nth, thing));
  return asShares(worths);
}

/** The mean cross entropy of the chosen options, in nats. */
export function meanLoss(shape: NetShape, weights: Float64Array, lessons: Samples): number {
  const shows = new Float64Array(shape.inputs);
  let sum = 0;
  for (let nth = 0; nth < lessons.count; nth++)
    sum -= Math.log(likelyIn(shape, weights, lessons, nth, shows)[lessons.chosenIn(nth)] ?? 0);
  return sum / lessons.count;
}
