import { chanceOf, type Said, type Seat, seeded } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import { after, lastChance, type Playing, underway } from "../../rules/clauses/position.ts";
import type { Character, QuestShape, Statement } from "../../rules/index.ts";
import type { Table } from "../belief/knowledge.ts";
import { notMisleading } from "./evidence.ts";
import { suspicious } from "./suspicious.ts";
import { said, SIX } from "../testing/table-of-six.ts";

function watched(play: Playing, heard: readonly Said<QuestShape>[] = []): Table {
  const { deal, options } = play.state;
  return { seats: deal.length, options, view: play.view("public"), heard };
}

const suspicions = (play: Playing, heard: readonly Said<QuestShape>[] = []) =>
  suspicious.suspicions(watched(play, heard), chanceOf(seeded("public")), 1);

describe("what everybody could suspect", () => {
  test("is the same of all before anything has happened", () => {
    for (const suspicion of suspicions(underway(SIX))) expect(suspicion).toBeCloseTo(1 / 2, 1);
  });

  test("rises for a team after a Fail, and falls for those who stayed at home", () => {
    const before = suspicions(underway(SIX));
    const now = suspicions(underway(SIX).quest([0, 3], 0, 3));
    expect(now[3]).toBeGreaterThan((before[3] ?? 1) + 0.1);
    expect(now[1]).toBeLessThan(before[1] ?? 0);
  });

  test("has nothing to do with what only one seat knows", () => {
    const other: readonly Character[] = [
      "loyal-servant",
      "loyal-servant",
      "changeling",
      "morgan-le-fay",
      "minion",
      "loyal-servant",
    ];
    const quest = (deal: readonly Character[]) => underway(deal).quest([0, 3], 0, 3);
    expect(suspicions(quest(other))).toEqual(suspicions(quest(SIX)));
  });

  test("is certain when the game is over", () => {
    const play = after("SSS", SIX);
    expect(play.result).toBe("good three-successes");
    expect(suspicions(play)).toEqual([0, 0, 0, 1, 1, 1]);
  });

  test("is what the evidence explains: the failed quest weighs most against its team", () => {
    const table = watched(underway(SIX).quest([0, 3], 0, 3));
    const [first] = suspicious.evidence(table, null)(3, true);
    expect(first).toMatchObject({ kind: "went", seat: 3, quest: 1, fails: 1, failed: true });
    expect(first?.kind === "went" && first.to > first.from + 0.1).toBe(true);
    expect(suspicious.evidence(table, null)(1, false)[0]).toMatchObject({
      kind: "stayed",
      seat: 1,
      quest: 1,
    });
  });

  test("statements count too: a player who reports a check that they never made", () => {
    const heard = [said(4, { kind: "i-checked", seat: 1, saw: "evil" })];
    const [first] = suspicious.evidence(watched(underway(SIX), heard), null)(4, true);
    expect(first).toMatchObject({ kind: "said", seat: 4, by: 4 });
  });

  test("and what was known before explains nothing that has changed since", () => {
    const play = underway(SIX).quest([0, 3], 0, 3);
    const before = watched(play);
    const table = watched(play, [said(4, { kind: "i-checked", seat: 3, saw: "evil" })]);
    expect(suspicious.evidence(table, null)(3, true)[0]).toMatchObject({ kind: "went", quest: 1 });
    // A report of a check that was never made speaks for the accused player.
    const since = suspicious.evidence(table, before)(3, false);
    expect(since.map(({ kind }) => kind)).toEqual(["said"]);
    expect(suspicious.evidence(table, before)(3, true)).toEqual([]);
    expect(suspicious.evidence(table, table)(3, false)).toEqual([]);
  });

  test("nor is a side told twice that everybody knows", () => {
    const over = watched(after("SSS", SIX));
    expect(suspicious.evidence(over, watched(underway(SIX)))(3, true)).toEqual([
      { kind: "shown", seat: 3, side: "evil" },
    ]);
    expect(suspicious.evidence(over, over)(3, true)).toEqual([]);
  });
});

test("who knows better is told nothing in favour of the evil, nor against the good", () => {
  const raises = { kind: "went", quest: 1, fails: 1, failed: true, seat: 3, from: 0.4, to: 0.6 } as const;
  const lowers = { ...raises, kind: "stayed", from: 0.6, to: 0.4 } as const;
  expect(notMisleading([raises, lowers], 0.97)).toEqual([raises]);
  expect(notMisleading([raises, lowers], 0)).toEqual([lowers]);
  expect(notMisleading([raises, lowers], 0.4)).toEqual([raises, lowers]);
});

describe("a lie", () => {
  const play = underway(SIX).quest([0, 3], 0, 3);
  const lies = (seat: Seat, statement: Statement) => suspicious.isLie(said(seat, statement), play.state);

  test.each([
    [3, { kind: "i-am", character: "loyal-servant" }, true],
    [3, { kind: "i-am", character: "minion" }, false],
    [0, { kind: "i-am-good" }, false],
    [5, { kind: "i-am-good" }, true],
    [3, { kind: "i-played-success", quest: 1 }, true],
    [0, { kind: "i-played-success", quest: 1 }, false],
    [1, { kind: "i-checked", seat: 2, saw: "good" }, true],
    // Minion and Morgan know each other; neither knows the Changeling.
    [3, { kind: "i-trust", seat: 4 }, true],
    [3, { kind: "i-suspect", seat: 4 }, false],
    [3, { kind: "i-suspect", seat: 0 }, false],
    [0, { kind: "i-trust", seat: 3 }, false],
    [3, { kind: "send", seats: [0, 3] }, false],
  ] as const)("seat %i says %j: %s", (seat, statement, lie) => {
    expect(lies(seat, statement)).toBe(lie);
  });

  test("about a check is one where the amulet showed something else", () => {
    const checked = underway(SIX)
      .quest([0, 1], 0)
      .answers("seat-3")
      .quest([0, 1, 2], 0)
      .answers("seat-4", "seat-1", "seat-3", "show");
    const tells = (saw: "good" | "evil") =>
      suspicious.isLie(said(1, { kind: "i-checked", seat: 3, saw }), checked.state);
    expect([tells("evil"), tells("good")]).toEqual([false, true]);
  });

  test("is no lie where nothing is claimed, as in free words", () => {
    expect(suspicious.isLie({ kind: "said", seat: 3, say: { text: "I am good." } }, play.state)).toBe(false);
  });
});

describe("a lie is exposed", () => {
  const exposed = (play: Playing, seat: Seat, statement: Statement) =>
    suspicious.isExposed(said(seat, statement), watched(play));

  test("not as long as it may be true", () => {
    const play = underway(SIX).quest([0, 3], 0, 3);
    expect(exposed(play, 3, { kind: "i-am-good" })).toBe(false);
    expect(exposed(play, 3, { kind: "i-played-success", quest: 1 })).toBe(false);
  });

  test("where everybody on the team played Fail", () => {
    const play = underway(SIX).quest([3, 4], 4, 3, 4);
    expect(exposed(play, 3, { kind: "i-played-success", quest: 1 })).toBe(true);
    expect(exposed(play, 3, { kind: "i-am-good" })).toBe(true);
    expect(exposed(play, 0, { kind: "i-am-good" })).toBe(false);
  });

  test("where nobody can have seen what is told", () => {
    const play = underway(SIX);
    expect(exposed(play, 1, { kind: "i-checked", seat: 2, saw: "good" })).toBe(true);
  });

  test("where the hands have dropped, or the character lies open", () => {
    const dropped = lastChance(SIX).point().drop();
    expect(exposed(dropped, 5, { kind: "i-am-good" })).toBe(true);
    expect(exposed(dropped, 0, { kind: "i-am-good" })).toBe(false);
    const over = after("SSS", SIX);
    expect(exposed(over, 3, { kind: "i-am", character: "loyal-servant" })).toBe(true);
    expect(exposed(over, 0, { kind: "i-am", character: "loyal-servant" })).toBe(false);
  });
});
