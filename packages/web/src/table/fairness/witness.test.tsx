import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { bearWitness, witnessOf } from "./witness.ts";

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const seen = { commitment: "c0ffee", nonces: { 1: "abc" } };

describe("what this browser saw before a match", () => {
  test("is remembered for that table alone", () => {
    bearWitness("one", seen);
    expect(witnessOf("one")).toEqual(seen);
    expect(witnessOf("another")).toEqual({});
  });

  test.each([
    "no JSON",
    "null",
    "5",
    '"c0ffee"',
    "{}",
    '{"commitment":"c0ffee"}',
    '{"commitment":5,"nonces":{}}',
    '{"commitment":"c0ffee","nonces":"abc"}',
    '{"commitment":"c0ffee","nonces":null}',
  ])("is nothing where %s is kept", (kept) => {
    sessionStorage.setItem("witness one", kept);
    expect(witnessOf("one")).toEqual({});
  });

  test("is nothing in a browser that keeps nothing", () => {
    vi.stubGlobal("sessionStorage", undefined);
    bearWitness("one", seen);
    expect(witnessOf("one")).toEqual({});
  });
});
