import type { MatchEvent } from "@roundtable/kernel";
import { expect, test } from "vitest";
import type { QuestShape } from "../../rules/quest.ts";
import type { Statement } from "../../rules/statements.ts";
import { claimedBy, claimsOf, saidOf } from "./claims.ts";

const QUEST: MatchEvent<QuestShape> = {
  kind: "quest",
  quest: 1,
  cards: ["success"],
  fails: 0,
  failed: false,
};

test("what is said stands by its speaker and its quest · QU-40", () => {
  const [ann, ben] = claimsOf(
    [
      said(0, { kind: "i-am", character: "cleric" }),
      QUEST,
      said(1, { kind: "i-suspect", seat: 0 }),
      said(0, { kind: "i-trust", seat: 2 }),
    ],
    3,
  );
  expect(ann).toEqual([[{ kind: "i-am", character: "cleric" }], [{ kind: "i-trust", seat: 2 }]]);
  expect(ben).toEqual([[], [{ kind: "i-suspect", seat: 0 }]]);
});

test("free words and repetitions do not fill the board", () => {
  const [ann] = claimsOf(
    [
      { kind: "said", seat: 0, say: { text: "hello" } },
      said(0, { kind: "i-am-good" }),
      said(0, { kind: "i-am-good" }),
    ],
    1,
  );
  expect(ann).toEqual([[{ kind: "i-am-good" }]]);
});

test("the last claim counts, and the last judgement of each about a player", () => {
  const claims = claimsOf(
    [
      said(0, { kind: "i-am-good" }),
      said(0, { kind: "i-am", character: "duke" }),
      said(1, { kind: "i-trust", seat: 0 }),
      said(1, { kind: "i-suspect", seat: 0 }),
    ],
    2,
  );
  expect(claimedBy(claims[0] ?? [])).toEqual({ kind: "i-am", character: "duke" });
  expect(saidOf(claims, 0)).toEqual([{ by: 1, statement: { kind: "i-suspect", seat: 0 } }]);
});

function said(seat: number, statement: Statement): MatchEvent<QuestShape> {
  return { kind: "said", seat, say: { statement } };
}
