import { describe, expect, test } from "vitest";
import { faultsIn } from "./faults.ts";

const long = `${"word ".repeat(31)}end.`;
const found = (file: string, text: string) =>
  faultsIn(file, text).map(({ kind, line, where }) => [line, where, kind]);

describe("the prose check finds", () => {
  test("a generic “he” and “whoever” in comments, test names and messages", () => {
    const text = [
      "// Each hears his own clock,",
      "// and whoever is away hears nothing.",
      "const he = 1; /** He waits. */",
      'test.each([1])("whoever waits is told", () => fail("nobody may see him now"));',
    ].join("\n");
    expect(found("packages/a/a.ts", text)).toEqual([
      [1, "comment", "he"],
      [1, "comment", "whoever"],
      [3, "comment", "he"],
      [4, "test name", "whoever"],
      [4, "message", "he"],
    ]);
  });

  test("a sentence of more than thirty words in a document, and none in its code or between two cells", () => {
    const text = `# Title\n\n${long}\n\n\`\`\`\n${long}\n\`\`\`\n\n| ${"a ".repeat(20)} | ${"b ".repeat(20)} |\n`;
    expect(found("docs/a.md", text)).toEqual([[3, "document", "long sentence"]]);
  });

  test("faults in the comments of styles and scripts", () => {
    expect(found("a.css", "a {}\n/* He\n * waits. */")).toEqual([[2, "comment", "he"]]);
    expect(found("a.yaml", "a: 1\n# Whoever runs this waits.\n")).toEqual([[2, "comment", "whoever"]]);
  });
});

test("a named character of the story may be a man, in the files that tell the story", () => {
  const text = "// Galahad may reveal himself.\n\n// Each plays his card.";
  expect(found("games/quest/rules/a.ts", text)).toEqual([[3, "comment", "he"]]);
  expect(found("packages/server/a.ts", text)).toHaveLength(2);
});

test("faults in text for players are marked as such", () => {
  const faults = faultsIn("games/quest/text/en.ts", 'const help = "whoever leads may choose";');
  expect(faults.map(({ where }) => where)).toEqual(["player text"]);
});
