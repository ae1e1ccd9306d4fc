import type { LogLine } from "@roundtable/protocol";
import { does, line, plainText, seat, UNTOLD } from "@roundtable/language";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { speak } from "../../i18n/index.ts";
import { locale } from "../../settings/settings.ts";
import { entriesOf, isOf, hasSentence, lineText, lineTo, takenBackLines, eventsSoFar } from "./log-line.ts";
import { said, told } from "../testing/at-table.ts";

const lines: LogLine[] = [
  told("moved"),
  told("rolled"),
  said(1, "No!"),
  told("paid"),
  { kind: "undo-asked", seat: 0 },
  { kind: "taken-back", seat: 0, of: 0, from: 1, agreed: [] },
  told("rolled"),
];

describe("a move that was undone", () => {
  test("is struck out from its first line on, except talk", () => {
    expect([...takenBackLines(lines)]).toEqual([1, 3]);
  });

  test("is no longer among the events; talk is", () => {
    expect(eventsSoFar(lines).map(({ kind }) => kind)).toEqual(["moved", "said", "rolled"]);
  });
});

test("lines that belong together make one sentence, unless only one of them was undone", async () => {
  await speak("en");
  const text = {
    event: { rolled: () => line`A roll.`, moved: () => line`A move.`, paid: () => line`A price.` },
    statement: {},
    together: (first: { kind: string }, second: { kind: string }) =>
      first.kind === "paid" && second.kind === "moved" ? line`A move for a price.` : null,
  };
  const sentences = (of: readonly LogLine[]) =>
    entriesOf(of, text).map(({ n, says }) => [n, plainText(says, String)]);
  const [paid, moved] = [told("paid"), told("moved")];
  expect(sentences([told("rolled"), paid, moved, moved])).toEqual([
    [0, "A roll."],
    [1, "A move for a price."],
    [3, "A move."],
  ]);
  expect(sentences([paid, said(1, "Hm."), moved]).at(-1)).toEqual([2, "A move."]);
  const takenBack = { kind: "taken-back", seat: 0, of: 0, from: 1, agreed: [] } as const;
  expect(sentences([paid, moved, takenBack]).slice(0, 2)).toEqual([
    [0, "A price."],
    [1, "A move."],
  ]);
});

describe("a line of the log is mine", () => {
  const moved = (by: number): LogLine => {
    const event = { kind: "moved", seat: by };
    return { kind: "told", told: event };
  };

  test.each<[LogLine, boolean]>([
    [moved(1), true],
    [moved(0), false],
    [told("dealt"), false],
    [{ kind: "undo-asked", seat: 1 }, true],
  ])("%j: %s", (of, isMine) => {
    expect(isOf(of, 1)).toBe(isMine);
    expect(isOf(of, null)).toBe(false);
  });
});

describe("a line of the log", () => {
  beforeAll(() => speak("en"));
  afterAll(() => (locale.value = "en"));

  const text = {
    event: { moved: () => line`${does(0, "moves", "move")}.`, step: () => UNTOLD },
    statement: { wink: () => line`I know more than ${seat(0)}.` },
  };
  const wink: LogLine = {
    kind: "told",
    told: { kind: "said", seat: 1, say: { statement: { kind: "wink" } } },
  };

  test.each<[LogLine, string]>([
    [told("moved"), "Anna moves."],
    [said(1, "No!"), "Bob: No!"],
    [wink, "Bob: I know more than Anna."],
    [{ kind: "time-over", seat: 1 }, "Bob’s time is up."],
    [{ kind: "undo-asked", seat: 1 }, "Bob asks to undo a move."],
    [{ kind: "undo-vote", seat: 0, agrees: true }, "Anna agrees."],
    [{ kind: "undo-vote", seat: 0, agrees: false }, "Anna doesn’t agree."],
    [{ kind: "undo-dropped", seat: 1, why: "withdrawn" }, "Bob cancels the undo request."],
    [{ kind: "undo-dropped", seat: 1, why: "unanswered" }, "Bob’s move stands: not everyone has answered."],
    [{ kind: "taken-back", seat: 0, of: 1, from: 0, agreed: [] }, "Bob’s move is undone."],
  ])("%j reads “%s”", (of, sentence) => {
    expect(plainText(lineText(of, text), (nth) => ["Anna", "Bob"][nth] ?? "")).toBe(sentence);
  });

  test.each<[LogLine, string]>([
    [told("moved"), "You move."],
    [{ kind: "undo-dropped", seat: 0, why: "withdrawn" }, "You cancel the undo request."],
    [{ kind: "undo-dropped", seat: 0, why: "unanswered" }, "Your move stands: not everyone has answered."],
    [{ kind: "time-over", seat: 0 }, "Your time is up."],
    [{ kind: "undo-asked", seat: 0 }, "You ask to undo a move."],
    [{ kind: "undo-vote", seat: 0, agrees: false }, "You don’t agree."],
    [{ kind: "taken-back", seat: 1, of: 0, from: 0, agreed: [] }, "Your move is undone."],
    [wink, "Bob: I know more than Anna."],
  ])("%j tells Anna “%s”; what others say stays in their words", (of, sentence) => {
    expect(plainText(lineTo(0, of, text), (nth) => ["Anna", "Bob"][nth] ?? "")).toBe(sentence);
  });

  test("a remark has the colon of the reader's language", async () => {
    locale.value = "fr";
    await speak("fr");
    expect(plainText(lineText(said(1, "Non\u202f!"), text), () => "Bob")).toBe("Bob\u00a0: Non\u202f!");
  });

  test("exists only for events with a sentence", () => {
    expect([told("moved"), told("step"), said(1, "No!")].filter((of) => hasSentence(of, text))).toEqual([
      told("moved"),
      said(1, "No!"),
    ]);
  });
});
