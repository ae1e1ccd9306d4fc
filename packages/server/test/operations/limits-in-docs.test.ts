import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ATTEMPT_LIMITS } from "../../src/login-attempts/attempt-counter.ts";
import type { Rate } from "@roundtable/host/token-bucket";
import { RATE_LIMITS } from "../../src/wire/rate-limits.ts";

const MINUTE = 60 * 1000;

function perTime(perSecond: number): string {
  if (perSecond >= 1) return `${perSecond} per second`;
  const perMinute = Math.round(perSecond * 60 * 100) / 100;
  return perMinute >= 1 ? `${perMinute} per minute` : `${Math.round(perSecond * 3600)} per hour`;
}

function shown(limit: Rate | number): string {
  return typeof limit === "number" ? `${limit}` : `${limit.burst} at once, then ${perTime(limit.perSecond)}`;
}

test("the table of limits in docs/running.md is the one that holds", () => {
  // How often somebody is told before the connection is cut is no limit of its own.
  const { patience: _patience, ...rates } = RATE_LIMITS;
  const perNode = Object.entries(rates).map(
    ([name, limit]: [string, Rate | number]) => `| \`${name}\` | ${shown(limit)} | one node |`,
  );
  const acrossNodes = Object.entries(ATTEMPT_LIMITS).map(
    ([name, { times, ms }]) => `| \`${name}\` | ${times} in ${ms / MINUTE} minutes | all nodes together |`,
  );
  const docs = readFileSync(join(import.meta.dirname, "../../../../docs/running.md"), "utf8");
  const rows = docs
    .split("\n")
    .filter((line) => /^\| `\w+` \| .* \| (one node|all nodes together) \|$/.test(line));
  expect(rows).toEqual([...perNode, ...acrossNodes]);
});
