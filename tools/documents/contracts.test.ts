import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");

/** The members of an exported interface, in the order of the source. */
function membersOf(source: string, name: string): string[] {
  const [, body = ""] =
    new RegExp(`^export interface ${name}\\b[^{]*\\{\\n([\\s\\S]*?)^\\}`, "m").exec(source) ?? [];
  return [...body.matchAll(/^ {2}(?:readonly )?(\w+)\??[(:]/gm)].map(([, member = ""]) => member);
}

/** The names in the first column of the table below a heading. */
function rowsBelow(document: string, heading: string): string[] {
  const [table = ""] = document.split(`## ${heading}\n`)[1]?.split(/\n## /) ?? [];
  return [...table.matchAll(/^\| (`.+?) \|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, member = ""]) => member),
  );
}

test.each([
  ["packages/kernel/src/game.ts", "Game", "The rules in code"],
  ["packages/kit/src/contract.ts", "GameTable", "The table"],
])("docs/adding-a-game.md has a row for every member of %s: %s, and for no other", (file, name, heading) => {
  const members = membersOf(read(file), name);
  expect(members.length).toBeGreaterThan(10);
  expect(rowsBelow(read("docs/adding-a-game.md"), heading).toSorted()).toEqual(members.toSorted());
});
