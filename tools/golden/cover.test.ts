import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

/** In a process of its own: V8's counters match the source only if nothing has transformed it. */
async function run(script: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script]);
  return stdout;
}

/** The output for all games, each with these of its golden games. */
const said = async (which: string): Promise<string> =>
  await run(`
    import { resolve } from "node:path";
    import { pathToFileURL } from "node:url";
    import { goldenIn } from "@roundtable/game-suite/golden-folder";
    import { registry } from "@roundtable/games/registry";
    import { chooseGame } from "./tools/chosen-game.ts";
    import { cover } from "./tools/golden/cover.ts";
    for (const id of Object.keys(registry)) {
      const goldens = goldenIn(pathToFileURL(resolve("games", id, "golden") + "/"))${which};
      await cover(() => chooseGame(registry, id), resolve("games", id, "rules"), goldens, process);
    }
  `);

test("golden games reach every block of the rules, and none is kept that adds nothing", async () => {
  expect(await said("")).not.toMatch(/is reached by no golden game|adds nothing/);
});

test("a block that no golden game reaches is named", async () => {
  expect(await said(".slice(0, 1)")).toMatch(/rules\/steps\/[\w-]+\.ts:\d+ is reached by no golden game: /);
});
