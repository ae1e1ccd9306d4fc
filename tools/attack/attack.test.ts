import { registry } from "@roundtable/games/registry";
import { expect, test } from "vitest";
import { quietTerminal } from "../testing/quiet-terminal.ts";
import { attackOwnServer } from "./attack.ts";

test("honest players lose nothing while their server is attacked", async () => {
  const terminal = quietTerminal();
  const bounds = { seconds: 4, waitMs: 5000, growth: 3 };
  const flags = ["--groups", "2", "--sockets", "100"];
  const code = await attackOwnServer(flags, registry, terminal, bounds);
  const { stdout } = terminal.said;
  expect([code, stdout]).toEqual([0, expect.stringContaining("They have lost nothing.")]);
  expect(Number(/^(\d+) bad messages/.exec(stdout)?.[1])).toBeGreaterThan(1000);
});
