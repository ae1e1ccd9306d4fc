import type { NetShape, Thing } from "@roundtable/bots";
import { chanceOf, seeded } from "@roundtable/kernel";
import { expect, test } from "vitest";
import { Samples } from "./samples.ts";
import { meanLoss, trainNet } from "./train-net.ts";

const chance = chanceOf(seeded("things"));

function things(count: number, kinds: number): Thing[] {
  return Array.from({ length: count }, (_, index) => ({
    kind: index % kinds,
    shows: Float64Array.from([chance.pick(1001) / 1000, chance.pick(1001) / 1000]),
  }));
}

/** Samples in which whatever is liked best is chosen, so that nothing is left to chance. */
function lessonsBy(likes: (thing: Thing) => number, shape: NetShape): Samples {
  const lessons = new Samples(shape);
  for (let nth = 0; nth < 3000; nth++) {
    const some = things(3, shape.kinds);
    const liked = some.map(likes);
    lessons.add(some, liked.indexOf(Math.max(...liked)));
  }
  return lessons;
}

const GUESS = Math.log(3);

test("learns which option is preferred, for each kind", () => {
  const shape = { inputs: 2, hidden: 0, kinds: 2 };
  const likes = ({ kind, shows: [one = 0, other = 0] }: Thing) => (kind === 0 ? one : other);
  const weights = trainNet(shape, lessonsBy(likes, shape), 10, "seed");
  expect(meanLoss(shape, weights, lessonsBy(likes, shape))).toBeLessThan(0.9 * GUESS);
  const [first = 0, second = 0, third = 0, fourth = 0] = weights;
  expect(first).toBeGreaterThan(3 * Math.abs(second));
  expect(fourth).toBeGreaterThan(3 * Math.abs(third));
});

test("a preference that is not linear needs hidden units", () => {
  const likes = ({ shows: [one = 0, other = 0] }: Thing) => Math.abs(one - other);
  const [plain, deep] = [0, 8].map((hidden) => {
    const shape = { inputs: 2, hidden, kinds: 1 };
    return meanLoss(shape, trainNet(shape, lessonsBy(likes, shape), 20, "seed"), lessonsBy(likes, shape));
  });
  expect(plain).toBeGreaterThan(0.9 * GUESS);
  expect(deep).toBeLessThan(0.75 * GUESS);
});

test("samples that were sent between threads stay the same", () => {
  const shape = { inputs: 2, hidden: 0, kinds: 2 };
  const lessons = lessonsBy(({ shows: [one = 0] }) => one, shape);
  const sent = new Samples(shape);
  sent.addAll(structuredClone(lessons.plain()));
  expect(sent.plain()).toEqual(lessons.plain());
  expect(trainNet(shape, sent, 1, "seed")).toEqual(trainNet(shape, lessons, 1, "seed"));
});
