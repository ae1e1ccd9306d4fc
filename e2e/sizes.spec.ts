import { devices } from "@playwright/test";
import { answerAnything, hurryBots, openTable, playNow, question } from "./steps.ts";
import { expect, type Page, test } from "./test.ts";

const PHONE = {
  ...devices["Pixel 5"],
  viewport: { width: 360, height: 740 },
  screen: { width: 360, height: 740 },
};

test("on a phone the first tap shows what would follow and the second chooses, through a whole draft", async ({
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
  await expect(page.locator(".bar-preview")).toContainText(/keeps/);
  await expect(question(page)).toHaveText(before);
  await card.tap();
  await expect(page.locator(`.answer[data-answer="${id}"]`)).toBeHidden();

  await hurryBots(page);
  await answerAnything(page, page.locator(".column .log li", { hasText: "Round 2." }), "finger");
  await expectNothingSticksOut(page);
  await page.getByRole("button", { name: "Log, Talk" }).tap();
  await expect(page.getByRole("list", { name: "Log" })).toContainText("Round 1.");
  await expectNothingSticksOut(page);
});

for (const locale of ["ru", "fr", "en"]) {
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
    await page.setViewportSize(PHONE.viewport);
    await playNow(page, "grail-cup");
    await expect(question(page)).toBeVisible();
    await screens();
  });
}

/** The page does not scroll sideways, no text is beyond its edge, and no button is too narrow for its words. */
async function expectNothingSticksOut(page: Page): Promise<void> {
  const sticksOut = () =>
    page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      const outside: string[] = [];
      const scrolls = (element: Element | null): boolean =>
        element !== null &&
        (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const element = text.parentElement;
        if (element?.checkVisibility() !== true || element.closest(".for-readers, .skip-link, svg") !== null)
          continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const { left, right } = range.getBoundingClientRect();
        if ((left < -1 || right > clientWidth + 1) && !scrolls(element))
          outside.push(`“${text.textContent}”`);
      }
      for (const button of document.querySelectorAll("button, a.button"))
        if (button.checkVisibility() && button.scrollWidth > button.clientWidth + 1)
          outside.push(`button “${button.textContent}”`);
      if (scrollWidth > clientWidth)
        for (const element of document.querySelectorAll("body *"))
          if (element.getBoundingClientRect().right > clientWidth && !scrolls(element.parentElement))
            outside.push(`the page is ${scrollWidth} px wide: ${element.className}`);
      return outside;
    });
  await expect.poll(sticksOut).toEqual([]);
}
