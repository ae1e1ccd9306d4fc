import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { saveWitness, loadWitness } from "./witness.ts";

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
    saveWitness("one", seen);
    expect(loadWitness("one")).toEqual(seen);
    expect(loadWitness("another")).toEqual({});
  });

  test("is remembered for the last fifty tables", () => {
    for (let table = 0; table < 50; table++) saveWitness(`table ${table}`, seen);
    saveWitness("table 0", seen);
    saveWitness("one more", seen);
    expect([loadWitness("table 0"), loadWitness("one more")]).toEqual([seen, seen]);
    expect([loadWitness("table 1"), loadWitness("table 2")]).toEqual([{}, seen]);
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
    expect(loadWitness("one")).toEqual({});
  });

  test("is empty in a browser without storage", () => {
    vi.stubGlobal("localStorage", undefined);
    saveWitness("one", seen);
    expect(loadWitness("one")).toEqual({});
  });
});
