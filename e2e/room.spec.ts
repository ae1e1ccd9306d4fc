import { faultsOfHand } from "./hand.ts";
import { answerToAnotherKind, kindOfQuestion } from "./kinds.ts";
import { expectRoom } from "./room.ts";
import { expectNothingSticksOut, settled } from "./screens.ts";
import { playNow, question, speak } from "./steps.ts";
import { expect, type Page, test } from "./test.ts";

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
  { width: 820, height: 1180, board: 0.55, letters: 12 },
];

const LOCALES = ["fr", "en", "ru"] as const;

/** So many kinds of question are looked at, as they come, the later ones where there is little room. */
const KINDS = { "grail-cup": 2, quest: 3, "dice-city": 3 };
const CLOSE = [...WINDOWS.slice(2), ...MORE_WINDOWS];

for (const [game, kinds] of Object.entries(KINDS)) {
  test(`${game}: the board has the room, and all that a decision needs is in sight together, in every language`, async ({
    newPerson,
  }) => {
    const page = await newPerson();
    await playNow(page, game);
    await expect(question(page)).toBeVisible();
    await settled(page);
    for (const locale of LOCALES) {
      await speak(page, locale);
      await expectRoom(
        page,
        `${game}, ${locale}`,
        locale === "ru" ? [...WINDOWS, ...MORE_WINDOWS] : WINDOWS,
        async ({ width, height, letters }, where) => {
          if (game === "grail-cup" && locale === "ru" && height > 700)
            expect(await faultsOfHand(page, letters), where).toEqual([]);
          if (width < 720 && locale !== "en") await expectNothingSticksOut(page);
        },
      );
    }
    const known = [await kindOfQuestion(page)];
    while (known.length < kinds) {
      const kind = await answerToAnotherKind(page, known);
      if (kind === null) break;
      known.push(kind);
      await expectRoom(page, `${game}, “${kind}”`, CLOSE);
    }
    await expectNothingEndless(page);
  });
}

/** With all the time and all the movement that there is, nothing goes on moving while one thinks. */
async function expectNothingEndless(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.evaluate(() => localStorage.setItem("tempo", JSON.stringify("normal")));
  await page.reload();
  await expect(page.locator(".bar")).toBeVisible();
  await settled(page);
  const endless = await page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime === Infinity)
        .length,
  );
  expect(endless).toBe(0);
}
