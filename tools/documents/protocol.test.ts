import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FromClient, FromServer } from "@roundtable/protocol";
import { expect, test } from "vitest";
import { referencesIn, routePattern } from "./references.ts";

const root = join(import.meta.dirname, "../..");
const document = readFileSync(join(root, "docs/protocol.md"), "utf8");

test("docs/protocol.md names every kind of message, in both directions", () => {
  const kinds = [...FromClient.options, ...FromServer.options].map(({ entries }) => entries.kind.literal);
  expect(kinds.length).toBeGreaterThan(40);
  expect(
    kinds.filter((kind) => !document.includes(`\`${kind}\``) && !document.includes(`"${kind}"`)),
  ).toEqual([]);
});

test("docs/protocol.md names every route of the API but an operator's", () => {
  const routes = globSync("packages/server/src/**/*.ts", { cwd: root })
    .flatMap((file) => [...readFileSync(join(root, file), "utf8").matchAll(/"([A-Z]+ \/api\/[^"]*)"/g)])
    .map(([, route = ""]) => route)
    .filter((route) => !/\/api\/operator\/|^ANY /.test(route));
  const named = referencesIn(document)
    .filter(({ kind }) => kind === "route")
    .map(({ target }) => routePattern(target));
  expect(routes.length).toBeGreaterThan(60);
  expect(routes.filter((route) => !named.some((pattern) => pattern.test(route)))).toEqual([]);
});
