import { DESKTOP, expectAccessible, PHONE, settled } from "./screens.ts";
import { answerOnce, bar, menuButton, openTable, playNow, question } from "./steps.ts";
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

test("axe finds nothing at the table, by day and by night, on a desk and on a phone", async ({
  newPerson,
}) => {
  const page = await newPerson();
  await playNow(page, "grail-cup");
  await expect(question(page)).toBeVisible();
  await settled(page);
  await expectAccessible(page, "table while asked");

  await page.getByRole("button", { name: "Rules" }).click();
  await expectAccessible(page, "rules");
  await page.keyboard.press("Escape");
  await menuButton(page).click();
  await expectAccessible(page, "menu");
  await page.keyboard.press("Escape");
  await page.setViewportSize(PHONE.viewport);
  await page.getByRole("button", { name: "Log, Talk" }).click();
  await expectAccessible(page, "log", [PHONE.viewport]);
  await page.getByRole("button", { name: "Talk", exact: true }).click();
  await expectAccessible(page, "talk", [PHONE.viewport]);
  await page.keyboard.press("Escape");
  await page.setViewportSize(DESKTOP);

  const stranger = await newPerson();
  await stranger.goto(page.url());
  await expect(bar(stranger).getByText("You are watching.")).toBeVisible();
  await settled(stranger);
  await expectAccessible(stranger, "table while waiting");

  await answerOnce(page);
  await menuButton(page).click();
  await page.getByRole("button", { name: "End the game together" }).click();
  await expect(page.getByRole("heading", { name: "The game is over" })).toBeVisible();
  await expectAccessible(page, "end");
});
