import { expect, test } from "vitest";
import { Buckets, TokenBucket } from "@roundtable/host/token-bucket";

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** How many are taken at this moment until none is left. */
function burst(bucket: TokenBucket, now: number): number {
  let taken = 0;
  while (bucket.take(now)) taken++;
  return taken;
}

test("so many at once, and so many per second after that", () => {
  const bucket = new TokenBucket({ burst: 5, perSecond: 2 }, 100);
  expect(burst(bucket, 100)).toBe(5);
  expect(burst(bucket, 100 + SECOND / 2 - 1)).toBe(0);
  expect(burst(bucket, 100 + SECOND / 2)).toBe(1);
  expect(burst(bucket, 100 + 2 * SECOND)).toBe(3);
});

test("an idle hour buys no more than one burst", () => {
  const bucket = new TokenBucket({ burst: 5, perSecond: 2 }, 0);
  expect(burst(bucket, HOUR)).toBe(5);
  expect(burst(bucket, 2 * HOUR)).toBe(5);
});

test("a clock that is set back takes nothing away and gives nothing twice", () => {
  const bucket = new TokenBucket({ burst: 5, perSecond: 1 }, HOUR);
  expect(bucket.take(HOUR)).toBe(true);
  expect(burst(bucket, 0)).toBe(4);
  expect(burst(bucket, 2 * SECOND)).toBe(2);
});

test("a bucket is full until something is taken, and again when it is refilled", () => {
  const bucket = new TokenBucket({ burst: 5, perSecond: 1 }, 0);
  expect(bucket.isFull(0)).toBe(true);
  bucket.take(0);
  expect(bucket.isFull(SECOND - 1)).toBe(false);
  expect(bucket.isFull(SECOND)).toBe(true);
});

test("every address has a bucket of its own", () => {
  const buckets = new Buckets({ burst: 1, perSecond: 1 });
  expect([buckets.take("a", 0), buckets.take("a", 0), buckets.take("b", 0)]).toEqual([true, false, true]);
  expect(buckets.take("a", SECOND)).toBe(true);
});

test("of many addresses those are forgotten that have long been quiet, and no others", () => {
  const buckets = new Buckets({ burst: 2, perSecond: 1 });
  for (let nth = 0; nth < 1000; nth++) buckets.take(`early ${nth}`, 0);
  expect(buckets.size).toBe(1000);
  // The thousand and first is one too many to remember for nothing.
  const now = 10 * SECOND;
  expect(buckets.take("greedy", now)).toBe(true);
  expect(buckets.size).toBe(1);
  expect([buckets.take("greedy", now), buckets.take("greedy", now)]).toEqual([true, false]);
});

test("where nobody is quiet, the many are looked through again when they are twice as many", () => {
  const buckets = new Buckets({ burst: 2, perSecond: 1 });
  for (let nth = 0; nth < 1001; nth++) buckets.take(`early ${nth}`, 0);
  for (let nth = 1001; nth < 2002; nth++) buckets.take(`late ${nth}`, 10 * SECOND);
  expect(buckets.size).toBe(2002);
  buckets.take("the last", 10 * SECOND);
  expect(buckets.size).toBe(1002);
});
