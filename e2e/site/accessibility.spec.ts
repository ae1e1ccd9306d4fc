import {
  DESKTOP,
  EVERYTHING_BUT_COLOURS,
  expectAccessible,
  expectFineInAll,
  expectNoViolation,
  expectReadableByNight,
  PHONE,
} from "../support/screens.ts";
import { roomOf } from "../support/board-room.ts";
import { answerOnce, bar, menuButton, openTable, playNow, question } from "../support/steps.ts";
import { expect, type Page, test } from "../support/test.ts";

test("axe finds nothing on any screen before a game, by day and by night, on a desk and on a phone", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play now" }).first()).toBeEnabled();
  await expectFineInAll(page, "home");
  await page.locator(".masthead-settings").click();
  await expectFineInAll(page, "settings");
  await page.goto("/credits");
  await expect(page.getByRole("heading", { name: "Credits" })).toBeVisible();
  await expectFineInAll(page, "credits");
  await page.goto("/nowhere");
  await expect(page.getByRole("heading", { name: "Page not found." })).toBeVisible();
  await expectAccessible(page, "nothing here");
  await openTable(page, "grail-cup");
  await expectFineInAll(page, "lobby");
});

const expectFine = async (page: Page, screen: string) => expectNoViolation(page, screen);

test("axe finds no problem at the table on desktop and phone, nor in the slim bar of a spectator", async ({
  newPerson,
}) => {
  const page = await newPerson({ viewport: DESKTOP });
  await playNow(page, "grail-cup");
  await expect(question(page)).toBeVisible();
  await expectFine(page, "asked");
  await expectReadableByNight(page, "asked");
  await page.getByRole("button", { name: "Rules" }).click();
  await expect(page.getByRole("searchbox", { name: "Search the rules" })).toBeVisible();
  // Their colours are looked at where one learns to play.
  await expectNoViolation(page, "rules", EVERYTHING_BUT_COLOURS);
  await page.keyboard.press("Escape");
  await menuButton(page).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectFine(page, "menu");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Chat", exact: true }).click();
  await expectFine(page, "talk");
  await page.keyboard.press("Escape");

  // Dialogs are the same on a phone, and so are colours; the log is a sheet there.
  await page.setViewportSize(PHONE.viewport);
  await expectNoViolation(page, "asked on a phone", EVERYTHING_BUT_COLOURS);
  await page.getByRole("button", { name: "Log and chat" }).click();
  await expectNoViolation(page, "log on a phone", EVERYTHING_BUT_COLOURS);
  await page.keyboard.press("Escape");
  await page.setViewportSize(DESKTOP);

  // Players who are not asked, and spectators, have a slim bar instead of the action bar.
  const stranger = await newPerson({ viewport: PHONE.viewport });
  await stranger.goto(page.url());
  await expect(bar(stranger).getByText("You’re watching.")).toBeVisible();
  expect((await roomOf(stranger)).bar).toBeLessThan(60);
  await expectFine(stranger, "watching");

  await answerOnce(page);
  await menuButton(page).click();
  await page.getByRole("button", { name: "Offer to end the game" }).click();
  await expect(page.getByRole("heading", { name: "The game is over" })).toBeVisible();
  await expectFine(page, "end");
});
