import { mkdir, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { build } from "vite";
import { builtFrom } from "./built-from.ts";

/** A repository with a page that starts a worker, which uses a part of the server. */
const FILES = {
  "web/index.html": '<script type="module" src="/main.ts"></script>',
  "web/main.ts":
    'import "./look.css";\nnew Worker(new URL("./worker.ts", import.meta.url), { type: "module" });\n',
  "web/look.css": "p { color: red }\n",
  "web/worker.ts": 'import { rules } from "../server/exported.ts";\npostMessage(rules);\n',
  "server/exported.ts": 'import { inner } from "./inner.ts";\nexport const rules = [inner];\n',
  "server/inner.ts": "export const inner = 1;\n",
  "server/unused.ts": "export const unused = 1;\n",
};

test("a page is also built from everything that its workers import", async () => {
  const repository = await realpath(await mkdtemp(join(tmpdir(), "roundtable-built-from-")));
  onTestFinished(() => rm(repository, { recursive: true }));
  for (const [path, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(repository, path)), { recursive: true });
    await writeFile(join(repository, path), content);
  }
  const modules = new Set<string>();
  const plugin = builtFrom(repository, modules);
  await build({
    root: join(repository, "web"),
    configFile: false,
    logLevel: "error",
    plugins: [plugin],
    worker: { format: "es", plugins: () => [plugin] },
  });
  const expected = Object.keys(FILES).filter((path) => path !== "server/unused.ts");
  expect([...modules].toSorted()).toEqual(expected.toSorted());
});
