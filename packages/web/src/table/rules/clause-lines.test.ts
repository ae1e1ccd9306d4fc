import { describe, expect, test } from "vitest";
import { cellsOf, clauseLines, withNamingWords, withReferences } from "./clause-lines.ts";
import { foldDiacritics } from "./fold-diacritics.ts";

describe("a clause", () => {
  test("of one line is a paragraph", () => {
    expect(clauseLines("There is no vote.")).toEqual([{ kind: "paragraph", lines: ["There is no vote."] }]);
  });

  test("with lines in a row has a list, and a paragraph after it", () => {
    expect(clauseLines("The first that applies:\n1. Saboteur\n2. Youth\nThe others play any card.")).toEqual([
      { kind: "paragraph", lines: ["The first that applies:"] },
      { kind: "list", lines: ["1. Saboteur", "2. Youth"] },
      { kind: "paragraph", lines: ["The others play any card."] },
    ]);
  });

  test("with lines without markers has a list all the same", () => {
    expect(clauseLines("Cards:\nLumber Mill\nQuarry").at(-1)).toEqual({
      kind: "list",
      lines: ["Lumber Mill", "Quarry"],
    });
  });

  test("links to other clauses by their numbers, also to a line of a clause", () => {
    expect(withReferences("See QU-2 and QU-20c.")).toEqual(["See ", "QU-2", " and ", "QU-20", "c."]);
    expect(withReferences("Nothing to see.")).toEqual(["Nothing to see."]);
  });

  test("keeps punctuation and non-breaking spaces with a number", () => {
    expect(withNamingWords("Not here (QU-2). See QU-3\u202f; then stop.")).toEqual([
      "Not here ",
      "(QU-2).",
      " See ",
      "QU-3\u202f;",
      " then stop.",
    ]);
  });
});

test.each([
  ["копье", "Потратьте копьё"],
  ["chateau", "le Château"],
  ["ЁЛКА", "елка"],
])("“%s” is found in “%s”", (sought, text) => {
  expect(foldDiacritics(text)).toContain(foldDiacritics(sought));
});

test("rows with cells are a table, its first row the head", () => {
  const [, table] = clauseLines("So many:\nPlayers\tBase\n4\t2/2");
  expect(table?.kind).toBe("table");
  expect(table === undefined ? [] : cellsOf(table)).toEqual([
    ["Players", "Base"],
    ["4", "2/2"],
  ]);
});
