import { expectFocusSeen, tabTo } from "../support/keys.ts";
import { answerAnything, playNowByKeys, question } from "../support/steps.ts";
import { expect, test } from "../support/test.ts";

test("with the keyboard alone one finds the game and plays two rounds, and always sees the focus", async ({
  page,
}) => {
  await playNowByKeys(page, "grail-cup");

  // The hand is one group: arrows walk along the cards.
  await expect(question(page)).toHaveText("Keep one of these allies for this round.");
  const cards = page.locator(".gc-hand [data-answer]");
  await tabTo(page, cards.first());
  await page.keyboard.press("ArrowRight");
  await expect(cards.nth(1)).toBeFocused();
  await expectFocusSeen(page);
  await expect(page.locator(".bar-preview")).toContainText("You keep");
  await page.keyboard.press("Enter");

  await answerAnything(page, page.locator(".column .log li", { hasText: /^Round 3\./ }), "keys");
});
