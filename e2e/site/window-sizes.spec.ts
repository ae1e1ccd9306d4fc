import { expectNothingSticksOut, PHONE } from "../support/screens.ts";
import { answerAnything, confirmButton, hurryBots, openTable, question } from "../support/steps.ts";
import { expect, test } from "../support/test.ts";

test("on a phone the first tap shows what would follow and a button in words chooses it, through a whole draft", async ({
  newPerson,
}) => {
  const page = await newPerson(PHONE);
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).first().tap();
  await expect(question(page)).toBeVisible({ timeout: 60_000 });
  await expectNothingSticksOut(page);

  const card = page.locator(".gc-hand [data-answer]").first();
  const [id, before] = [await card.getAttribute("data-answer"), await question(page).innerText()];
  await card.tap();
  await expect(page.locator(`.answer[data-answer="${id}"]`)).toHaveAttribute("data-armed", "");
  await expect(page.locator(".bar-preview")).toContainText(/You keep/);
  await expect(question(page)).toHaveText(before);
  await confirmButton(page).tap();
  await expect(card).toHaveCount(0);

  await hurryBots(page);
  await answerAnything(page, page.locator(".column .log li", { hasText: "Round 2." }), "finger");
  await expectNothingSticksOut(page);
  await page.getByRole("button", { name: "Log and chat" }).tap();
  await expect(page.getByRole("list", { name: "Log" })).toContainText("Round 1.");
  await expectNothingSticksOut(page);
});

// In the languages with long words; tables are measured with the room that they have.
for (const locale of ["ru", "fr"]) {
  test(`nothing runs over the edge of a phone or of a page at 200 % in ${locale}`, async ({ newPerson }) => {
    const page = await newPerson({ ...PHONE, locale });
    const zoomed = { width: 640, height: 360 };
    const screens = async () => {
      for (const size of [PHONE.viewport, zoomed]) {
        await page.setViewportSize(size);
        await expectNothingSticksOut(page);
      }
    };
    await page.goto("/credits");
    await expect(page.locator("h1")).toBeVisible();
    await screens();
    await openTable(page, "grail-cup");
    await screens();
    await page.goto("/");
    await expect(page.locator(".table-card").first()).toBeVisible();
    await screens();
  });
}
