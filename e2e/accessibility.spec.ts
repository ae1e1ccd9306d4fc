import {
  axeOn,
  DESKTOP,
  expectAccessible,
  expectNoViolation,
  expectReadableByNight,
  PHONE,
} from "./screens.ts";
import { answerOnce, bar, menuButton, openTable, playNow, question } from "./steps.ts";
import { expect, type Page, test } from "./test.ts";

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

// A table is slow to draw anew, so each look has a table of its own instead of changing one. A phone has the
// colours of a desk.
const LOOKS = [
  { name: "on a desk", viewport: DESKTOP },
  { name: "on a phone", viewport: PHONE.viewport },
] as const;

for (const { name, ...look } of LOOKS) {
  test(`axe finds nothing at the table ${name}`, async ({ newPerson }) => {
    const isPhone = look.viewport === PHONE.viewport;
    const expectFine = async (page: Page, screen: string) => {
      const axe = await axeOn(page);
      if (isPhone) axe.disableRules("color-contrast");
      await expectNoViolation(axe, screen);
    };
    const page = await newPerson(look);
    await playNow(page, "grail-cup");
    await expect(question(page)).toBeVisible();
    await expectFine(page, "asked");
    if (!isPhone) await expectReadableByNight(page, "asked");
    await page.getByRole("button", { name: "Rules" }).click();
    await expectFine(page, "rules");
    if (!isPhone) await expectReadableByNight(page, "rules");
    await page.keyboard.press("Escape");
    await menuButton(page).click();
    await expectFine(page, "menu");
    await page.keyboard.press("Escape");
    // On a desk the log stands beside the board and was looked at with it; on a phone it is a sheet.
    if (isPhone) {
      await page.getByRole("button", { name: "Log, Talk" }).click();
      await expectFine(page, "log");
    }
    await page.getByRole("button", { name: "Talk", exact: true }).click();
    await expectFine(page, "talk");
    await page.keyboard.press("Escape");

    const stranger = await newPerson(look);
    await stranger.goto(page.url());
    await expect(bar(stranger).getByText("You are watching.")).toBeVisible();
    await expectFine(stranger, "watching");

    await answerOnce(page);
    await menuButton(page).click();
    await page.getByRole("button", { name: "End the game together" }).click();
    await expect(page.getByRole("heading", { name: "The game is over" })).toBeVisible();
    await expectFine(page, "end");
  });
}
