import { registry } from "@roundtable/games/registry";
import { expect, test } from "vitest";
import { quietTerminal } from "../testing/quiet-terminal.ts";
import { soak } from "./soak.ts";

test("nobody loses anything at a server that is killed again and again", { timeout: 120_000 }, async () => {
  const terminal = quietTerminal();
  // A server that has just been started is still growing.
  const bounds = { seconds: 12, everyMs: 2000, growth: 10 };
  const code = await soak(["--matches", "6", "--json"], registry, terminal, bounds);
  const { kills, acknowledged, ...found } = JSON.parse(terminal.said.stdout) as Record<string, number>;
  expect([code, terminal.said.stderr]).toEqual([0, expect.not.stringContaining("✗")]);
  expect(found).toMatchObject({
    lost: 0,
    doubled: 0,
    leaks: 0,
    twoTruths: 0,
    denied: 0,
    forged: 0,
    broken: 0,
  });
  expect(kills).toBeGreaterThan(1);
  expect(acknowledged).toBeGreaterThan(20);
});
