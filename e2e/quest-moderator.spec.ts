import { expectAccessible, expectNothingSticksOut, PHONE } from "./screens.ts";
import { expect, type Page, test } from "./test.ts";

const NAMES = ["Ann", "Tom", "Kim", "Christopher", "Elizabeth"];

test("five people at a real table play Quest with one phone and no connection, from the deal to the verdict", async ({
  newPerson,
}) => {
  const page = await newPerson(PHONE);
  await page.goto("/");
  await page.getByRole("link", { name: "At a real table" }).click();
  for (const [nth, name] of NAMES.entries())
    await page.getByRole("textbox", { name: `Player ${nth + 1}` }).fill(name);
  await expectNothingSticksOut(page);
  await expectAccessible(page, "moderator before the deal", [PHONE.viewport]);

  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Deal the cards" }).click();
  const looked: string[] = [];
  while (looked.length < NAMES.length) looked.push(await lookAtCard(page));
  expect(looked.toSorted()).toEqual(NAMES.toSorted());
  await hearIntroduction(page);

  await expect(page.getByRole("heading", { name: /leads$/ })).toBeVisible();
  await expectNothingSticksOut(page);
  await expectAccessible(page, "moderator of a quest", [PHONE.viewport]);
  await expectKept(page);

  const verdict = page.locator(".qm-over");
  while ((await verdict.count()) === 0) await goOn(page);
  await expect(verdict).toContainText(/(Good|Evil) wins/);
  await expect(verdict.locator(".qm-dealt li")).toHaveCount(5);
  await expectNothingSticksOut(page);
  await page.getByRole("button", { name: "Another game" }).click();
  await expect(page.getByRole("textbox", { name: "Player 1" })).toHaveValue("Ann");
});

/** Whoever is called looks behind a cover that tells nothing; his name. */
async function lookAtCard(page: Page): Promise<string> {
  const cover = page.getByRole("button", { name: "I am" });
  await expect(page.getByText("Your character")).toBeHidden();
  const name = (await cover.innerText()).replace("I am ", "");
  await expect(page.getByRole("heading", { name: `Pass the device to ${name}` })).toBeVisible();
  await cover.click();
  await expect(page.getByText("Your character")).toBeVisible();
  await page.getByRole("button", { name: "Hide and pass on" }).click();
  return name;
}

async function hearIntroduction(page: Page): Promise<void> {
  await expect(page.locator(".qm-sentence")).toContainText("close");
  const next = page.getByRole("button", { name: "Next", exact: true });
  while (await next.isEnabled()) await next.click();
  await expect(page.locator(".qm-sentence")).toContainText("open");
  await page.getByRole("button", { name: "To the first quest" }).click();
}

/** Whoever closes the page by mistake finds the game where it was. */
async function expectKept(page: Page): Promise<void> {
  const heading = await page.locator(".qm-heading").innerText();
  await page.context().setOffline(false);
  await page.reload();
  await expect(page.locator(".qm-heading")).toHaveText(heading);
  await page.context().setOffline(true);
}

/** Presses what leads on; where nothing does yet, makes the first choice that is left. */
async function goOn(page: Page): Promise<void> {
  const screen = page.locator(".qm-screen");
  const door = screen.locator(".gold:enabled");
  const choices = screen.locator(".qm-seats").last().locator('[aria-pressed="false"]');
  await ((await door.count()) > 0 ? door : choices).first().click();
}
