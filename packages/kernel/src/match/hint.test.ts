import { expect, test } from "vitest";
import { replayToEnd } from "../replay/replay.ts";
import { pennies } from "../testing/pennies.ts";
import { entryOf, PenniesTable } from "../testing/pennies-table.ts";

const hint = (seat: number, decision: string, id = "hint") => ({ kind: "hint", id, seat, decision }) as const;

test("a hint is entered in the log once, and changes nothing else", () => {
  const table = new PenniesTable();
  table.answer(0, "left");
  const before = table.match.snapshot();
  const decision = table.match.decision(0)?.id ?? "";
  const result = table.submit(hint(0, decision));
  expect(result).toMatchObject({ accepted: true, again: false, told: [] });
  expect(entryOf(result)).toEqual({ n: 2, kind: "hint", seat: 0, decision, openly: true, command: "hint" });
  expect(table.submit(hint(0, decision))).toMatchObject({ accepted: true, again: true });
  expect(table.match.snapshot()).toEqual(before);
  expect(table.match.undoReach(0)).toBe("free");
  table.reload();
  expect(replayToEnd(pennies, table.match.log).log).toEqual(table.match.log);
});

test("a hint is taken for the current question, and for no other", () => {
  const table = new PenniesTable();
  const decision = table.match.decision(0)?.id ?? "";
  expect(table.submit(hint(1, "1-1"))).toEqual({ accepted: false, reason: "not-asked" });
  table.answer(0, "left");
  expect(table.submit(hint(0, decision))).toEqual({ accepted: false, reason: "stale-decision" });
  expect(table.submit({ ...hint(0, decision), decision: 7 } as never)).toEqual({
    accepted: false,
    reason: "malformed",
  });
});

const awaiting = (awaited: ReturnType<typeof pennies.view>["awaited"]) => ({
  ...pennies,
  view: (state: Parameters<typeof pennies.view>[0]) => ({ awaited, at: state.at }),
});

test.each([
  ["who is asked", null],
  ["who has answered, or what one could", { seats: [0], question: "move", secretly: true } as const],
])("where nobody may know %s, a hint is not made public", (_, awaited) => {
  const table = new PenniesTable({ game: awaiting(awaited) });
  expect(entryOf(table.submit(hint(0, table.match.decision(0)?.id ?? "")))).not.toHaveProperty("openly");
});

test("a hint that was public stays public in a replay, even if the rules now call the step secret", () => {
  const table = new PenniesTable();
  table.submit(hint(0, table.match.decision(0)?.id ?? ""));
  const secret = awaiting({ seats: [0], question: "move", secretly: true });
  expect(replayToEnd(secret, table.match.log).log).toEqual(table.match.log);
});
