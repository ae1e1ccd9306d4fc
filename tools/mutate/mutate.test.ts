import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exitCodeOf } from "../command-line.ts";
import { quietTerminal } from "../testing/quiet-terminal.ts";
import { mutate } from "./mutate.ts";

/** A repository with one small package: three rules, of which the last has no test, and one that cannot matter. */
const FILES: Readonly<Record<string, string>> = {
  "packages/ages/src/age.ts": [
    "export const isGrown = (age: number): boolean => age >= 18;",
    "export const isOld = (age: number): boolean => age > 70;",
    "export const isSame = (age: number): boolean => age === age;",
  ].join("\n"),
  "packages/ages/src/age.test.ts": `
    import { expect, test } from "vitest";
    import { isGrown, isSame } from "./age.ts";
    test("grown at eighteen", () => expect([17, 18, 19].map(isGrown)).toEqual([false, true, true]));
    test("the same", () => expect(isSame(3)).toBe(true));
  `,
  "packages/ages/harmless-changes.json": JSON.stringify([
    {
      file: "packages/ages/src/age.ts",
      code: "export const isOld = (age: number): boolean => age > 70;",
      change: "70 → 71",
      because: "Nobody is older.",
    },
    { file: "packages/ages/src/age.ts", code: "gone();", change: "without gone();", because: "It is gone." },
  ]),
};

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "mutate-"));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  symlinkSync(join(import.meta.dirname, "../../node_modules"), join(root, "node_modules"));
  execFileSync("git", ["init", "-q"], { cwd: root });
  writeFileSync(join(root, ".gitignore"), "node_modules\n");
});
afterAll(() => rmSync(root, { recursive: true }));

async function run(command: string) {
  const terminal = quietTerminal();
  const code = await exitCodeOf(terminal, () => mutate(command.split(" "), root, terminal));
  return { code, ...terminal.said };
}

test("a change that no test notices survives, with its place; one shown to change nothing is not tried", async () => {
  const { code, stdout, stderr } = await run("--package ages --workers 2 --json");
  expect(code).toBe(1);
  const result: unknown = JSON.parse(stdout);
  const place = { file: "packages/ages/src/age.ts", line: 2 };
  expect(result).toMatchObject({
    package: "ages",
    tried: 7,
    killed: 4,
    equivalent: 1,
    survivors: [
      { ...place, change: "age > 70 → age >= 70" },
      { ...place, change: "70 → 69" },
    ],
  });
  expect(stderr).toContain("There is no such change any more: packages/ages/src/age.ts: without gone();");
  expect(readFileSync(join(root, "packages/ages/src/age.ts"), "utf8")).toBe(
    FILES["packages/ages/src/age.ts"],
  );
});

test("a command that names neither a game nor a package, or one that is not there, is refused", async () => {
  const nothing = await run("--count 3");
  expect(nothing.code).toBe(2);
  expect(nothing.stderr).toContain("--game NAME");
  const moon = await run("--package moon");
  expect(moon.code).toBe(2);
  expect(moon.stderr).toContain("ages");
});
