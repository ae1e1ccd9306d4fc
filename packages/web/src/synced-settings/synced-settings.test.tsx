import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { me } from "../connection/index.ts";
import { syncSettings } from "./synced-settings.ts";
import { contrast, theme } from "../settings/settings.ts";

interface Kept {
  readonly likes: object | null;
  readonly at: number;
}

/** The settings that the server has for the signed-in person. */
let kept: Kept;

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(kept))));
});
afterEach(() => vi.unstubAllGlobals());

test("signing in on a device that a guest has used brings the person's own settings", async () => {
  me.value = { id: "guestguestgu", name: "Guest" };
  kept = { likes: { theme: "light" }, at: 200 };
  await syncSettings();
  expect(theme.value).toBe("light");
  me.value = { id: "annaannaanna", name: "Anna" };
  kept = { likes: { theme: "dark" }, at: 100 };
  await syncSettings();
  expect(theme.value).toBe("dark");
});

test("a choice made before the server has answered stays, and is synced to the person's other devices", async () => {
  me.value = { id: "borisborisbo", name: "Boris" };
  kept = { likes: { theme: "dark", contrast: "high" }, at: 100 };
  const told = vi.fn<typeof fetch>(() => Promise.resolve(new Response(JSON.stringify(kept))));
  vi.stubGlobal("fetch", told);
  theme.value = theme.peek() === "light" ? "system" : "light";
  const chosen = theme.peek();
  await syncSettings();
  expect([theme.value, contrast.value]).toEqual([chosen, "high"]);
  expect(told).toHaveBeenLastCalledWith(
    "/api/me/likes?of=borisborisbo",
    expect.objectContaining({ method: "PUT" }),
  );
});

test("settings that were synced before do not overwrite newer choices on this device", async () => {
  me.value = { id: "annaannaanna", name: "Anna" };
  kept = { likes: { theme: "dark" }, at: 100 };
  await syncSettings();
  theme.value = "light";
  await syncSettings();
  expect(theme.value).toBe("light");
});

test("settings that this device uploaded are not applied again", async () => {
  me.value = { id: "veravera1234", name: "Vera" };
  theme.value = "light";
  kept = { likes: null, at: 0 };
  vi.stubGlobal("fetch", (_: string, { method }: RequestInit) => {
    if (method === "PUT") kept = { likes: { theme: "light" }, at: 300 };
    return Promise.resolve(new Response(JSON.stringify(kept)));
  });
  await syncSettings();
  theme.value = "dark";
  await syncSettings();
  expect(theme.value).toBe("dark");
});
