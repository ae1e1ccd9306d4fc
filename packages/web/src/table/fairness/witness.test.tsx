import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { bearWitness, witnessOf } from "./witness.ts";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const seen = {
  commitment: "c0ffee",
  nonces: { 1: "abc" },
  seals: ["", "5ea1"],
  terms: { game: "toy", options: { quiet: true }, people: ["", "annaannaanna"] },
  opened: ["c0ffee"],
};

describe("what this browser saw before a match", () => {
  test("is remembered for that table alone", () => {
    bearWitness("one", seen);
    expect(witnessOf("one")).toEqual(seen);
    expect(witnessOf("another")).toEqual({});
  });

  test("is remembered for the last fifty tables", () => {
    for (let table = 0; table < 50; table++) bearWitness(`table ${table}`, seen);
    bearWitness("table 0", seen);
    bearWitness("one more", seen);
    expect([witnessOf("table 0"), witnessOf("one more")]).toEqual([seen, seen]);
    expect([witnessOf("table 1"), witnessOf("table 2")]).toEqual([{}, seen]);
  });

  test.each([
    "no JSON",
    "null",
    '{"one":null}',
    '{"one":"c0ffee"}',
    '{"one":{}}',
    '{"one":{"commitment":"c0ffee"}}',
    '{"one":{"commitment":5,"nonces":{},"opened":[]}}',
    '{"one":{"commitment":"c0ffee","nonces":"abc","opened":[]}}',
    '{"one":{"commitment":"c0ffee","nonces":{},"opened":[5]}}',
    '{"one":{"commitment":"c0ffee","nonces":{},"opened":[],"seals":5}}',
    '{"one":{"commitment":"c0ffee","nonces":{},"opened":[],"terms":{"game":"toy"}}}',
  ])("is nothing where %s is kept", (kept) => {
    localStorage.setItem("witness", kept);
    expect(witnessOf("one")).toEqual({});
  });

  test("is nothing in a browser that keeps nothing", () => {
    vi.stubGlobal("localStorage", undefined);
    bearWitness("one", seen);
    expect(witnessOf("one")).toEqual({});
  });
});
