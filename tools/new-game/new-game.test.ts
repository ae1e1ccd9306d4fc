import { spawn } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { exitCodeOf } from "../command-line.ts";
import { copyRepository, filesOf } from "../repository-copy.ts";
import { quietTerminal } from "../testing/quiet-terminal.ts";
import { namesOf, prefixOf, renamed } from "./names.ts";
import { newGame } from "./new-game.ts";

const ROOT = process.cwd();
const MODEL = "falling-stars";
const ID = "high-tide";

/** These tests run whole programs. */
const PATIENCE = 300_000;

let copy: string;
let said: string;
beforeAll(async () => {
  copy = copyRepository(ROOT, filesOf(ROOT), "new-game");
  copyCompilerCache();
  const terminal = quietTerminal();
  await newGame(["--from", MODEL, ID, "--name", "High Tide"], copy, terminal);
  said = terminal.said.stdout;
}, PATIENCE);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe("a new game passes every check as it is created", { timeout: PATIENCE }, () => {
  test.each([
    [
      "format",
      ["node_modules/oxfmt/bin/oxfmt", "--check", `games/${ID}`, "games/registry.ts", "games/screens.ts"],
    ],
    ["types", ["node_modules/typescript/bin/tsc", "-b"]],
    ["lint", ["node_modules/oxlint/bin/oxlint", `games/${ID}`, "games/registry.ts", "games/screens.ts"]],
    ["boundaries", ["tools/boundaries/main.ts"]],
    ["unused", ["node_modules/knip/bin/knip.js", "--no-progress", "--treat-config-hints-as-errors"]],
    [
      "its own tests, the suite and the golden game among them",
      ["node_modules/vitest/vitest.mjs", "run", "--maxWorkers=1", `games/${ID}`],
    ],
  ])("%s", async (_step, argv) => {
    const { code, output } = await run(argv);
    expect(code === 0 ? "passed" : output).toBe("passed");
  });

  test("nothing in it mentions the game that was copied", () => {
    const files = globSync([`games/${ID}/**/*.*`, `docs/rules/${ID}.md`], { cwd: copy });
    const speaking = files.filter((file) =>
      /falling.?stars|\bFS-\d|\bfs-[a-z]/i.test(file + readFileSync(join(copy, file), "utf8")),
    );
    expect(files.length).toBeGreaterThan(30);
    expect(speaking).toEqual([]);
  });

  test("the output says where the new game is and what to do next", () => {
    expect(said).toContain(`High Tide lies in games/${ID}.`);
    expect(said).toContain("HT-1");
  });
});

test("the page about adding a game names every file of the game that is copied, and no other", () => {
  const page = readFileSync(join(ROOT, "docs/adding-a-game.md"), "utf8");
  const tree = /```\n(games\/.*?)\n```/s.exec(page)?.[1] ?? "";
  const named = tree.split("\n").flatMap((line) => /^ {2}(\S+\.\w+)/.exec(line)?.[1] ?? []);
  const there = globSync("**/*.*", { cwd: join(ROOT, "games", MODEL) });
  expect(named.toSorted()).toEqual(there.map((file) => file.replaceAll("\\", "/")).toSorted());
});

describe("an invalid id is refused with a reason", () => {
  test.each([
    ["High Tide", "“High Tide” is no id: small letters, in words joined by hyphens, such as a-new-game."],
    ["high--tide", "“high--tide” is no id"],
    [MODEL, `There is a game “${MODEL}” already`],
    ["table", "“table” is a word that is used outside of games"],
  ])("%s", async (id, complaint) => {
    const terminal = quietTerminal();
    expect(await exitCodeOf(terminal, () => newGame(["--from", MODEL, id], ROOT, terminal))).toBe(2);
    expect(terminal.said.stderr).toContain(complaint);
  });
});

test("clauses are numbered after the initials, or the first letters that no other game has", () => {
  expect(prefixOf("high-tide", new Set())).toBe("HT");
  expect(prefixOf("high-tide", new Set(["HT"]))).toBe("HI");
  expect(prefixOf("high-tide", new Set(["HT", "HI"]))).toBe("HIG");
  expect(prefixOf("whist", new Set(["GC"]))).toBe("WH");
});

test("a name that begins with the old one is replaced once", () => {
  const from = namesOf(MODEL, "FS");
  const to = namesOf("falling-stars-again", "FSA");
  expect(renamed("falling-stars FallingStars Falling Stars FS-1 fs-hand", from, to)).toBe(
    "falling-stars-again FallingStarsAgain Falling Stars Again FSA-1 fsa-hand",
  );
});

/**
 * The compiler skips files that it has checked before, by their content. It identifies each by its path relative to its
 * cache, and installed packages lie elsewhere for the copy.
 */
function copyCompilerCache(): void {
  const cache = "node_modules/.cache/tsc";
  mkdirSync(join(copy, cache), { recursive: true });
  const installed = relative(join(copy, cache), join(ROOT, "node_modules")).replaceAll("\\", "/");
  for (const file of globSync(`${cache}/*.tsbuildinfo`, { cwd: ROOT })) {
    const text = readFileSync(join(ROOT, file), "utf8");
    writeFileSync(join(copy, file), text.replaceAll(/"\.\.\/\.\.\/(?!\.\.\/)/g, `"${installed}/`));
  }
}

/** Runs one command of the copy. */
async function run(
  argv: readonly string[],
): Promise<{ readonly code: number | null; readonly output: string }> {
  const child = spawn(process.execPath, argv, { cwd: copy, env: { ...process.env, CI: "true" } });
  let output = "";
  const listen = (words: Buffer) => (output += words.toString());
  child.stdout.on("data", listen);
  child.stderr.on("data", listen);
  return await new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, output }));
  });
}
