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
};

/** Long enough to be struck a few times. */
const BOUNDS = { seconds: 12, everyMs: 2000, frozenMs: 3000 };

test.each([["at a server that is killed again and again", ["--nodes", "1"]]])(
  "nobody loses anything %s",
  { timeout: 120_000 },
  async (_where, nodes) => {
    const terminal = quietTerminal();
    const code = await soak([...nodes, "--matches", "6", "--json"], registry, terminal, BOUNDS);
    const { stdout, stderr } = terminal.said;
    expect([code, stderr]).toEqual([0, expect.not.stringContaining("✗")]);
    const { kills = 0, acknowledged, ...found } = JSON.parse(stdout) as Record<string, number>;
    expect(found).toMatchObject(NOTHING_WRONG);
    expect(kills).toBeGreaterThan(0);
    expect(acknowledged).toBeGreaterThan(20);
  },
);
