import { expect, test } from "vitest";
import { returnAddress } from "./return-address.ts";

const origin = "https://games.example";

test.each([
  ["", "/"],
  ["?from=%2Ft%2FabcdefghijkL", "/t/abcdefghijkL"],
  ["?from=%2Fp%2Fabc%3Fx%3D1%23y", "/p/abc"],
  ["?from=https%3A%2F%2Fevil.example%2Ft", "/"],
  ["?from=%2F%2Fevil.example%2Ft", "/"],
  ["?from=%2F%5Cevil.example", "/"],
  ["?from=javascript%3Aalert(1)", "/"],
  ["?from=t%2Fabc", "/"],
  ["?from=%2F%2F", "/"],
])("after signing in at /me%s one is at %s", (search, path) => {
  expect(returnAddress({ origin, search })).toBe(path);
});
