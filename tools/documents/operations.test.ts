import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { logLinesIn } from "./log-lines.ts";

const root = join(import.meta.dirname, "../..");
const running = readFileSync(join(root, "docs/running.md"), "utf8");
const sources = globSync("packages/{server,host}/src/**/*.ts", { cwd: root, exclude: ["**/*.test.ts"] }).map(
  (file) => [file, readFileSync(join(root, file), "utf8")] as const,
);

test("docs/running.md has a row for every log line of the server, with its level, and for no other", () => {
  // The ports pass on what the host logs.
  const own = sources.filter(([file]) => !file.endsWith("/host-ports.ts"));
  const logged = own.flatMap(([file, text]) =>
    logLinesIn(file, text).map(({ level, message }) => `${level} | ${message ?? `computed, in ${file}`}`),
  );
  const table = running.slice(running.indexOf("| level | message |"), running.indexOf("## Operators"));
  const documented = [...table.matchAll(/^\| (\w+) \| (.+?) \|/gm)].map(
    ([, level, message]) => `${level} | ${message}`,
  );
  expect(documented.slice(1).toSorted()).toEqual([...new Set(logged)].toSorted());
});

test("docs/running.md has a row for every metric that the server registers, and for no other", () => {
  const registered = sources.flatMap(([, text]) =>
    [...text.matchAll(/(?:[#.](?:counter|gauge|labelled)\(\s*"|name: "roundtable_)(\w+)"/g)].map(
      ([, name]) => `roundtable_${name}`,
    ),
  );
  const documented = [...running.matchAll(/^\| `(roundtable_\w+)`/gm)].map(([, name = ""]) => name);
  expect(registered.length).toBeGreaterThan(10);
  expect(documented.toSorted()).toEqual([...new Set(registered)].toSorted());
});

test("docs/running.md has a row for every setting that the server reads, and for no other", () => {
  const settings = sources.find(([file]) => file.endsWith("/settings.ts"))?.[1] ?? "";
  const read = [...settings.matchAll(/"([A-Z]+(?:_[A-Z]+)*)"/g)].map(([, name = ""]) => name);
  const documented = [...running.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name = ""]) => name);
  expect(documented.toSorted()).toEqual([...new Set(read)].toSorted());
});
