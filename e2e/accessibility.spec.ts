import { expectAccessible } from "./screens.ts";
import { openTable } from "./steps.ts";
import { expect, test } from "./test.ts";

test("axe finds nothing on any screen before a game, by day and by night, on a desk and on a phone", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play now" }).first()).toBeEnabled();
  await expectAccessible(page, "home");
  await page.locator(".masthead-settings").click();
  await expectAccessible(page, "settings");
  await page.goto("/credits");
  await expect(page.getByRole("heading", { name: "Credits" })).toBeVisible();
  await expectAccessible(page, "credits");
  await page.goto("/nowhere");
  await expect(page.getByRole("heading", { name: "There is nothing here." })).toBeVisible();
  await expectAccessible(page, "nothing here");
  await openTable(page, "grail-cup");
  await expectAccessible(page, "lobby");
});
