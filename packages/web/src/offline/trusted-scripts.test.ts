import { expect, test } from "vitest";
import { ownScript } from "./trusted-scripts.ts";

const PAGE = "https://games.example.org/t/abcdefghijkl";

test.each([
  "/service-worker.mjs",
  "/assets/device.worker-1a2b3c.js",
  "https://games.example.org/assets/device.worker-1a2b3c.js",
])("%s is a script of ours", (url) => {
  expect(ownScript(url, PAGE)).toBe(url);
});

test.each([
  "https://evil.example/assets/device.worker-1a2b3c.js",
  "//evil.example/service-worker.mjs",
  "/api/tables/abcdefghijkl/log",
  "/assets/../api/me.js",
  "/assets/a/b.js",
  "/examples/bot.ts",
  "data:text/javascript,alert(1)",
  "blob:https://games.example.org/0f3d",
  "javascript:alert(1)",
])("%s is not", (url) => {
  expect(() => ownScript(url, PAGE)).toThrow("is no script of ours");
});
