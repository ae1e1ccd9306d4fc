import { expect, test } from "vitest";
import { sourcesOfApp, workspacesOf } from "./web-app.ts";

test("the app is built from every workspace that it may import, and from no other", () => {
  const workspaces = workspacesOf("packages/web");
  expect(workspaces).toContain("packages/host");
  expect(workspaces).toContain("games");
  expect(workspaces).not.toContain("packages/server");
});

test("changing a module of any of them makes the app stale", () => {
  const sources = new Set(sourcesOfApp());
  for (const file of [
    "packages/host/src/reviews/review-match.ts",
    "packages/host/src/bots/think.ts",
    "packages/web/src/main.tsx",
    "packages/web/index.html",
    "packages/kernel/package.json",
    "games/registry.ts",
    "package-lock.json",
  ])
    expect(sources).toContain(file);
  expect([...sources].filter((file) => /node_modules|dist\/|\.test\./.test(file))).toEqual([]);
});
