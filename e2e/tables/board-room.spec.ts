import { faultsOfHand } from "../support/hand-faults.ts";
import { learnToAnotherKind } from "../support/lesson-kinds.ts";
import { expectRoom } from "../support/board-room.ts";
import { expectNothingSticksOut, settled } from "../support/screens.ts";
import { hurryBots, openTable, question, seatFor, speak, start } from "../support/steps.ts";
import { expect, type Page, test } from "../support/test.ts";

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

/** With so many at the table. */
const GAMES = { "grail-cup": 4, quest: 6, "dice-city": 4 };

for (const [game, seats] of Object.entries(GAMES)) {
  test(`${game}: the board has the room, and all that a decision needs is in sight together, in every language`, async ({
    newPerson,
  }) => {
    const page = await newPerson();
    await openTable(page, game);
    await seatFor(page, seats);
    await start(page);
    await hurryBots(page);
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
          if (locale === "ru" || (locale === "fr" && width < 720)) await expectNothingSticksOut(page);
          expect(await linesOfName(page), `${where}: the name of the game`).toBe(1);
        },
      );
    }
    await expectNothingEndless(page);
  });
}

/** In how many lines the name of the game stands above its table. */
async function linesOfName(page: Page): Promise<number> {
  return page.locator(".head-title").evaluate((name) => {
    const letters = document.createRange();
    letters.selectNodeContents(name);
    return letters.getClientRects().length;
  });
}

/** A match asks by chance; a lesson is laid down. It asks at least so many kinds of question; a map takes long to draw. */
const LESSONS = { "grail-cup": 4, "quest/evil": 9, "dice-city": 6 };
/** Windows in which little room is left. */
const CLOSE = [...WINDOWS.slice(2), ...MORE_WINDOWS];

for (const [lesson, kinds] of Object.entries(LESSONS)) {
  test(`${lesson}: whatever is asked, all that the decision needs is in sight together where there is little room`, async ({
    newPerson,
  }) => {
    const page = await newPerson({ locale: "ru" });
    await page.goto(`/learn/${lesson}`);
    await guideIsUnseen(page);
    const known: string[] = [];
    const most = lesson === "grail-cup" ? kinds : Infinity;
    while (known.length < most) {
      const kind = await learnToAnotherKind(page, known);
      if (kind === null) break;
      known.push(kind);
      await expectRoom(page, `${lesson}, “${kind}”`, CLOSE);
    }
    expect(known.length).toBeGreaterThanOrEqual(kinds);
  });
}

/** The guide's bubble covers pieces, and has a test of its own. */
async function guideIsUnseen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const unseen = new CSSStyleSheet();
    unseen.replaceSync(":is(.bubble, .bubble-ring) { visibility: hidden; }");
    document.adoptedStyleSheets.push(unseen);
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
