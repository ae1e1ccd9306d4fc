import { registry } from "@roundtable/games/registry";
import { expect, test } from "vitest";
import { quietTerminal } from "../testing/quiet-terminal.ts";
import { soak } from "./soak.ts";

const NOTHING_WRONG = {
  lost: 0,
  doubled: 0,
  leaks: 0,
  twoTruths: 0,
  denied: 0,
  forged: 0,
  broken: 0,
  behind: 0,
};

const BOUNDS = { seconds: 6, everyMs: 1000, frozenMs: 3000, least: 3 };

test.each([
  ["at a server that is killed again and again", "1"],
  ["at three that are killed or frozen while their database is cut off", "3"],
])("nobody loses anything %s", { timeout: 300_000 }, async (_where, nodes) => {
  const terminal = quietTerminal();
  const code = await soak(["--nodes", nodes, "--matches", "6", "--json"], registry, terminal, BOUNDS);
  const { stdout, stderr } = terminal.said;
  expect([code, stderr]).toEqual([0, expect.not.stringContaining("✗")]);
  const found = JSON.parse(stdout) as Record<string, number>;
  expect(found).toMatchObject(NOTHING_WRONG);
  for (const much of ["kills", "acknowledged", "matches"]) expect([much, found[much]]).not.toEqual([much, 0]);
});
