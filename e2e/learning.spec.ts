import { tabTo } from "./keys.ts";
import { COLOURS, DESKTOP, expectNoViolation, expectNothingSticksOut, PHONE } from "./screens.ts";
import { bar, question } from "./steps.ts";
import { expect, type Locator, type Page, test } from "./test.ts";

/** Nothing was offered to a newcomer yet, and nothing explained; what happens takes no time. */
const newcomer = (locale: string) => ({ locale, storageState: { cookies: [], origins: [] } });

const bubble = (page: Page): Locator => page.locator(".bubble");

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
    "A good ally for another day. Now keep number 8, the Fairy.",
  );
  await expectNoViolation(page, "a reason");
  await answer(page, (fitting) => fitting.click());

  // Away and back again.
  const left = await bubble(page).locator("p").first().innerText();
  await page.goto("/");
  await page.goto("/learn/grail-cup");
  await expect(bubble(page).locator("p").first()).toHaveText(left);
  await expect(bubble(page).getByRole("button", { name: "From the beginning" })).toBeVisible();

  await takeLesson(page, { press: (button) => button.click(), choose: (fitting) => fitting.click() });
  await expect(bubble(page)).toContainText("You have won!");
  await bubble(page).getByRole("button", { name: "Play now" }).click();
  await expect(page).toHaveURL(/\/t\/\w{12}$/);

  // At the first match a coach says what it is about; one press, and he says no more.
  await expect(bubble(page)).toContainText("Be the first knight to reach the Grail");
  await bubble(page).getByRole("button", { name: "Understood" }).click();
  await expect(question(page)).toBeVisible();
  await expect(bubble(page)).toContainText(/ally|cards/);
  await expectNoViolation(page, "a word of the coach");
  await bubble(page).getByRole("button", { name: "No more tips" }).click();
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
      await fitting.tap();
      await expect(page.locator(".bubble-hint")).toBeVisible();
      await fitting.tap();
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

interface Hands {
  press(button: Locator): Promise<void>;
  /** By the piece on the board where one stands for the answer, else by the bar. */
  choose(fitting: Locator): Promise<void>;
}

/** Does whatever the guide says, up to the end. Nothing that he speaks of is ever under what he says. */
async function takeLesson(page: Page, { press, choose }: Hands): Promise<void> {
  await expect(bubble(page)).toBeVisible();
  for (let said = await lookAt(page); !said.isOver; said = await lookAt(page)) {
    if (said.covers) await expect.poll(async () => (await lookAt(page)).covers).toBe(false);
    if (said.isRead) await advanced(page, () => press(bubble(page).locator(".gold")));
    else await answer(page, choose);
  }
}

/** What the guide wants, and whether he stands before the piece he speaks of; its ring is a little larger than that. */
async function lookAt(page: Page): Promise<{ isOver: boolean; isRead: boolean; covers: boolean }> {
  return page.evaluate(() => {
    const [said, ring] = [".bubble", ".bubble-ring:not([hidden])"].map((one) =>
      document.querySelector(one)?.getBoundingClientRect(),
    );
    const across = Math.min(said?.right ?? 0, ring?.right ?? 0) - Math.max(said?.left ?? 0, ring?.left ?? 0);
    const down = Math.min(said?.bottom ?? 0, ring?.bottom ?? 0) - Math.max(said?.top ?? 0, ring?.top ?? 0);
    return {
      isOver: document.querySelector(".lesson-doors") !== null,
      isRead: document.querySelector(".bubble .gold") !== null,
      covers: Math.min(across, down) > 6,
    };
  });
}

async function next(page: Page): Promise<void> {
  await advanced(page, () => bubble(page).locator(".gold").click());
}

async function answer(page: Page, choose: Hands["choose"]): Promise<void> {
  const fitting = page.locator(".bar .answer:not([aria-disabled])");
  await expect(fitting).toHaveCount(1);
  await advanced(page, () => choose(fitting));
}

async function advanced(page: Page, act: () => Promise<void>): Promise<void> {
  const progress = bubble(page).locator("progress");
  const before = await progress.getAttribute("value");
  await act();
  await expect(progress).not.toHaveAttribute("value", before ?? "");
}
