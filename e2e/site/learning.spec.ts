import { tabTo } from "../support/keys.ts";
import { advanced, answer, bubble, takeLesson } from "../support/lesson.ts";
import { COLOURS, DESKTOP, expectNoViolation, expectNothingSticksOut, PHONE } from "../support/screens.ts";
import { bar, confirmButton, question, tapAnswer } from "../support/steps.ts";
import { expect, type Page, test } from "../support/test.ts";

/** Nothing was offered to a newcomer yet, and nothing explained; what happens takes no time. */
const newcomer = (locale: string) => ({ locale, storageState: { cookies: [], origins: [] } });

test("with a mouse a newcomer is offered Grail Cup’s lesson, is told why not, leaves, goes on there and wins", async ({
  newPerson,
}) => {
  const page = await hurried(newPerson({ ...newcomer("en"), viewport: DESKTOP }));
  await page.goto("/");
  await page.locator(".game-card:has(#game-grail-cup) button.gold").click();
  await page.getByRole("link", { name: "Learn it in five minutes" }).click();
  await expect(bubble(page)).toContainText("Here is the Grail.");
  await expectNoViolation(page, "a word of the guide");

  await next(page);
  await next(page);
  await bar(page).getByRole("button", { name: "Keep the Smith" }).click({ force: true });
  await expect(bubble(page).getByRole("alert")).toHaveText(
    "A good ally for another day. This time, keep number 8, the Fairy.",
  );
  await expectNoViolation(page, "a reason");
  await answer(page, (fitting) => fitting.click());

  // Away and back again.
  const left = await bubble(page).locator("p").first().innerText();
  await page.goto("/");
  await page.goto("/learn/grail-cup");
  await expect(bubble(page).locator("p").first()).toHaveText(left);
  await expect(bubble(page).getByRole("button", { name: "Start over" })).toBeVisible();

  await takeLesson(page, { press: (button) => button.click(), choose: (fitting) => fitting.click() });
  await expect(bubble(page)).toContainText("You’ve won!");
  await bubble(page).getByRole("button", { name: "Play now" }).click();
  await expect(page).toHaveURL(/\/t\/\w{12}$/);

  // At the first match a coach explains the question; one press turns the coach off.
  await expect(bubble(page)).toContainText("Be the first knight to reach the Grail");
  await bubble(page).getByRole("button", { name: "Got it" }).click();
  await expect(question(page)).toBeVisible();
  await expect(page.locator(".bar-question")).toBeFocused();
  await expect(bubble(page)).toContainText(/ally|cards/);
  await expectNoViolation(page, "a word of the coach");
  await bubble(page).getByRole("button", { name: "Turn tips off" }).click();
  await expect(bubble(page)).toBeHidden();
  await page.reload();
  await expect(question(page)).toBeVisible();
  await expect(bubble(page)).toBeHidden();

  await page.goto("/");
  await page.locator(".game-card:has(#game-grail-cup) button.gold").click();
  await expect(page).toHaveURL(/\/t\/\w{12}$/);
});

test("with a finger one serves Arthur in Quest’s lesson, in Russian, and finds all three", async ({
  newPerson,
}) => {
  const page = await hurried(newPerson({ ...PHONE, ...newcomer("ru") }));
  await page.goto("/learn/quest");
  await page.getByRole("link", { name: "За Артура" }).tap();
  await takeLesson(page, {
    press: (button) => button.tap(),
    choose: async (fitting) => {
      await tapAnswer(page, fitting);
      await expect(page.locator(".bubble-hint")).toBeVisible();
      await confirmButton(page).tap();
    },
  });
  await expect(bubble(page)).toContainText("Добро победило");
  await expectNoViolation(page, "the end of a lesson on a phone");
  await bubble(page).getByRole("link", { name: "Следующий урок" }).tap();
  await expect(bubble(page)).toContainText("На этот раз вы служите Мордреду.");
});

test("with keys alone one builds a city in Dice City’s lesson, in French, and wins", async ({
  newPerson,
}) => {
  const page = await hurried(
    newPerson({ ...newcomer("fr"), viewport: DESKTOP, colorScheme: "dark", reducedMotion: "reduce" }),
  );
  await page.goto("/learn/dice-city");
  await takeLesson(page, {
    press: async (button) => {
      await expect(button).toBeFocused();
      await page.keyboard.press("Enter");
    },
    choose: async (fitting) => {
      const key = await fitting.getAttribute("aria-keyshortcuts");
      if (key === null) await tabTo(page, fitting);
      await page.keyboard.press(key ?? "Enter");
    },
  });
  await expect(bubble(page)).toContainText("Vous avez gagné");
  await expectNoViolation(page, "the end of a lesson by night", COLOURS);
});

test("how to play is a page for each game, in three languages, on a desk, on a phone and on paper", async ({
  newPerson,
}) => {
  for (const [locale, game, title] of [
    ["ru", "quest", "Как играть"],
    ["fr", "dice-city", "Comment jouer"],
    ["en", "grail-cup", "How to play"],
  ] as const) {
    const page = await newPerson({ locale, viewport: PHONE.viewport });
    await page.goto("/");
    await page.locator(`.game-card:has(#game-${game}) .game-more`).click();
    await expect(page.locator(".how-to .label")).toHaveText(title);
    await expect(page.locator(".still")).toHaveCount(4);
    await expect(page.locator(".clause").first()).toBeVisible();
    await expectNothingSticksOut(page);
    await page.setViewportSize(DESKTOP);
    await expectNothingSticksOut(page);
    // The rules are the same for every game, and axe reads each word of them.
    if (game === "grail-cup") await expectNoViolation(page, "how to play");
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await expect(page.locator(".masthead")).toBeHidden();
    await expect(page.locator(".still").last()).toBeVisible();
    await page.close();
  }
});

/** Whatever is seen to happen takes no time. */
async function hurried(opening: Promise<Page>): Promise<Page> {
  const page = await opening;
  await page.addInitScript(() => localStorage.setItem("tempo", JSON.stringify("none")));
  return page;
}

async function next(page: Page): Promise<void> {
  await advanced(page, () => bubble(page).locator(".gold").click());
}
