import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { me } from "./connection/index.ts";
import { followLikes } from "./likes.ts";
import { theme } from "./settings.ts";

interface Kept {
  readonly likes: object | null;
  readonly at: number;
}

/** What the server has of whoever is signed in. */
let kept: Kept;

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(kept))));
});
afterEach(() => vi.unstubAllGlobals());

test("who signs in on a device that a guest has used longer finds there what he likes", async () => {
  me.value = { id: "guestguestgu", name: "Guest" };
  kept = { likes: { theme: "light" }, at: 200 };
  await followLikes();
  expect(theme.value).toBe("light");
  me.value = { id: "annaannaanna", name: "Anna" };
  kept = { likes: { theme: "dark" }, at: 100 };
  await followLikes();
  expect(theme.value).toBe("dark");
});

test("what this device has from the same person already is not taken again over what was chosen since", async () => {
  me.value = { id: "annaannaanna", name: "Anna" };
  kept = { likes: { theme: "dark" }, at: 100 };
  await followLikes();
  theme.value = "light";
  await followLikes();
  expect(theme.value).toBe("light");
});
