import { faultsOfHand } from "./hand.ts";
import { roomOf } from "./room.ts";
import { expectNothingSticksOut, settled } from "./screens.ts";
import { answerOnce, playNow, question } from "./steps.ts";
import { expect, type Page, test } from "./test.ts";

/** A window, the part of it that the board has at least, and the least size of letters that one must read to decide. */
const WINDOWS = [
  { width: 1366, height: 768, board: 0.6, letters: 12 },
  { width: 1440, height: 900, board: 0.6, letters: 12 },
  { width: 1280, height: 720, board: 0.55, letters: 12 },
  { width: 360, height: 740, board: 0.5, letters: 11 },
  { width: 740, height: 360, board: 0.6, letters: 0 },
];

/** Pages at 200 %, and a tablet: looked at in the language with the longest words. */
const MORE_WINDOWS = [
  { width: 683, height: 384, board: 0.6, letters: 0 },
  { width: 820, height: 1180, board: 0.55, letters: 0 },
];

/** How many answers lead to a question with something to choose. */
const GAMES = { "grail-cup": 0, quest: 1, "dice-city": 0 };

const LOCALES = ["ru", "fr", "en"] as const;

for (const [game, answers] of Object.entries(GAMES)) {
  test(`${game}: the board has the room, and all that a decision needs is in sight together, in every language`, async ({
    newPerson,
  }) => {
    const page = await newPerson();
    await playNow(page, game);
    for (let given = 0; given < answers; given++) await answerOnce(page);
    await expect(question(page)).toBeVisible();
    for (const locale of LOCALES) {
      await speak(page, locale);
      for (const { width, height, board, letters } of locale === "ru"
        ? [...WINDOWS, ...MORE_WINDOWS]
        : WINDOWS) {
        await page.setViewportSize({ width, height });
        const where = `${game}, ${locale}, ${width}×${height}`;
        // A board is drawn anew for another window, and a slow machine takes a moment for that.
        await expect(async () => {
          const room = await roomOf(page);
          expect(room.board, `${where}: the board’s part of the window`).toBeGreaterThanOrEqual(board);
          expect(room.unseen, where).toEqual([]);
          const { px, text } = room.smallest ?? { px: letters, text: "" };
          expect(px, `${where}: “${text}” on a piece`).toBeGreaterThanOrEqual(letters);
          if (game === "grail-cup" && locale === "ru" && height > 700)
            expect(await faultsOfHand(page, letters), where).toEqual([]);
        }).toPass({ timeout: 20_000 });
        if (width < 720 && locale !== "en") await expectNothingSticksOut(page);
      }
    }
    await expectNothingEndless(page);
  });
}

/** With all the time and all the movement that there is, nothing goes on moving while one thinks. */
async function expectNothingEndless(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.evaluate(() => localStorage.setItem("tempo", JSON.stringify("normal")));
  await speak(page, "en");
  const endless = await page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime === Infinity)
        .length,
  );
  expect(endless).toBe(0);
}

/** In another language the same question is asked. */
async function speak(page: Page, locale: string): Promise<void> {
  await page.evaluate((chosen) => localStorage.setItem("locale", JSON.stringify(chosen)), locale);
  await page.reload();
  await expect(question(page)).toBeVisible();
  await settled(page);
  await page.evaluate(() => document.fonts.ready.then(() => true));
}
