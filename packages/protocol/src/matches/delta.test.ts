import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applied, deltaBetween, DeltaMismatch } from "./delta.ts";

/** JSON as it arrives, without negative zero. */
const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown);

/** Two similar values, like two views of one match. */
const akin = fc
  .tuple(json, json, json, fc.array(fc.nat({ max: 5 }), { maxLength: 6 }), fc.nat())
  .map(([one, two, three, numbers, at]) => {
    const before = { first: one, list: [one, two, ...numbers], deep: { rest: [[two], { three }] } };
    const list: unknown[] = [...before.list];
    list.splice(at % (list.length + 1), at % 3, ...(at % 2 === 0 ? [three] : []));
    const after = { first: one, list, deep: { rest: [[two], { three: one, more: two }] } };
    return [before, after] as const;
  });

function expectLeads(before: unknown, after: unknown): void {
  const delta = deltaBetween(before, after);
  const bytes = JSON.stringify(after);
  const kept = JSON.stringify(before);
  const sent = delta === undefined ? undefined : (JSON.parse(JSON.stringify(delta)) as typeof delta);
  expect(JSON.stringify(sent === undefined ? before : applied(before, sent))).toBe(bytes);
  expect(JSON.stringify(before)).toBe(kept);
}

describe("a delta", () => {
  test("turns any value into any other, byte for byte, and does not change the first", () => {
    fc.assert(
      fc.property(json, json, (before, after) => expectLeads(before, after)),
      { numRuns: 400 },
    );
  });

  test("produces lists of similar objects", () => {
    const list = fc.array(fc.record({ id: fc.string(), at: json }), { maxLength: 6 });
    fc.assert(fc.property(list, list, (before, after) => expectLeads({ before }, { before: after })));
  });

  test("turns a value into a similar one", () => {
    fc.assert(
      fc.property(akin, ([before, after]) => {
        expectLeads(before, after);
        expectLeads(after, before);
      }),
      { numRuns: 400 },
    );
  });

  test("is nothing between two copies of a value", () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(deltaBetween(value, JSON.parse(JSON.stringify(value)))).toBeUndefined();
      }),
      { examples: [[JSON.parse('{ "__proto__": [] }')]] },
    );
  });

  test.each([
    [{ at: 1, left: 2 }, { at: 1, left: 3 }, { left: 3 }],
    [{ a: 1, b: 2 }, { a: 1 }, { b: [] }],
    [{ a: 1 }, { a: 1, b: { c: 2 } }, { b: [{ c: 2 }] }],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, [{ b: 2, a: 1 }]],
    [[1, 2, 3, 4], [1, 2, 7, 4], { 2: 7 }],
    [
      [1, 2, 3, 4],
      [1, 8, 7, 4, 5],
      [1, 3, [8, 7, 4, 5]],
    ],
    [
      [1, 2, 3],
      [1, 3],
      [1, 1, []],
    ],
    [[1, 2, 3], [4, 5, 6], [[4, 5, 6]]],
    [[{ hand: [1, 2] }, { hand: [] }], [{ hand: [1, 2] }, { hand: [3] }], { 1: { hand: [[3]] } }],
    [null, { a: 1 }, [{ a: 1 }]],
    [
      [{ id: 1, on: true }],
      [
        { id: 2, on: true },
        { id: 3, on: true },
        { id: 4, on: null },
      ],
      [
        ["id", "on"],
        [
          [2, true],
          [3, true],
          [4, null],
        ],
      ],
    ],
    [[], [{ id: 2 }, { id: 3 }, { on: 4 }], [[{ id: 2 }, { id: 3 }, { on: 4 }]]],
    [{ a: { b: 1 } }, { a: null }, { a: null }],
  ])("of %j and %j says only what has changed: %j", (before, after, delta) => {
    expect(deltaBetween(before, after)).toEqual(delta);
  });

  test("shares everything unchanged with the previous value", () => {
    const before = { mine: { hand: [1] }, theirs: { hand: [2] } };
    const after = applied(before, { mine: { hand: { 0: 3 } } }) as typeof before;
    expect(after).toEqual({ mine: { hand: [3] }, theirs: { hand: [2] } });
    expect(after.theirs).toBe(before.theirs);
  });

  test.each([
    [null, { a: 1 }],
    [[1], { 3: 1 }],
    [[1], [1, 1, []] as const],
    [{ a: 1 }, [0, 1, []] as const],
    [{ a: 1 }, { b: { c: 1 } }],
    [{ a: 1 }, []],
  ])("made for another value is not applied to %j: %j", (before, delta) => {
    expect(() => applied(before, delta as never)).toThrow(DeltaMismatch);
  });
});
