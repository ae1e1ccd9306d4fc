import { expect, type Locator, type Page } from "./test.ts";

// What a learner does in a lesson, whatever the game and the language.

export const bubble = (page: Page): Locator => page.locator(".bubble");

interface Hands {
  press(button: Locator): Promise<void>;
  /** By the piece on the board where one stands for the answer, else by the bar. */
  choose(fitting: Locator): Promise<void>;
}

/** Follows the guide up to the end. The guide's bubble must never cover the piece that it is about. */
export async function takeLesson(page: Page, { press, choose }: Hands): Promise<void> {
  await expect(bubble(page)).toBeVisible();
  for (let said = await lookAt(page); !said.isOver; said = await lookAt(page)) {
    if (said.covers) await expect.poll(async () => (await lookAt(page)).covers).toBe(false);
    if (said.isRead) await advanced(page, () => press(bubble(page).locator(".gold")));
    else await answer(page, choose);
  }
}

/**
 * What the guide wants, and whether its bubble covers the piece that it is about; the ring is a little larger than
 * the piece.
 */
async function lookAt(page: Page): Promise<{ isOver: boolean; isRead: boolean; covers: boolean }> {
  return page.evaluate(() => {
    const [said, ring] = [".bubble", ".bubble-ring:not([hidden])"].map((one) =>
      document.querySelector(one)?.getBoundingClientRect(),
    );
    const across = Math.min(said?.right ?? 0, ring?.right ?? 0) - Math.max(said?.left ?? 0, ring?.left ?? 0);
    const down = Math.min(said?.bottom ?? 0, ring?.bottom ?? 0) - Math.max(said?.top ?? 0, ring?.top ?? 0);
    return {
      isOver: document.querySelector(".lesson-end") !== null,
      isRead: document.querySelector(".bubble .gold") !== null,
      covers: Math.min(across, down) > 6,
    };
  });
}

export async function answer(page: Page, choose: Hands["choose"]): Promise<void> {
  const fitting = page.locator(".bar .answer:not([aria-disabled])");
  await expect(fitting).toHaveCount(1);
  await advanced(page, () => choose(fitting));
}

export async function advanced(page: Page, act: () => Promise<void>): Promise<void> {
  const progress = bubble(page).locator("progress");
  const before = await progress.getAttribute("value");
  await act();
  await expect(progress).not.toHaveAttribute("value", before ?? "");
}
