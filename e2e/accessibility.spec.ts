import { AxeBuilder } from "@axe-core/playwright";
import { answerOnce, bar, menuButton, openTable, playNow, question } from "./steps.ts";
import { expect, type Page, test } from "./test.ts";

const desk = { width: 1280, height: 720 };
const phone = { width: 360, height: 740 };

/** At night only colours are different. */
const LOOKS = [
  { name: "on a desk", viewport: desk, colorScheme: "light", rules: [] },
  { name: "on a desk at night", viewport: desk, colorScheme: "dark", rules: ["color-contrast"] },
  { name: "on a phone", viewport: phone, colorScheme: "light", rules: [] },
  { name: "on a phone at night", viewport: phone, colorScheme: "dark", rules: ["color-contrast"] },
] as const;

for (const { name, rules, ...look } of LOOKS) {
  test(`axe finds nothing on any screen ${name}`, async ({ newPerson }) => {
    const page = await newPerson(look);
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Play now" }).first()).toBeEnabled();
    await expectNoViolation(page, "home", rules);
    await page.locator(".masthead-settings").click();
    await expectNoViolation(page, "settings", rules);
    await page.goto("/credits");
    await expect(page.getByRole("heading", { name: "Credits" })).toBeVisible();
    await expectNoViolation(page, "credits", rules);
    await openTable(page, "grail-cup");
    await expectNoViolation(page, "lobby", rules);

    await playNow(page, "grail-cup");
    await expect(question(page)).toBeVisible();
    await expectNoViolation(page, "asked", rules);
    await page.getByRole("button", { name: "Rules" }).click();
    await expectNoViolation(page, "rules", rules);
    await page.keyboard.press("Escape");
    await menuButton(page).click();
    await expectNoViolation(page, "menu", rules);
    await page.keyboard.press("Escape");
    // On a desk the log stands beside the board and was looked at with it; on a phone it is a sheet.
    if (look.viewport === phone) {
      await page.getByRole("button", { name: "Log, Talk" }).click();
      await expectNoViolation(page, "log", rules);
    }
    await page.getByRole("button", { name: "Talk", exact: true }).click();
    await expectNoViolation(page, "talk", rules);
    await page.keyboard.press("Escape");

    const stranger = await newPerson(look);
    await stranger.goto(page.url());
    await expect(bar(stranger).getByText("You are watching.")).toBeVisible();
    await expectNoViolation(stranger, "watching", rules);

    await answerOnce(page);
    await menuButton(page).click();
    await page.getByRole("button", { name: "End the game together" }).click();
    await expect(page.getByRole("heading", { name: "The game is over" })).toBeVisible();
    await expectNoViolation(page, "end", rules);
  });
}

/** What lies behind an open dialog is out of reach. */
async function expectNoViolation(page: Page, screen: string, rules: readonly string[]): Promise<void> {
  const axe = new AxeBuilder({ page });
  if ((await page.locator("dialog[open]").count()) > 0) axe.include("dialog[open]");
  if (rules.length > 0) axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  expect.soft(found, screen).toEqual([]);
}
