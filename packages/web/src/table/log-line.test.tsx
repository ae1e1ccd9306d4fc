import type { Line } from "@roundtable/protocol";
import { expect, test } from "vitest";
import { takenBackLines } from "./log-line.ts";

const told = (kind: string): Line => ({ kind: "told", told: { kind } });
const said: Line = { kind: "told", told: { kind: "said", seat: 1, say: { text: "No!" } } };

test("a move that was taken back is struck out from its first line on, but not what was said meanwhile", () => {
  const lines: Line[] = [
    told("moved"),
    told("rolled"),
    said,
    told("paid"),
    { kind: "taken-back", seat: 0, of: 0, from: 1, agreed: [] },
    told("rolled"),
  ];
  expect([...takenBackLines(lines)]).toEqual([1, 3]);
});
